import { expect, test } from 'vitest'
import { toJobKeys } from '../jobs/similar.ts'
import { createMatcher, type MailClues, type MatchedJob } from './match.ts'
import { findNames } from './names.ts'
import { readMail } from './read-mail.ts'
import { readHost } from './senders.ts'
import { classifyMail } from './classify-mail.ts'
import type { MailText } from './forwarded.ts'

const job = (
  id: string,
  company: string,
  position: string,
  fields: Partial<MatchedJob> = {},
): MatchedJob => ({
  id,
  company,
  position,
  location: null,
  url: null,
  status: 'applied',
  archived_at: null,
  application_date: '2026-10-01',
  ...fields,
})

const ALIKE = [
  job('acme-be', 'Acme', 'Backend Engineer', {
    url: 'https://boards.greenhouse.io/acme/jobs/4001',
  }),
  job('acme-fe', 'Acme Inc.', 'Frontend Engineer'),
  job('acme-sr', 'Acme', 'Senior Backend Engineer'),
  job('robotics-be', 'Acme Robotics', 'Backend Engineer'),
  job('labs-be', 'Acme Labs GmbH', 'Backend Engineer (m/w/d)', {
    url: 'https://jobs.acme-labs.example/1',
  }),
  job('health', 'Acme Health', 'Data Analyst'),
  job('acne', 'Acne Studios', 'Backend Engineer'),
  job('acmed', 'Acmed', 'Data Analyst', { url: 'https://www.acmed.example/careers/data-analyst' }),
  job('summit-old', 'Summit', 'Product Manager', {
    status: 'rejected',
    application_date: '2026-02-01',
  }),
  job('summit-new', 'Summit', 'Product Manager', { application_date: '2026-09-20' }),
]

const KEYED = ALIKE.map((one) => ({ ...one, keys: toJobKeys(one) }))

const read = (mail: MailText, more: Partial<MailClues> = {}) => {
  const clues: MailClues = {
    ...findNames(mail),
    kind: classifyMail(mail).kind,
    text: `${mail.from?.name ?? ''}\n${mail.subject}\n${mail.text}`,
    links: mail.text.match(/https?:\S+/g) ?? [],
    host: mail.from === null ? '' : readHost(mail.from.address),
    ofSender: [],
    ofThread: [],
    day: '2026-10-20',
    ...more,
  }
  const found = createMatcher(ALIKE).match(clues)?.id
  // The same application with stored keys gives the same result.
  expect(createMatcher(KEYED).match(clues)?.id).toBe(found)
  return found
}

const from = (name: string, address: string) => ({ name, address })
const ATS = 'no-reply@us.greenhouse-mail.io'

test.each([
  [
    'Teamleiter Software Development',
    'Ihre Bewerbung "Teamleiter:in (w/m/d) Software Development"',
  ],
  ['Product Owner Payments', 'Deine Bewerbung Product Owner (d/m/w) - Payments'],
  ['Bäcker:in in Teilzeit', 'Ihre Bewerbung als Bäcker/in in Teilzeit'],
])('the application for %s is matched by %s', (position, subject) => {
  const clues = { company: null, position: null, links: [], host: '', ofSender: [], ofThread: [] }
  const jobs = ['Projektmanager', position, 'Product Designer'].map((title, at) =>
    job(String(at), 'Norvane', title),
  )
  const text = `${subject}\nwir freuen uns über das Interesse an Norvane.`
  const found = createMatcher(jobs).match({
    ...clues,
    kind: 'confirmation',
    text,
    day: '2026-10-20',
  })
  expect(found?.position).toBe(position)
})

const MAILS: readonly [string | undefined, MailText][] = [
  [
    'acme-be',
    {
      subject: 'Your application to Acme',
      from: from('Acme Recruiting', ATS),
      text: 'We received your application for the Backend Engineer position.',
    },
  ],
  [
    'acme-sr',
    {
      subject: 'Acme',
      from: from('Acme', ATS),
      text: 'Thank you for applying for the Senior Backend Engineer role at Acme.',
    },
  ],
  [
    'acme-fe',
    {
      subject: 'Frontend Engineer at Acme',
      from: from('', ATS),
      text: 'Unfortunately we will not be moving forward with your application.',
    },
  ],
  [
    'robotics-be',
    {
      subject: 'Thank you for applying to Acme Robotics',
      from: from('Acme Robotics Careers', ATS),
      text: 'Backend Engineer',
    },
  ],
  [
    'labs-be',
    {
      subject: 'Ihre Bewerbung',
      from: from('Lena Vogt', 'lena@acme-labs.example'),
      text: 'Leider können wir Ihre Bewerbung nicht berücksichtigen.',
    },
  ],
  [
    'health',
    {
      subject: 'Interview',
      from: from('Jo', 'jo@acmehealth.example'),
      text: 'We would like to invite you to an interview for the Data Analyst role.',
    },
  ],
  [
    'acne',
    {
      subject: 'Acne Studios: application received',
      from: from('', ATS),
      text: 'Thank you for applying.',
    },
  ],
  [
    'acmed',
    {
      subject: 'Data Analyst',
      from: from('HR', 'hr@acmed.example'),
      text: 'We received your application.',
    },
  ],
  [
    'summit-new',
    {
      subject: 'Summit',
      from: from('Summit Talent', ATS),
      text: 'We will not be moving forward with your application for the Product Manager position.',
    },
  ],
  [
    undefined,
    { subject: 'Pizza', from: from('', 'pizza@napoli.example'), text: 'Your order is on its way.' },
  ],
]

