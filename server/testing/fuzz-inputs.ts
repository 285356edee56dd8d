import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { ACTIVITY_KINDS } from '#src/activities/constants.ts'
import { COUNTED } from '#src/analytics/schema.ts'
import { FLOW_STEPS } from '#src/analytics/steps.ts'
import { CONTACT_KINDS } from '#src/contacts/constants.ts'
import { DASHBOARD_PARTS } from '#src/dashboard/constants.ts'
import { GOAL_MAX, GOAL_PERIODS } from '#src/goal/constants.ts'
import { DOCUMENT_TYPES } from '#src/documents/constants.ts'
import { ETHNICITIES, GENDER_OPTIONS } from '#src/eeo/constants.ts'
import { IMPORT_STRATEGIES } from '#src/import/constants.ts'
import { INTERVIEW_RESULTS } from '#src/interviews/constants.ts'
import { INTERVIEW_TYPES, JOB_STATUSES } from '#src/jobs/constants.ts'
import { OUTCOMES } from '#src/jobs/outcomes.ts'
import { DIGESTS } from '#src/notifications/constants.ts'
import { EMPLOYMENT_TYPES, SALARY_PERIODS, WORK_MODES } from '#src/jobs/terms.ts'
import { JOB_SEARCH_STATUSES, LINK_TYPES, ROLE_TYPES } from '#src/profile/constants.ts'
import { REPORT_FORMS } from '#src/reports/constants.ts'
import { RESOURCE_CATEGORIES } from '#src/resources/constants.ts'
import { TOKEN_SCOPES } from '#src/tokens/scopes.ts'
import { DATE_ORDERS, IMPORT_FIELDS } from '#src/transfer/fields.ts'
import { createToken } from '../sessions/token.ts'
import { PASSWORD } from './app.ts'

/** Somebody's good token, as a mail would hold it. */
export const RESET_TOKEN = createToken()
/** Somebody's good first step of a sign-in. */
export const STEP_TOKEN = createToken()
/** An application that people, follow-ups and activities can be about. */
export const LINKED_JOB_ID = randomUUID()
/** A file of applications that was looked at. */
export const KEPT_IMPORT_ID = randomUUID()

/** The beginning of an application's history. */
export const STATUS_CHANGE_ID = randomUUID()

const HOSTILE = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202egnirts',
  "'; drop table users; --",
  '$1',
  '{}',
  '\\',
  '%00',
  '__proto__',
  'constructor',
  'Infinity',
  'NaN',
  '0000-00-00',
  '9999-12-31',
  '2026-02-29',
  '+275760-09-13T00:00:00.000Z',
  '2026-01-01T00:00:00+23:59',
  '1900-01-01T00:00:00+23:59',
  '2200-12-31T23:59:59.999999999999-23:59',
  '-0001-01-01',
  '2026-11-21T24:00:00Z',
  'http://[::1',
  'http://a b',
  'https://ex\u00e4mple.com',
  'http://\ud800',
  'x'.repeat(201),
  'é'.repeat(2049),
  '💼'.repeat(100),
  'a@b.c',
  'Aa1!aaaa',
]

/** Any UTF-16 at all, halves of pairs among it. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength: 30 })
  .map((units) => String.fromCharCode(...units))
export const hostileText = fc.oneof(fc.constantFrom(...HOSTILE), anyText)
const hostileNumber = fc.oneof(
  fc.double(),
  fc.constantFrom(0, -0, 1, 99, 100, 1e21, 2 ** 31, 2 ** 63, -1, 1.5, Number.MAX_VALUE),
)
const hostileValue = fc.oneof(
  { depthSize: 'small' },
  hostileText,
  hostileNumber,
  fc.constantFrom(null, true, false, [], {}, [[]], [null], { id: {} }),
  fc.jsonValue({ maxDepth: 3 }),
)
const mostly = <T>(valid: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 12, arbitrary: valid }, { weight: 1, arbitrary: hostileValue })

/** Left out but for one in ten. */
const rarely = <T>(valid: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: valid })

