/** The goal of applications and efforts, which the dashboard counts. */
export const DEMO_GOAL = { period: 'week', target: 5 }

/** What was sent with one application, besides its documents. */
export const DEMO_PACKET = {
  company: 'Lumen Health',
  posting: `Senior Frontend Engineer

We build the portal in which patients find their appointments, results and letters.

You will lead the move of the portal to one design system, with two other engineers and a designer;
look after speed and accessibility (WCAG 2.2 AA); and talk with patients twice a month.

You bring five years with TypeScript and React, and care for people who use a screen reader.`,
  answers: [
    {
      question: 'Why would you like to work with us?',
      answer:
        'Because the people who use a patient portal cannot choose another one. I have spent two years on making forms work without a mouse, and would like to do that where it matters most.',
    },
    { question: 'When could you start?', answer: 'Six weeks after an offer.' },
  ],
}

/** Received mails that wait for an answer; each is only a proposal and changes nothing. */
export const DEMO_MAILS: readonly {
  daysAgo: number
  from: string
  subject: string
  text: string
}[] = [
  {
    daysAgo: 1,
    from: 'Talent team <jobs@quillworks.example>',
    subject: 'Your application as Software Engineer, Editor at Quillworks',
    text: `Hi Robin,

Thank you for your application. We would like to invite you to a first interview with our editor team next week.
Please let us know which afternoon suits you.

Kind regards
The Quillworks talent team`,
  },
  {
    daysAgo: 2,
    from: 'Meadow Bank Careers <careers@meadowbank.example>',
    subject: 'Your application to Meadow Bank',
    text: `Dear Robin Hale,

Thank you for your interest in the position of Frontend Engineer, Payments at Meadow Bank.
Unfortunately, we have decided to move forward with other candidates.

We wish you all the best for your search.
Meadow Bank Careers`,
  },
]