test.each(MAILS)('among ten similar applications, %s is matched', (id, mail) => {
  expect(read(mail)).toBe(id)
})

test('the posting’s URL, the thread or the agency’s contact decides if names do not', () => {
  const vague: MailText = {
    subject: 'Your application',
    from: from('Kim', 'kim@agency.example'),
    text: 'Unfortunately the position has been filled.',
  }
  expect(read(vague)).toBeUndefined()
  expect(read(vague, { ofSender: ['health'] })).toBe('health')
  expect(read(vague, { ofThread: ['acne'] })).toBe('acne')
  expect(
    read({ ...vague, text: 'See https://boards.greenhouse.io/acme/jobs/4001?utm_source=x' }),
  ).toBe('acme-be')
  expect(read(vague, { ofSender: ['acme-be', 'health'] })).toBeUndefined()
})

test.each([
  ['has no word of its title', 'Night Nurse', undefined],
  ['has a word of its title', 'Lead Backend Developer', 'only'],
  ['has part of such a word', 'Backendentwickler', 'only'],
])(
  'a position that %s (%s) matches the company’s only application: %s',
  (_what, position, expected) => {
    const mail = {
      subject: `Your application for ${position} at Quillworks`,
      from: from('Quillworks', 'jobs@quillworks.example'),
      text: 'Unfortunately we will not be moving forward with your application.',
    }
    const clues = {
      ...findNames(mail),
      kind: 'rejection' as const,
      text: `${mail.subject}\n${mail.text}`,
      links: [],
      host: 'quillworks.example',
      ofSender: [],
      ofThread: [],
      day: '2026-10-20',
    }
    const matcher = createMatcher([job('only', 'Quillworks', 'Backend Engineer')])
    expect(clues.position).toBe(position)
    expect(matcher.match(clues)?.id).toBe(expected)
    // The thread outweighs the position's name.
    expect(matcher.match({ ...clues, ofThread: ['only'] })?.id).toBe('only')
    expect(matcher.match({ ...clues, position: null, text: mail.text })?.id).toBe('only')
  },
)

test('the beginning of a sentence is not taken for a company', () => {
  const mail = {
    subject: 'Your application as Software Engineer, Editor at Quillworks',
    from: from('Talent team', 'jobs@quillworks.example'),
    text: 'Thank you for your application. We would like to invite you to an interview next week.',
  }
  expect(findNames(mail).company).toBe('Quillworks')
  const social = { ...mail, from: null, text: 'We Are Social invites you to an interview.' }
  expect(findNames(social).company).toBe('We Are Social')
})

const MERIDIAN = [
  job('emea', 'Meridian', 'Account Executive, EMEA'),
  job('dach', 'Meridian', 'Account Executive, DACH'),
  job('senior', 'Meridian', 'Senior Account Manager', { status: 'interviewing' }),
  job('manager', 'Meridian', 'Account Manager'),
  job('labs', 'Blue Stone Labs', 'Software Engineer'),
  job('controller', 'Soleil Conseil', 'Contrôleur de gestion H/F'),
  job('comptable', 'Soleil Conseil', 'Comptable H/F'),
  job('pm', 'Greystone Partners', 'Product Manager'),
  job('tpm', 'Greystone Partners', 'Technical Product Manager'),
  job('numbered', 'Redstone', 'Frontend Engineer', {
    url: 'https://redstone.wd3.myworkdayjobs.com/Careers/job/R-10077',
  }),
  job('unnumbered', 'Redstone', 'Frontend Engineer', {
    url: 'https://redstone.wd3.myworkdayjobs.com/Careers/job/R-20088',
  }),
]

