import type { Job } from './schema.ts'
import { t } from '../language/t.ts'

/** One preparation item. `id` is stored when it is ticked, so never rename or reuse it. */
export type ChecklistItem = { id: string; text: string }
export type Checklist = { title: string; items: readonly ChecklistItem[] }

export const COMPANY_RESEARCH: Checklist = {
  title: t('Company Research'),
  items: [
    {
      id: 'company.product',
      text: t('Use the product or watch a demo; note one thing you like and one you would change'),
    },
    {
      id: 'company.customers',
      text: t('Say in one sentence who pays them, for what, and why not a competitor'),
    },
    {
      id: 'company.news',
      text: t('Read their last three announcements: funding, launches, layoffs, new leaders'),
    },
    {
      id: 'company.people',
      text: t(
        'Look up each interviewer: their role, how long they have been there, what they built',
      ),
    },
    {
      id: 'company.team',
      text: t('Work out which team you would join and what it is probably measured on'),
    },
    {
      id: 'company.posting',
      text: t('Reread the job posting and put one proof from your own work beside each must-have'),
    },
    {
      id: 'company.values',
      text: t('Find their stated values and pick a true story of yours for two of them'),
    },
    {
      id: 'company.why',
      text: t('Write two sentences on why this company that would fit no other company'),
    },
    {
      id: 'company.questions',
      text: t('Prepare three questions whose answers would change your decision'),
    },
  ],
}

const TECHNICAL: Checklist = {
  title: t('Technical Interview'),
  items: [
    {
      id: 'technical.format',
      text: t(
        'Ask the recruiter about the format: live coding or discussion, language, editor, length',
      ),
    },
    {
      id: 'technical.setup',
      text: t(
        'Try the shared editor, camera, microphone and screen sharing once, from the same desk',
      ),
    },
    {
      id: 'technical.practice',
      text: t('Solve two medium problems aloud, against the clock, in the language you will use'),
    },
    {
      id: 'technical.patterns',
      text: t(
        'Refresh hash maps, two pointers, BFS and DFS, binary search and sorting, with their costs',
      ),
    },
    {
      id: 'technical.opening',
      text: t(
        'Rehearse the first two minutes: restate the problem, ask for sizes and edge cases, give an example',
      ),
    },
    {
      id: 'technical.closing',
      text: t(
        'Rehearse the last two: trace an example line by line, name edge cases, state time and memory',
      ),
    },
    {
      id: 'technical.stack',
      text: t(
        'Go one question deeper into every technology that both the posting and your resume name',
      ),
    },
    {
      id: 'technical.project',
      text: t(
        'Explain one project in three minutes: the problem, your part, the hardest decision, the result',
      ),
    },
    {
      id: 'technical.stuck',
      text: t(
        'Decide what you do when stuck: say so, take the simplest solution that works, then improve it',
      ),
    },
  ],
}

const BEHAVIORAL: Checklist = {
  title: t('Behavioral Interview'),
  items: [
    {
      id: 'behavioral.stories',
      text: t(
        'Write down six stories: a win, a failure, a conflict, leading, a tight deadline, learning fast',
      ),
    },
    {
      id: 'behavioral.shape',
      text: t(
        'Give each a situation, a task, your action and a result, in under two minutes aloud',
      ),
    },
    {
      id: 'behavioral.numbers',
      text: t('Put a number on every result: hours saved, revenue, errors, people helped'),
    },
    {
      id: 'behavioral.voice',
      text: t('Say "I" for what you did yourself and "we" only for what the team did'),
    },
    {
      id: 'behavioral.failure',
      text: t('Choose a failure that really cost something, and say what you do differently since'),
    },
    {
      id: 'behavioral.conflict',
      text: t('Tell a disagreement without a villain: what each side wanted and how it ended'),
    },
    {
      id: 'behavioral.about-you',
      text: t('Rehearse "Tell me about yourself" in ninety seconds: now, before, why this role'),
    },
    {
      id: 'behavioral.leaving',
      text: t('Say why you are looking in one sentence that blames nobody'),
    },
    {
      id: 'behavioral.spread',
      text: t("Match stories to the posting's requirements, so that you never tell one twice"),
    },
  ],
}

