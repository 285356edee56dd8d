import { loadContactDialogs, loadJobPeople, type PersonParts } from '../contacts/index.ts'
import { loadInterviewDialogs, loadInterviewParts, loadPreparation } from '../interviews/index.ts'
import { type JobParts, loadJobDialogs } from '../jobs/index.ts'
import { loadTransferDialogs } from '../transfer/index.ts'
import { loadFollowUps, loadReminderDialogs } from '../reminders/index.ts'

/** The dialogs that any screen may open, each with what other features show in it. */
export const loadEntryDialogs = async () => {
  const [JobDialogs, ContactDialogs, ReminderDialogs, InterviewDialogs, TransferDialogs] =
    await Promise.all([
      loadJobDialogs(),
      loadContactDialogs(),
      loadReminderDialogs(),
      loadInterviewDialogs(),
      loadTransferDialogs(),
    ])
  const [JobPeople, followUps, interviews, Preparation] = await Promise.all([
    loadJobPeople(),
    loadFollowUps(),
    loadInterviewParts(),
    loadPreparation(),
  ])
  const { JobInterviews, ContactInterviews: Interviews } = interviews
  const { JobFollowUps, ContactFollowUps: FollowUps } = followUps
  const job: JobParts = { overview: [JobInterviews, JobPeople, JobFollowUps], Preparation }
  const person: PersonParts = { Interviews, FollowUps }
  return () => (
    <>
      <JobDialogs parts={job} />
      <ContactDialogs parts={person} />
      <ReminderDialogs />
      <TransferDialogs />
      <InterviewDialogs />
    </>
  )
}
