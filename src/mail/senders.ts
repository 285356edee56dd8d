import type { Sender } from './forwarded.ts'

/** Senders that serve many companies, so that they identify none. */
const SHARED_HOSTS =
  /(?:^|\.)(?:greenhouse(?:-mail)?\.io|lever\.co|myworkday(?:jobs)?\.com|workday\.com|smartrecruiters\.com|ashbyhq\.com|workable(?:mail)?\.com|teamtailor(?:-mail)?\.com|recruitee\.com|personio\.(?:de|com)|icims\.com|bamboohr\.com|jobvite\.com|taleo\.net|invalidemail\.com|recruitee-mail\.com|hackerrankforwork\.com|successfactors\.(?:com|eu)|breezy\.hr|join\.com|softgarden\.(?:de|io)|gupy\.com\.br|linkedin\.com|indeed\.com|indeedemail\.com|stepstone\.\w+|xing\.com|infojobs\.\w+|glassdoor\.com|monster\.\w+|goodtime\.io|calendly\.com|hackerrank\S*|codility\.com|testgorilla\.com|codesignal\.com|hirevue\.com|gmail\.com|googlemail\.com|outlook\.\w+|hotmail\.\w+|live\.com|yahoo\.\w+|icloud\.com|gmx\.\w+|web\.de|proton(?:mail)?\.\w+|t-online\.de|libero\.it|orange\.fr|free\.fr|laposte\.net|apec\S*|ziprecruiter\.com|dover\.com|rippling\.com|gem\.com|paylocity\.com|ukg\.\w+|adp\.com|jobs\.ch|welcometothejungle\.com|wttj\.co|flatchr\.io|taleez\.com|carerix\.\w+|kenoby\.com|vagas\.com\.br|catho\.com\.br|factorialhr\.\w+|d\.vinci\.de|rexx-\w+\.\w+|homerun\.co|hirehive\.\w+|bumeran\.\w+|computrabajo\.\w+|tecnoempleo\.com|jobteaser\.com|assessfirst\.com|totaljobs\.com|reed\.co\.uk|hellowork\.com|zoom\.us|microsoft\.com|google\.com)$/i

const MAILBOXES =
  /(?:^|\.)(?:gmail|googlemail|outlook|hotmail|live|yahoo|icloud|gmx|web|proton(?:mail)?|t-online|libero|orange|free|laposte)\.\w+$/i

/** Whether it is a free mailbox: of an applicant, a friend or a small employer. */
export const isPrivate = (sender: string): boolean =>
  MAILBOXES.test(readHost(sender.split(' ').at(-1) ?? ''))

/** Senders whose display name is the company's, never a recruiter's. */
const NAMES_COMPANY =
  /(?:^|\.)(?:myworkday\.com|successfactors\.(?:com|eu)|smartrecruiters\.com|invalidemail\.com|taleo\.net|icims\.com|jobvite\.com|softgarden\.(?:de|io)|indeedemail\.com)$/i

/** Whether a program sent it in a company's name. */
export const isAutomatic = (host: string, from: Sender | null) =>
  from !== null &&
  SHARED_HOSTS.test(host) &&
  !MAILBOXES.test(host) &&
  (NAMES_COMPANY.test(host) || !/^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u.test(from.name))

/** Whether mail from the host may be about any company. */
export const isSharedHost = (host: string): boolean => SHARED_HOSTS.test(host)

export const readHost = (address: string): string =>
  address.slice(address.lastIndexOf('@') + 1).toLowerCase()

/** Hosts of job boards. */
export const BOARDS =
  /(?:^|\.)(?:indeed|indeedemail|linkedin|infojobs|stepstone|hellowork|xing|glassdoor)\.\w+$/i