const SYSTEM_DESIGN: Checklist = {
  title: t('System Design Interview'),
  items: [
    {
      id: 'system-design.requirements',
      text: t('Drill the opening: who uses it, the three core actions, what is out of scope'),
    },
    {
      id: 'system-design.numbers',
      text: t(
        'Practise estimating on paper: requests per second, storage per year, read to write ratio',
      ),
    },
    {
      id: 'system-design.api-and-data',
      text: t('Write the API and the data model before you draw any box'),
    },
    {
      id: 'system-design.end-to-end',
      text: t('Draw two systems end to end in 35 minutes each, one of them close to their product'),
    },
    {
      id: 'system-design.storage',
      text: t(
        'Be ready to defend a choice of storage: access patterns, indexes, consistency, sharding key',
      ),
    },
    {
      id: 'system-design.scale',
      text: t('Know when to add a cache, a queue, a replica, and what each one breaks'),
    },
    {
      id: 'system-design.failure',
      text: t(
        'For each box ask what happens when it is slow or gone: timeouts, retries, idempotency',
      ),
    },
    {
      id: 'system-design.operation',
      text: t('Have an answer for running it: metrics, alerts, deployment, migration, cost'),
    },
    {
      id: 'system-design.trade-offs',
      text: t(
        'Close with the weakest point of your design and what you would do with ten times the load',
      ),
    },
    {
      id: 'system-design.tool',
      text: t('Try the drawing tool beforehand; keep pen and paper within reach'),
    },
  ],
}

const HR: Checklist = {
  title: t('HR Interview'),
  items: [
    {
      id: 'hr.pitch',
      text: t(
        'Rehearse a one-minute summary: what you do, what you are proud of, what you want next',
      ),
    },
    {
      id: 'hr.motivation',
      text: t('Say why this role and why now, without complaining about where you are'),
    },
    {
      id: 'hr.salary',
      text: t(
        'Research the pay for this role and place; settle your range and the lowest you would take',
      ),
    },
    {
      id: 'hr.salary-question',
      text: t('Practise asking for their range first, calmly, and then saying nothing'),
    },
    {
      id: 'hr.logistics',
      text: t('Know your notice period, earliest start, work permit and planned time off'),
    },
    {
      id: 'hr.arrangement',
      text: t('Decide what you need: remote days, office, travel, hours, relocation'),
    },
    {
      id: 'hr.gaps',
      text: t('Explain every gap or short stay on your resume in one honest sentence'),
    },
    {
      id: 'hr.process',
      text: t('Ask what comes next: the remaining rounds, who decides, by when'),
    },
    {
      id: 'hr.others',
      text: t('Decide what you will say about other companies you are talking to'),
    },
  ],
}

const GENERAL: Checklist = {
  title: t('Interview Preparation'),
  items: [
    {
      id: 'general.format',
      text: t('Ask who you will meet, for how long, and what they want to learn in this round'),
    },
    {
      id: 'general.about-you',
      text: t('Rehearse "Tell me about yourself" in ninety seconds: now, before, why this role'),
    },
    {
      id: 'general.resume',
      text: t('Reread the resume that you sent them; expect a question about every line'),
    },
    {
      id: 'general.stories',
      text: t('Have three stories ready, each with a result: a success, a failure, a conflict'),
    },
    {
      id: 'general.fit',
      text: t('Name the two hardest things in this job and what shows that you can do them'),
    },
    {
      id: 'general.weakness',
      text: t('Know your weakest point for this role and what you are doing about it'),
    },
    {
      id: 'general.place',
      text: t(
        'Check the link or the way there; a quiet room, a charged laptop, a phone number in case it fails',
      ),
    },
    {
      id: 'general.at-hand',
      text: t('Keep at hand: the posting, your resume, your questions, water, pen and paper'),
    },
    {
      id: 'general.afterwards',
      text: t(
        'Leave fifteen minutes afterwards to note what they asked, and thank them the same day',
      ),
    },
  ],
}

const CHECKLISTS = new Map<string, Checklist>([
  ['technical', TECHNICAL],
  ['behavioral', BEHAVIORAL],
  ['system_design', SYSTEM_DESIGN],
  ['hr', HR],
])

export const ALL_CHECKLISTS: readonly Checklist[] = [
  COMPANY_RESEARCH,
  ...CHECKLISTS.values(),
  GENERAL,
]

/** The preparation list for an interview type; types without their own get the general one. */
export const findChecklist = (interviewType: string | null): Checklist =>
  CHECKLISTS.get(interviewType ?? '') ?? GENERAL

/** Also true after the status has changed, because the date is kept then. */
export const hasInterview = (job: Pick<Job, 'status' | 'interview_date'>): boolean =>
  job.status === 'interviewing' || job.interview_date !== null
