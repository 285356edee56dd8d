import { loadContactDialogs, loadJobPeople } from '../contacts/index.ts'
import { loadInterviewDialogs, loadInterviewParts, loadPreparation } from '../interviews/index.ts'
import { type JobParts, loadJobDialogs } from '../jobs/index.ts'
import { loadMailDialogs } from '../mail/index.ts'
import { loadTransferDialogs } from '../transfer/index.ts'
import { loadFollowUps, loadReminderDialogs } from '../reminders/index.ts'

const jobParts: JobParts = {
  loadOverview: async () => {
    const [{ JobInterviews }, JobPeople, { JobFollowUps }] = await Promise.all([
      loadInterviewParts(),
      loadJobPeople(),
      loadFollowUps(),
    ])
    return [JobInterviews, JobPeople, JobFollowUps]
  },
  loadPreparation,
}

const loadPersonParts = async () => {
  const [{ ContactInterviews }, { ContactFollowUps }] = await Promise.all([
    loadInterviewParts(),
    loadFollowUps(),
  ])
  return [ContactInterviews, ContactFollowUps]
}

/** The dialogs available on every screen, each with the sections that other features add. */
export const loadEntryDialogs = async () => {
  const [
    JobDialogs,
    ContactDialogs,
    ReminderDialogs,
    InterviewDialogs,
    TransferDialogs,
    MailDialogs,
  ] = await Promise.all([
    loadJobDialogs(),
    loadContactDialogs(),
    loadReminderDialogs(),
    loadInterviewDialogs(),
    loadTransferDialogs(),
    loadMailDialogs(),
  ])
  return () => (
    <>
      <JobDialogs parts={jobParts} />
      <ContactDialogs loadParts={loadPersonParts} />
      <ReminderDialogs />
      <TransferDialogs />
      <MailDialogs />
      <InterviewDialogs />
    </>
  )
}
