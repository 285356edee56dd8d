/** How far an application on the landing page's card has come, from top to bottom. */
export const STAGES = [
  { label: 'In Progress', tone: 'saved' },
  { label: 'Applied', tone: 'applied' },
  { label: 'Viewed', tone: 'offer' },
  { label: 'Interview', tone: 'interviewing' },
] as const

/** One more than there are stages: it waits out of sight. */
export const SAMPLES = [
  { company: 'Northwind', position: 'Data Analyst' },
  { company: 'Lumen Health', position: 'Frontend Engineer' },
  { company: 'Fernbank', position: 'UX Researcher' },
  { company: 'Harbor & Co', position: 'Design Lead' },
  { company: 'Tidewater', position: 'Product Manager' },
] as const
