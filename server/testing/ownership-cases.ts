import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { PASSWORD } from './app.ts'
import type { Things } from './person.ts'

export type OwnershipCase = {
  /** A complete input about these things; every id of it comes from them. */
  input?: (things: Things) => Record<string, unknown>
  /** The status with the caller's own things (as tRPC gives it), 200 unless said. */
  own?: number
  /** The status of its REST call where it finds made already what it makes. */
  repeated?: 200
  /** The status with another person's things; none where the input names nothing of a person. */
  foreign?: 404 | 403 | 200
  /** Further inputs that mix both, which do nothing to the other person's. */
  mixed?: (mine: Things, theirs: Things) => Record<string, unknown>[]
  /** What tRPC's response about the caller's own things must match. */
  answer?: object
}

const byId = (name: keyof Things) => (things: Things) => ({ id: things[name] })
const patch = (name: keyof Things, fields: Record<string, unknown>) => (things: Things) => ({
  id: things[name],
  ...fields,
})
const start_date = '2021-01-01'
const experience = { company_name: 'New', title: 'New', start_date }
const education = { school_name: 'New', degree: 'New', field_of_study: 'New', start_date }
const project = { project_name: 'New', description: 'New' }
const upload = { filename: 'resume.pdf', document_type: 'resume' }
const DUE = '2026-12-01T09:00:00Z'
const newPassword = 'Another-horse-2!'

const EMPTY = { id: 'AA', rawId: 'AA', type: 'public-key' }
const NO_ASSERTION = {
  ...EMPTY,
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
}
const NO_ATTESTATION = {
  ...EMPTY,
  response: { clientDataJSON: 'e30', attestationObject: 'AA' },
}

