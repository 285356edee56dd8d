import { loadContactDialogs, loadJobPeople, type PersonParts } from '../contacts/index.ts'
import { loadJobDialogs } from '../jobs/index.ts'
import { loadTransferDialogs } from '../transfer/index.ts'
import { loadFollowUps, loadReminderDialogs } from '../reminders/index.ts'

/** The dialogs that any screen may open, each with what other features show in it. */
export const loadEntryDialogs = async () => {
  const [JobDialogs, ContactDialogs, ReminderDialogs, JobPeople, followUps, TransferDialogs] =
    await Promise.all([
      loadJobDialogs(),
      loadContactDialogs(),
      loadReminderDialogs(),
      loadJobPeople(),
      loadFollowUps(),
      loadTransferDialogs(),
    ])
  const overview = [JobPeople, followUps.JobFollowUps]
  const person: PersonParts = { FollowUps: followUps.ContactFollowUps }
  return () => (
    <>
      <JobDialogs parts={overview} />
      <ContactDialogs parts={person} />
      <ReminderDialogs />
      <TransferDialogs />
    </>
  )
}