test.each([
  ['a region', 'dach', 'jobs@meridian.example', 'Your application for Account Executive (DACH)'],
  ['a level', 'senior', 'jobs@meridian.example', 'Your application as Senior Account Manager'],
  [
    'a scheduled interview',
    'senior',
    'joe@meridian.example',
    'We need to reschedule our interview',
  ],
  ['the sender’s domain', 'labs', 'people@bluestonelabs.example', 'Your application'],
  [
    'a title in the other gender',
    'controller',
    'rh@soleil-conseil.example',
    'Contrôleuse de gestion',
  ],
  [
    'initials and half a name',
    'tpm',
    'liz@agency.example',
    'Your application: Greystone, technical PM',
  ],
  ['the posting’s number', 'numbered', 'redstone@myworkday.com', 'Redstone application R-10077'],
])(
  'an application is distinguished from similar ones by %s',
  (_what, expected, address, subject) => {
    const mail: MailText = {
      subject,
      from: { name: '', address },
      text: 'Hi Robin, we will be in touch about your application.',
    }
    const clues: MailClues = {
      ...findNames(mail),
      kind: /interview/.test(subject) ? 'interview' : 'question',
      text: `${subject}\n${mail.text}`,
      links: [],
      host: readHost(address),
      ofSender: [],
      ofThread: [],
      day: '2026-10-20',
    }
    expect(createMatcher(MERIDIAN).match(clues)?.id).toBe(expected)
  },
)

test.each([
  [
    'Naval Engineer',
    'The effort that went into your submission for Naval Engineer (R-104) is valued.',
  ],
  ['Community Manager', 'A while ago you applied to be our next Community Manager.'],
  [
    'Sachbearbeiter Bau',
    'Im Verfahren für die Stelle Sachbearbeiter Bau haben wir uns entschieden.',
  ],
  ['Infirmier coordinateur', "Nous ne pouvons vous proposer le poste d'Infirmier coordinateur."],
  [
    'Ingeniero de obra',
    'Gracias por su participación en el proceso para el puesto de Ingeniero de obra.',
  ],
  ['Coordenador de Logística', 'Sobre a sua candidatura para Coordenador de Logística.'],
  ['Addetto acquisti', 'La Sua candidatura per Addetto acquisti non proseguirà.'],
  ['Inkoper', 'We hebben je sollicitatie voor Inkoper ontvangen.'],
])('the position is read from a sentence: %s', (position, text) => {
  const mail = { subject: 'Update', from: { name: '', address: 'x@gmail.com' }, text }
  expect(findNames(mail).position).toBe(position)
})

test.each([
  ['Wald & Wiese', { name: 'Wald & Wiese', address: 'jobs@waldundwiese.example' }, 'Hi'],
  ['Mairie de Sauvigny', { name: 'Mairie de Sauvigny', address: 'rh@sauvigny.example' }, 'Bonjour'],
  ['Voltara', { name: 'Workday', address: 'voltara@myworkday.com' }, 'Hello'],
  [
    'Sundry Labs',
    { name: 'Lever', address: 'no-reply@hire.lever.co' },
    'We at Sundry Labs have pressed pause.\n\nTeam Sundry Labs',
  ],
  [null, { name: 'SAP SuccessFactors', address: 'system@successfactors.com' }, 'Hello'],
])('the company is named as it calls itself: %s', (company, from, text) => {
  expect(findNames({ subject: 'Update', from, text }).company).toBe(company)
})

test('the quoted sentence of an invitation is its whole subject', () => {
  const mail = {
    subject: 'Cancelled: Interview with Quillstone',
    from: { name: 'Quillstone Talent', address: 'talent@quillstone.example' },
    text: 'See the calendar.',
  }
  const invitation = {
    uid: '1',
    sequence: 1,
    is_cancelled: true,
    interview: null,
    summary: 'Interview with Quillstone',
    description: '',
  }
  expect(readMail(mail, invitation).unexpected).toEqual({
    kind: 'interview',
    sentence: mail.subject,
  })
})

test.each([
  ['en', 'Your application for Data Engineer will be reviewed.', 'Data Engineer'],
  ['de', 'Ihre Bewerbung als Controller wird nun geprüft.', 'Controller'],
  [
    'fr',
    'Votre candidature au poste de Chef de projet fera l’objet d’un examen.',
    'Chef de projet',
  ],
  ['es', 'Tu candidatura para Técnico de Compras será revisada.', 'Técnico de Compras'],
  ['pt', 'Sua candidatura para Técnica de Qualidade será analisada.', 'Técnica de Qualidade'],
  ['it', 'La Sua candidatura per Responsabile acquisti è stata ricevuta.', 'Responsabile acquisti'],
  ['it', 'La tua candidatura come Addetto vendite verrà valutata dal team.', 'Addetto vendite'],
  ['nl', 'Je sollicitatie voor Inkoper wordt bekeken.', 'Inkoper'],
])('a position ends where the sentence continues: %s', (_language, text, position) => {
  const from = { name: 'Norvane', address: 'jobs@norvane.example' }
  expect(findNames({ subject: 'Update', from, text }).position).toBe(position)
})