/** Every procedure. A new one fails the test until it stands here. */
export const OWNERSHIP_CASES: Record<string, OwnershipCase> = {
  'shell.deployment': {},
  'shell.log': { input: () => ({ level: 'info', message: 'New' }) },
  'auth.register': {
    input: () => ({
      first_name: 'New',
      last_name: 'New',
      password: PASSWORD,
      email: `${randomUUID()}@example.com`,
    }),
  },
  'auth.invitation': { input: () => ({ token: 'x' }) },
  // Their passkey is the second step.
  'auth.login': { input: ({ email }) => ({ username: email, password: PASSWORD }), own: 403 },
  'auth.logout': {},
  'auth.forgotPassword': { input: ({ email }) => ({ email }) },
  'auth.resetPassword': {
    input: ({ resetToken: token }) => ({
      token,
      new_password: newPassword,
      confirm_password: newPassword,
    }),
  },
  'auth.changePassword': {
    input: () => ({
      current_password: PASSWORD,
      new_password: newPassword,
      confirm_password: newPassword,
    }),
  },
  'auth.me': {},
  'auth.updateAccount': {
    input: () => ({ email: `${randomUUID()}@example.com`, current_password: PASSWORD }),
  },
  'auth.deleteAccount': { input: () => ({ password: PASSWORD }) },
  'auth.cancelEmailChange': {},
  'auth.emailLink': { input: ({ confirmToken: token }) => ({ token }) },
  'auth.confirmEmail': { input: ({ confirmToken: token }) => ({ token }) },
  'auth.takeBack': { input: ({ takeBackToken: token }) => ({ token }) },
  'auth.identities': {},
  'auth.unlinkIdentity': { input: byId('identity'), foreign: 404 },
  'auth.sessions': {},
  'auth.endSession': { input: byId('session'), foreign: 404 },
  'auth.endOtherSessions': {},

  'twoStep.finish': { input: () => ({ token: 'x', code: '000000' }), own: 401 },
  'twoStep.askPasskeys': { input: () => ({ token: 'x' }), own: 401 },
  'twoStep.askAnyPasskey': {},
  'twoStep.signInByPasskey': { input: () => ({ passkey: NO_ASSERTION }), own: 401 },
  'twoStep.status': { answer: { result: { data: { passkeys: [{ name: 'mine' }] } } } },
  'twoStep.beginTotp': { input: () => ({ password: PASSWORD }) },
  'twoStep.confirmTotp': { input: () => ({ code: '000000' }), own: 400 },
  'twoStep.removeTotp': { input: () => ({ password: PASSWORD }), own: 404 },
  'twoStep.beginPasskey': { input: () => ({ password: PASSWORD }) },
  'twoStep.addPasskey': { input: () => ({ name: 'New', passkey: NO_ATTESTATION }), own: 400 },
  'twoStep.removePasskey': { input: patch('passkey', { password: PASSWORD }), foreign: 404 },
  'twoStep.renewCodes': { input: () => ({ password: PASSWORD }) },
  'security.events': { answer: { result: { data: { events: [{ detail: 'mine' }] } } } },

  'tokens.list': { answer: { result: { data: { tokens: [{ name: 'mine' }] } } } },
  'tokens.create': {
    input: ({ tokenRequest: request_id }) => ({ name: 'New', scope: 'read', request_id }),
    foreign: 200,
    mixed: (_mine, { tokenRequest: request_id }) => [{ name: 'New', scope: 'read', request_id }],
  },
  'tokens.end': { input: byId('accessToken'), foreign: 404 },

  'profile.get': {},
  'profile.jsonResume': {},
  'profile.create': { repeated: 200 },
  'profile.update': {
    input: (things) => ({
      city: 'New',
      experiences: [{ ...experience, id: things.experience }],
      educations: [{ ...education, id: things.education }],
      projects: [{ ...project, id: things.project }],
    }),
    foreign: 404,
    mixed: () => [{ experiences: [] }, { educations: [] }, { projects: [] }],
  },
  'profile.putLink': { input: () => ({ type: 'github', url: 'https://github.com/new' }) },
  'profile.removeLink': { input: () => ({ type: 'github', url: 'https://github.com/new' }) },
  'profile.addExperience': { input: () => ({ ...experience, request_id: randomUUID() }) },
  'profile.updateExperience': { input: patch('experience', { title: 'New' }), foreign: 404 },
  'profile.deleteExperience': { input: byId('experience'), foreign: 404 },
  'profile.restoreExperience': { input: byId('deletedExperience'), foreign: 404 },
  'profile.addEducation': { input: () => ({ ...education, request_id: randomUUID() }) },
  'profile.updateEducation': { input: patch('education', { degree: 'New' }), foreign: 404 },
  'profile.deleteEducation': { input: byId('education'), foreign: 404 },
  'profile.restoreEducation': { input: byId('deletedEducation'), foreign: 404 },
  'profile.addProject': { input: () => ({ ...project, request_id: randomUUID() }) },
  'profile.updateProject': { input: patch('project', { project_name: 'New' }), foreign: 404 },
  'profile.deleteProject': { input: byId('project'), foreign: 404 },
  'profile.restoreProject': { input: byId('deletedProject'), foreign: 404 },

  'eeo.create': { input: () => ({ is_veteran: false }), own: 409 },
  'eeo.get': {},
  'eeo.update': { input: () => ({ is_veteran: false }) },
  'eeo.delete': {},

  'jobs.list': {},
  'jobs.get': { input: byId('job'), foreign: 404 },
  'jobs.posting': { input: byId('job'), foreign: 404 },
  'jobs.putPosting': { input: patch('job', { text: 'New' }), foreign: 404 },
  'jobs.searchPostings': { input: () => ({ text: 'theirs' }) },
  'jobs.similar': {
    input: ({ job }) => ({ company: 'theirs', position: 'theirs', except: job }),
    foreign: 200,
  },
  'jobs.history': { input: byId('job'), foreign: 404 },
  'jobs.correctChange': {
    input: ({ job, statusChange }) => ({
      id: job,
      change_id: statusChange,
      changed_at: '2026-01-01T00:00:00Z',
    }),
    foreign: 404,
  },
  'jobs.create': {
    input: ({ sentDocument, jobRequest: request_id }) => ({
      company: 'New',
      position: 'New',
      document_ids: [sentDocument],
      request_id,
    }),
    foreign: 200,
    // Sent again, it is the person's own that is found.
    mixed: (_mine, { jobRequest: request_id }) => [
      { company: 'New', position: 'New', request_id },
      { company: 'New', position: 'New', request_id },
    ],
  },
  'jobs.update': {
    input: ({ job, sentDocument }) => ({
      id: job,
      notes: 'New',
      status: 'offer',
      document_ids: [sentDocument],
    }),
    foreign: 404,
    mixed: (mine, theirs) => [{ id: mine.job, document_ids: [theirs.sentDocument] }],
  },
  'jobs.tick': { input: patch('job', { item: 'New', is_ticked: true }), foreign: 404 },
  'jobs.delete': { input: byId('job'), foreign: 404 },
  'jobs.restore': { input: byId('deletedJob'), foreign: 404 },
  'jobs.deleted': {},
  'jobs.bulk': {
    input: ({ job }) => ({ ids: [job], change: { add_tags: ['New'], status: 'offer' } }),
    foreign: 404,
  },
  'jobs.stages': {},
  'jobs.putStages': { input: () => ({ applied: ['New'], saved: ['New'] }) },

  'undo.run': { input: ({ undo }) => ({ undo_id: undo }), foreign: 404 },

  'packets.get': { input: byId('job'), foreign: 404 },
  'packets.list': { input: byId('job'), foreign: 404 },
  'packets.seal': {
    input: ({ job: id, packetRequest: request_id }) => ({
      id,
      answers: [{ question: 'New', answer: 'New' }],
      request_id,
    }),
    foreign: 404,
    mixed: ({ job: id }, { packetRequest: request_id }) => [{ id, answers: [], request_id }],
  },
  'suggestions.list': {},
  'suggestions.snooze': { input: ({ job }) => ({ job_id: job }), foreign: 404 },
  'suggestions.unsnooze': { input: ({ job }) => ({ job_id: job }), foreign: 404 },
  'dashboard.get': {},
  'dashboard.today': {},
  'dashboard.put': { input: () => ({ parts: [{ name: 'recent', is_shown: false }] }) },

  'goal.get': {},
  'goal.put': { input: () => ({ period: 'month', target: 7 }) },

  'contacts.list': {},
  'contacts.get': { input: byId('contact'), foreign: 404 },
  'contacts.create': {
    input: ({ job, contactRequest: request_id }) => ({ name: 'New', job_ids: [job], request_id }),
    foreign: 404,
    mixed: (_mine, { contactRequest: request_id }) => [{ name: 'New', request_id }],
  },
  'contacts.update': {
    input: ({ contact, job }) => ({ id: contact, notes: 'New', job_ids: [job] }),
    foreign: 404,
  },
  'contacts.link': {
    input: ({ contact, job }) => ({ id: contact, job_id: job, is_linked: false }),
    foreign: 404,
  },
  'contacts.delete': { input: byId('contact'), foreign: 404 },
  'contacts.restore': { input: byId('deletedContact'), foreign: 404 },

  'analytics.get': { answer: { result: { data: { applications: 1 } } } },
  'analytics.jobs': { input: () => ({ of: 'applications' }) },
  'views.list': { answer: { result: { data: { views: [{ name: 'mine' }] } } } },
  'views.create': {
    input: ({ viewRequest: request_id }) => ({ name: 'New', search: 'q=new', request_id }),
    foreign: 200,
    mixed: (_mine, { viewRequest: request_id }) => [{ name: 'New', search: '', request_id }],
  },
  'views.update': { input: patch('view', { name: 'New' }), foreign: 404 },
  'views.delete': { input: byId('view'), foreign: 404 },
  'views.restore': { input: byId('deletedView'), foreign: 404 },

  'interviews.list': {},
  'interviews.ofJob': { input: byId('job'), foreign: 404 },
  'interviews.create': {
    input: ({ job, contact, interviewRequest: request_id }) => ({
      id: job,
      starts_at: DUE,
      contact_ids: [contact],
      request_id,
    }),
    foreign: 404,
    mixed: ({ job: id }, { interviewRequest: request_id }) => [{ id, starts_at: DUE, request_id }],
  },
  'interviews.update': {
    input: ({ interview, contact }) => ({ id: interview, notes: 'New', contact_ids: [contact] }),
    foreign: 404,
  },
  'interviews.tick': { input: patch('interview', { item: 'New', is_ticked: true }), foreign: 404 },
  'interviews.delete': { input: byId('interview'), foreign: 404 },
  'interviews.restore': { input: byId('deletedInterview'), foreign: 404 },

  'reminders.list': {},
  'reminders.create': {
    input: ({ job, contact, reminderRequest: request_id }) => ({
      title: 'New',
      due_at: DUE,
      job_id: job,
      contact_id: contact,
      request_id,
    }),
    foreign: 404,
    mixed: (_mine, { reminderRequest: request_id }) => [{ title: 'New', due_at: DUE, request_id }],
  },
  'reminders.update': {
    input: ({ reminder, job, contact }) => ({
      id: reminder,
      done: true,
      job_id: job,
      contact_id: contact,
    }),
    foreign: 404,
  },
  'reminders.delete': { input: byId('reminder'), foreign: 404 },
  'reminders.restore': { input: byId('deletedReminder'), foreign: 404 },

  'activities.list': {
    input: ({ job, contact }) => ({ job_id: job, contact_id: contact }),
    foreign: 200,
  },
  'activities.create': {
    input: ({ job, contact, activityRequest: request_id }) => ({
      kind: 'call',
      text: 'New',
      job_id: job,
      contact_id: contact,
      request_id,
    }),
    foreign: 404,
    mixed: (_mine, { activityRequest: request_id }) => [{ text: 'New', request_id }],
  },
  'activities.update': {
    input: ({ activity, job, contact }) => ({
      id: activity,
      kind: 'call',
      happened_at: '2026-01-01T00:00:00Z',
      job_id: job,
      contact_id: contact,
    }),
    foreign: 404,
  },
  'activities.delete': { input: byId('activity'), foreign: 404 },
  'activities.restore': { input: byId('deletedActivity'), foreign: 404 },

  'reports.search': { input: () => ({ from: '2026-01-01', to: '2026-12-31', form: 'us' }) },
  'transfer.review': { input: ({ fileImport: import_id }) => ({ import_id }), foreign: 404 },
  'transfer.import': { input: ({ fileImport: import_id }) => ({ import_id }), foreign: 404 },
  'mail.list': {
    answer: { result: { data: { mail: [{ state: 'accepted' }, { state: 'open' }] } } },
  },
  'mail.read': { input: byId('mail'), foreign: 404 },
  'mail.add': { input: () => ({ text: 'We have received your application.' }) },
  'mail.accept': {
    input: ({ mail, job }) => ({ id: mail, job_id: job }),
    foreign: 404,
  },
  'mail.dismiss': { input: byId('mail'), foreign: 404 },
  'mail.restore': { input: byId('mail'), foreign: 404 },
  'calendar.get': {},
  'calendar.make': {},
  'calendar.end': {},

  'notifications.get': {},
  'notifications.status': {},
  'notifications.subscribe': {
    input: () => ({
      endpoint: 'https://push.example/new',
      p256dh: 'B'.repeat(87),
      auth: 'A'.repeat(22),
    }),
  },
  'notifications.unsubscribe': {},
  'notifications.update': { input: () => ({ digest: 'daily', hour: 7, push: true }) },

  'capture.read': { input: () => ({ text: 'New position\nNew company' }) },

  'resources.list': {},
  'resources.categories': {
    answer: {
      result: {
        data: { categories: expect.arrayContaining([{ category: 'article', count: 1 }]) },
      },
    },
  },
  'resources.create': {
    input: ({ resourceRequest: request_id }) => ({ url: 'https://new.example', request_id }),
    foreign: 200,
    mixed: (_mine, { resourceRequest: request_id }) => [
      { url: 'https://new.example', request_id },
      { url: 'https://new.example', request_id },
    ],
  },
  'resources.update': { input: patch('resource', { title: 'New' }), foreign: 403 },
  'resources.delete': { input: byId('resource'), foreign: 403 },
  'resources.restore': { input: byId('deletedResource'), foreign: 404 },
  // No name means anything to the test's server.
  'resources.fetchTitle': { input: () => ({ url: 'https://new.example' }), own: 400 },
  'resources.importBookmarks': {
    input: () => ({ entries: [{ url: 'https://theirs.example/' }] }),
    answer: { result: { data: { added: 1 } } },
  },

  'documents.list': {},
  'documents.uploadUrl': {
    input: ({ documentRequest: request_id }) => ({ ...upload, request_id }),
    foreign: 200,
  },
  'documents.finalize': {
    input: ({ uploadKey: key, documentRequest: request_id }) => ({ ...upload, key, request_id }),
    foreign: 404,
    mixed: (mine, theirs) => [
      { ...upload, key: mine.uploadKey, request_id: theirs.documentRequest },
    ],
  },
  'documents.usage': { input: byId('sentDocument'), foreign: 404 },
  // Found, and not of the kind that has a plain text.
  'documents.text': { input: byId('document'), own: 400, foreign: 404 },
  'documents.setType': {
    input: patch('sentDocument', { document_type: 'other' }),
    foreign: 404,
  },
  'documents.remove': { input: byId('document'), foreign: 404 },
  'documents.restore': { input: byId('deletedDocument'), foreign: 404 },

  // Found, and not a resume that can be read.
  'import.parse': { input: ({ document }) => ({ document_id: document }), own: 400, foreign: 404 },
  'import.applyParsed': {
    input: () => ({ experiences: [experience], educations: [education] }),
  },
  // What is gone already is left out, and so is what is another person's.
  'import.undo': {
    input: (things) => ({ experiences: [things.experience], educations: [things.education] }),
    foreign: 200,
  },
}