const shortText = fc.oneof(
  { weight: 6, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 90 }) },
  { weight: 1, arbitrary: hostileText },
)
const anyDate = fc.oneof(
  { weight: 6, arbitrary: fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01') }) },
  { weight: 1, arbitrary: fc.date({ noInvalidDate: false }) },
)
const dateText = anyDate.map((date) => (Number.isNaN(date.getTime()) ? 'x' : date.toISOString()))
const pastDay = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2020-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const entryFields = {
  request_id: mostly(fc.uuid()),
  company_name: mostly(shortText),
  school_name: mostly(shortText),
  degree: mostly(shortText),
  field_of_study: mostly(shortText),
  project_name: mostly(shortText),
  title: mostly(shortText),
  start_date: mostly(pastDay),
  end_date: mostly(fc.oneof(pastDay, fc.constantFrom(null, '2150-01-01'))),
  description: mostly(shortText),
  current_role: mostly(fc.boolean()),
  current_project: mostly(fc.boolean()),
  role_type: mostly(fc.constantFrom(...ROLE_TYPES)),
  gpa: mostly(shortText),
  link: mostly(fc.webUrl()),
}
const entryList = mostly(fc.array(fc.record(entryFields), { maxLength: 1 }))
const linkFields = { type: mostly(fc.constantFrom(...LINK_TYPES)), url: mostly(fc.webUrl()) }
const profileFields = {
  ...entryFields,
  ...linkFields,
  replaced: mostly(fc.record(linkFields)),
  first_name: mostly(shortText),
  experiences: entryList,
  educations: entryList,
  projects: entryList,
  phone: mostly(fc.constantFrom('+1 (555) 123-4567', '-'.repeat(200))),
  city: mostly(shortText),
  date_of_birth: mostly(pastDay),
  other_urls: mostly(fc.array(fc.webUrl(), { maxLength: 3 })),
  other_url_titles: mostly(fc.dictionary(fc.webUrl(), shortText, { maxKeys: 3 })),
  preferred_roles: mostly(fc.array(shortText, { maxLength: 3 })),
  years_of_experience: mostly(fc.double({ min: 0, max: 80, noNaN: true })),
  desired_salary_min: mostly(fc.constantFrom(0, 1, 2)),
  desired_salary_max: mostly(fc.constantFrom(1, 2, 1e12, 1e21)),
  job_search_status: mostly(fc.constantFrom(...JOB_SEARCH_STATUSES)),
}

const importedEntries = mostly(
  fc.array(fc.record(entryFields, { requiredKeys: [] }), { maxLength: 3 }),
)
const importFields = {
  document_id: mostly(fc.uuid()),
  strategy: mostly(fc.constantFrom(...IMPORT_STRATEGIES)),
  experiences: fc.oneof(importedEntries, fc.array(fc.uuid(), { maxLength: 3 })),
  educations: importedEntries,
}

const eeoFields = {
  ethnicity: mostly(fc.constantFrom(...ETHNICITIES, null)),
  gender: mostly(fc.constantFrom(...GENDER_OPTIONS)),
  has_disability: mostly(fc.boolean()),
  is_veteran: mostly(fc.boolean()),
  veteran_decline_to_state: mostly(fc.boolean()),
}
const stageNames = fc.subarray(['Phone', 'Take-home', 'Final', '面接'])
const shortTexts = fc.array(shortText, { maxLength: 5 })
const changeFields = {
  status: mostly(fc.constantFrom(...JOB_STATUSES)),
  stage: mostly(fc.constant(null)),
  archived: mostly(fc.boolean()),
  outcome: mostly(fc.constantFrom(...OUTCOMES)),
  add_tags: mostly(shortTexts),
  remove_tags: mostly(shortTexts),
}
const jobFields = {
  request_id: mostly(fc.uuid()),
  company: mostly(shortText),
  position: mostly(shortText),
  location: mostly(shortText),
  status: mostly(fc.constantFrom(...JOB_STATUSES)),
  application_date: mostly(dateText.map((text) => text.slice(0, 10))),
  deadline: mostly(dateText.map((text) => text.slice(0, 10))),
  interview_date: mostly(dateText),
  interview_type: mostly(fc.constantFrom(...INTERVIEW_TYPES)),
  interview_round: mostly(fc.integer({ min: 1, max: 100 })),
  url: mostly(fc.webUrl()),
  notes: mostly(fc.string({ unit: 'binary', maxLength: 300 })),
  item: mostly(shortText),
  is_ticked: mostly(fc.boolean()),
  checked_items: mostly(fc.array(hostileText, { maxLength: 5 })),
  document_ids: mostly(fc.constant([])),
  work_mode: mostly(fc.constantFrom(...WORK_MODES, null)),
  employment_type: mostly(fc.constantFrom(...EMPLOYMENT_TYPES)),
  salary_min: mostly(fc.constantFrom(0, 1.005, 5)),
  salary_max: mostly(fc.constantFrom(5, 1e12)),
  salary_currency: mostly(fc.constantFrom('EUR', 'USD')),
  salary_period: mostly(fc.constantFrom(...SALARY_PERIODS)),
  source: mostly(shortText),
  stage: mostly(fc.constant(null)),
  tags: mostly(shortTexts),
  outcome: mostly(fc.constantFrom(...OUTCOMES, null)),
  archived: mostly(fc.boolean()),
  ids: mostly(fc.constant([LINKED_JOB_ID])),
  change: mostly(fc.record(changeFields, { requiredKeys: [] })),
  // Not the deletion: the others need it.
  delete: fc.constant(undefined),
  saved: mostly(stageNames),
  interviewing: mostly(stageNames),
  rename: rarely(
    fc.record({
      status: mostly(fc.constant('applied')),
      from: mostly(shortText),
      to: mostly(shortText),
    }),
  ),
  text: mostly(fc.string({ unit: 'grapheme', minLength: 3, maxLength: 60 })),
  html_title: mostly(shortText),
  captured_at: mostly(dateText),
  posting: mostly(fc.record({ text: mostly(shortText) })),
  change_id: mostly(fc.constant(STATUS_CHANGE_ID)),
  changed_at: mostly(dateText),
  q: mostly(shortText),
  place: mostly(shortText),
  tag: mostly(shortText),
  applied: mostly(fc.constantFrom('2026-01-01..', 'last-30', '-')),
  added: mostly(fc.constantFrom('..2026-01-01', 'next-9999', '9999-12-31')),
  interview: mostly(fc.constantFrom('yes', 'yes|no')),
  follow_up: mostly(fc.constantFrom('yes', 'no')),
}
const accountFields = {
  first_name: mostly(shortText),
  lastName: mostly(shortText),
  email: mostly(fc.oneof({ weight: 5, arbitrary: fc.emailAddress() }, hostileText)),
  username: mostly(shortText),
  password: mostly(fc.constantFrom('Aa1!aaaa', 'Aa1!bbbb', 'Aa1!cccc', '\ud800Aa1!aaaa')),
  confirmPassword: hostileValue,
  third_party_icons: mostly(fc.boolean()),
  token: mostly(fc.constant(RESET_TOKEN)),
  current_password: mostly(fc.constant(PASSWORD)),
  new_password: mostly(fc.constant('Aa1!aaaa')),
  confirm_password: mostly(fc.constant('Aa1!aaaa')),
}
const resourceFields = {
  url: mostly(fc.webUrl()),
  title: mostly(shortText),
  description: mostly(shortText),
  category: mostly(fc.constantFrom(...RESOURCE_CATEGORIES)),
  tags: mostly(fc.oneof(shortText, fc.array(shortText, { maxLength: 3 }))),
  search: mostly(shortText),
  entries: mostly(fc.array(fc.record({ url: mostly(fc.webUrl()) }), { maxLength: 5 })),
}
const contactFields = {
  request_id: mostly(fc.uuid()),
  name: mostly(shortText),
  role: mostly(shortText),
  company: mostly(shortText),
  kind: mostly(fc.constantFrom(...CONTACT_KINDS)),
  email: mostly(fc.oneof(fc.emailAddress(), hostileText)),
  phone: mostly(shortText),
  url: mostly(fc.webUrl()),
  notes: mostly(fc.string({ unit: 'binary', maxLength: 300 })),
  last_spoken_at: mostly(dateText),
  job_ids: mostly(fc.array(fc.constant(LINKED_JOB_ID), { maxLength: 2 })),
  job_id: mostly(fc.constant(LINKED_JOB_ID)),
  is_linked: mostly(fc.boolean()),
}
const aboutJob = fc.constantFrom(LINKED_JOB_ID, LINKED_JOB_ID, null)
const analyticsFields = {
  from: mostly(fc.constantFrom('2026-01-01', '1900-01-01', '')),
  to: mostly(fc.constantFrom('2026-02-01', '2199-12-31', null)),
  of: mostly(
    fc.oneof(
      fc.constantFrom(...COUNTED),
      fc.record({ from: fc.constantFrom(...FLOW_STEPS), to: fc.constantFrom(...FLOW_STEPS) }),
    ),
  ),
}
const viewFields = {
  request_id: mostly(fc.uuid()),
  name: mostly(shortText),
  search: mostly(shortText),
}
const reminderFields = {
  request_id: mostly(fc.uuid()),
  title: mostly(shortText),
  due_at: mostly(dateText),
  job_id: mostly(aboutJob),
  contact_id: mostly(fc.constant(null)),
  done: mostly(fc.boolean()),
}
const activityFields = {
  request_id: mostly(fc.uuid()),
  kind: mostly(fc.constantFrom(...ACTIVITY_KINDS)),
  happened_at: mostly(dateText),
  text: mostly(shortText),
  minutes: mostly(fc.integer({ min: -1, max: 10_081 })),
  channel: mostly(shortText),
  job_id: mostly(aboutJob),
  contact_id: mostly(fc.constant(null)),
}
const interviewFields = {
  request_id: mostly(fc.uuid()),
  round: mostly(fc.integer({ min: 0, max: 99 })),
  type: mostly(fc.constantFrom(...INTERVIEW_TYPES, null)),
  starts_at: mostly(fc.oneof(dateText, fc.constant(null))),
  duration_minutes: mostly(fc.constantFrom(5, 45, 60, 90, 120, 1_440, 1_441)),
  time_zone: mostly(
    fc.constantFrom('Europe/Berlin', 'Asia/Kolkata', 'Etc/UTC', 'UTC', 'Mars/Base'),
  ),
  place: mostly(shortText),
  contact_ids: mostly(fc.constant([])),
  notes: mostly(fc.string({ unit: 'binary', maxLength: 300 })),
  item: mostly(shortText),
  is_ticked: mostly(fc.boolean()),
  checked_items: mostly(fc.array(hostileText, { maxLength: 5 })),
  result: mostly(fc.constantFrom(...INTERVIEW_RESULTS, null)),
}
const notificationFields = {
  digest: mostly(fc.constantFrom(...DIGESTS)),
  hour: mostly(fc.integer({ min: 0, max: 23 })),
  time_zone: mostly(fc.constantFrom(...Intl.supportedValuesOf('timeZone'))),
  push: mostly(fc.boolean()),
  endpoint: mostly(fc.webUrl({ validSchemes: ['https'] })),
  p256dh: mostly(fc.constant('B'.repeat(87))),
  auth: mostly(fc.constant('A'.repeat(22))),
}
const suggestionFields = { job_id: mostly(fc.constant(LINKED_JOB_ID)) }
const packetFields = {
  answers: mostly(
    fc.array(fc.record({ question: mostly(shortText), answer: mostly(shortText) }), {
      maxLength: 3,
    }),
  ),
  request_id: mostly(fc.uuid()),
}
const dashboardFields = {
  parts: mostly(
    fc.array(
      fc.record({
        name: mostly(fc.constantFrom(...DASHBOARD_PARTS)),
        is_shown: mostly(fc.boolean()),
      }),
      { maxLength: 4 },
    ),
  ),
}
const goalFields = {
  period: mostly(fc.constantFrom(...GOAL_PERIODS)),
  target: mostly(fc.oneof(fc.constant(null), fc.integer({ min: 1, max: GOAL_MAX }))),
}
const documentFields = {
  filename: mostly(shortText.map((text) => `${text}.pdf`)),
  document_type: mostly(fc.constantFrom(...DOCUMENT_TYPES)),
  content_type: mostly(shortText),
  key: mostly(shortText),
  file_size: mostly(fc.nat()),
}
const logFields = {
  level: mostly(fc.constantFrom('error', 'WARN', 2)),
  message: mostly(shortText),
  data: hostileValue,
  timestamp: mostly(dateText),
  url: mostly(fc.webUrl()),
  userAgent: mostly(shortText),
}
const captureFields = {
  html: mostly(hostileText.map((text) => `<script type="application/ld+json">${text}</script>`)),
  text: mostly(hostileText),
  url: mostly(fc.webUrl()),
}
const base64url = fc.oneof(
  { weight: 6, arbitrary: hostileText.map((text) => Buffer.from(text).toString('base64url')) },
  { weight: 1, arbitrary: hostileText },
)
const clientData = fc
  .record({ challenge: base64url, type: hostileText, origin: hostileText })
  .map((sent) => Buffer.from(JSON.stringify(sent)).toString('base64url'))
const twoStepFields = {
  token: mostly(fc.constant(STEP_TOKEN)),
  code: mostly(fc.oneof(fc.constantFrom('000000', '000 000', 'AAAAA-AAAAA'), shortText)),
  password: mostly(fc.constant(PASSWORD)),
  name: mostly(shortText),
  passkey: mostly(
    fc.record({
      id: mostly(base64url),
      rawId: mostly(base64url),
      type: mostly(fc.constant('public-key')),
      response: fc.record({
        clientDataJSON: mostly(clientData),
        authenticatorData: mostly(base64url),
        attestationObject: mostly(base64url),
        signature: mostly(base64url),
        userHandle: mostly(base64url),
      }),
    }),
  ),
}
const tokenFields = {
  name: mostly(shortText),
  scope: mostly(fc.constantFrom(...TOKEN_SCOPES)),
  expires_at: mostly(dateText),
  request_id: mostly(fc.uuid()),
}
const reportFields = {
  from: mostly(fc.constantFrom('2026-01-01', '2025-06-01')),
  to: mostly(fc.constantFrom('2026-12-31', '2027-01-01')),
  form: mostly(fc.constantFrom(...REPORT_FORMS)),
}
const mailFields = {
  text: mostly(
    fc.oneof(
      fc.constantFrom(
        'Thank you for applying to Acme.',
        'Unfortunately we will not be moving forward with your application.',
        'We would like to invite you to an interview.',
      ),
      shortText,
    ),
  ),
  subject: mostly(shortText),
  from: mostly(fc.constantFrom('Acme Recruiting <jobs@acme.example>', 'x')),
  received_at: mostly(dateText),
  state: mostly(fc.constantFrom('open', 'accepted', 'dismissed')),
  job_id: mostly(fc.constant(LINKED_JOB_ID)),
  create: mostly(
    fc.oneof(fc.constant(null), fc.record({ company: shortText, position: shortText })),
  ),
  status: mostly(fc.constantFrom(...JOB_STATUSES)),
  interview: mostly(
    fc.oneof(
      fc.constant(null),
      fc.record({ starts_at: dateText, time_zone: fc.constantFrom('Europe/Berlin', 'UTC') }),
    ),
  ),
}
const transferFields = {
  import_id: mostly(fc.constant(KEPT_IMPORT_ID)),
  mapping: mostly(
    fc.dictionary(
      fc.constantFrom('Company', 'Position', 'Date', 'x'),
      fc.constantFrom(...IMPORT_FIELDS, null),
    ),
  ),
  statuses: mostly(fc.dictionary(fc.constantFrom('Odd', 'x'), fc.constantFrom(...JOB_STATUSES))),
  date_order: mostly(fc.constantFrom(...DATE_ORDERS)),
}
/** By router. Fields of the language's own are everybody's. */
const FIELDS: Record<string, Record<string, fc.Arbitrary<unknown>>> = {
  auth: accountFields,
  twoStep: twoStepFields,
  tokens: tokenFields,
  jobs: jobFields,
  undo: { undo_id: mostly(fc.uuid()) },
  contacts: contactFields,
  interviews: interviewFields,
  transfer: transferFields,
  mail: mailFields,
  reports: reportFields,
  reminders: reminderFields,
  views: viewFields,
  analytics: analyticsFields,
  activities: activityFields,
  notifications: notificationFields,
  suggestions: suggestionFields,
  packets: packetFields,
  dashboard: dashboardFields,
  goal: goalFields,
  capture: captureFields,
  profile: profileFields,
  eeo: eeoFields,
  import: importFields,
  resources: resourceFields,
  documents: documentFields,
  shell: logFields,
}

const MANY_FIELDS = 30
const FEW_FIELDS = 4

/**
 * Inputs of a procedure (`jobs.update`): most of them close enough to what is asked for to reach the
 * database, some anything at all. `ids` is asked late, so that they need not exist yet.
 */
export const createInputs = (procedure: string, ids: () => string[]): fc.Arbitrary<unknown> => {
  const pick = fc.nat().map((index) => ids()[index % ids().length])
  const fields = FIELDS[procedure.split('.')[0] ?? ''] ?? {}
  const nearlyRight = fc.record(
    {
      id: mostly(pick),
      ...fields,
      ['__proto__']: hostileValue,
      constructor: hostileValue,
      toString: hostileValue,
    },
    { requiredKeys: [] },
  )
  // Of dozens of fields one is nearly always wrong: a change of a few gets further.
  const few = fc
    .subarray(Object.entries(fields), {
      maxLength: Math.min(Object.keys(fields).length, FEW_FIELDS),
    })
    .chain((chosen) => fc.record({ id: mostly(pick), ...Object.fromEntries(chosen) }))
  const hasMany = Object.keys(fields).length > MANY_FIELDS
  return fc.oneof(
    { weight: 4, arbitrary: nearlyRight },
    ...(hasMany ? [{ weight: 1, arbitrary: few }] : []),
    { weight: 1, arbitrary: hostileValue },
  )
}
