import type { CreateResourceInput } from '#src/resources/schema.ts'

/** Links of the same search: well-known real sites, and the invented companies' sites. */
export const DEMO_BOOKMARKS: readonly CreateResourceInput[] = [
  {
    url: 'https://careers.lumenhealth.example/jobs/senior-frontend-engineer',
    title: 'Lumen Health: Senior Frontend Engineer',
    category: 'job_posting',
    description: 'Reread before the second round: design system, on-call, patient portal.',
  },
  {
    url: 'https://granite.example/jobs/identity',
    title: 'Granite Security: Frontend Engineer, Identity',
    category: 'job_posting',
    tags: 'passkeys,deadline',
  },
  {
    url: 'https://excalidraw.com',
    title: 'Excalidraw',
    category: 'other',
    description: 'For drawing while talking: boxes first, arrows later.',
  },
  {
    url: 'https://en.wikipedia.org/wiki/Situation,_task,_action,_result',
    title: 'Situation, task, action, result',
    category: 'behavioral',
    description: 'Two minutes for each story: most of it is the action, and it ends on a number.',
    tags: 'STAR,stories',
  },
  {
    url: 'https://www.themuse.com/advice/51-great-questions-to-ask-in-an-interview',
    category: 'behavioral',
    tags: 'questions',
  },
  {
    url: 'https://visualgo.net/en',
    title: 'VisuAlgo',
    category: 'algorithms',
    description: 'Sorting, graphs and dynamic programming, one step at a time.',
  },
  {
    url: 'https://neetcode.io/roadmap',
    title: 'NeetCode roadmap',
    category: 'algorithms',
    description: '150 problems in an order that makes sense.',
    tags: 'daily',
  },
  {
    url: 'https://en.wikipedia.org/wiki/List_of_data_structures',
    title: 'Every data structure there is',
    category: 'data_structures',
  },
  {
    url: 'https://www.bigocheatsheet.com',
    title: 'Big-O cheat sheet',
    category: 'data_structures',
    tags: 'the night before',
  },
  {
    url: 'https://github.com/donnemartin/system-design-primer',
    title: 'The System Design Primer',
    category: 'system_design',
    description: 'Start with the latency numbers; the exercises are at the end.',
    tags: 'caching,queues',
  },
  {
    url: 'https://martinfowler.com/articles/patterns-of-distributed-systems/',
    title: 'Patterns of Distributed Systems',
    category: 'system_design',
    description: 'Write-ahead log, leader and followers, quorum, and why each exists.',
  },
  {
    url: 'https://www.kalzumeus.com/2012/01/23/salary-negotiation/',
    title: 'Salary Negotiation: Make More Money, Be More Valued',
    category: 'article',
    description: 'Before the offer call. Never name the first number.',
    tags: 'offer',
  },
  {
    url: 'https://staffeng.com/guides/staff-archetypes/',
    title: 'Staff archetypes',
    category: 'article',
    description: 'Which of the four is Cobalt Maps looking for? Ask.',
  },
  {
    url: 'https://overreacted.io/a-complete-guide-to-useeffect/',
    title: 'A Complete Guide to useEffect',
    category: 'article',
    tags: 'react',
  },
  {
    url: 'https://www.joelonsoftware.com/2000/08/09/the-joel-test-12-steps-to-better-code/',
    title: 'The Joel Test',
    category: 'article',
    description: 'Still a good list of questions for the team.',
    tags: 'questions',
  },
  {
    url: 'https://danluu.com',
    category: 'article',
  },
  {
    url: 'https://jvns.ca',
    title: 'Julia Evans',
    category: 'article',
    description: 'How to learn hard things without being bored.',
  },
  {
    url: 'https://fullstackopen.com/en/',
    title: 'Full Stack open',
    category: 'course',
    description: 'University of Helsinki. Part 7 covers what was asked about bundlers.',
  },
  {
    url: 'https://web.dev/learn/accessibility',
    title: 'Learn Accessibility',
    category: 'course',
    tags: 'a11y',
  },
]
