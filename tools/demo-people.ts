import type { ContactKind } from '#src/contacts/constants.ts'
import type { InterviewResult } from '#src/interviews/constants.ts'
import type { InterviewType } from '#src/jobs/constants.ts'

/** A demo contact, by the company of the related application. */
export type DemoPerson = {
  name: string
  role: string
  kind: ContactKind
  company: string
  email: string
}

/** A round before the one in that company's application. */
type DemoRound = {
  company: string
  daysAgo: number
  hour: number
  round: number
  type: InterviewType
  result: InterviewResult
  minutes: number
  notes: string
}

export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    name: 'Priya Raman',
    role: 'Lead, patient portal',
    kind: 'hiring_manager',
    company: 'Lumen Health',
    email: 'priya.raman@lumenhealth.example',
  },
  {
    name: 'Jonas Weber',
    role: 'Frontend engineer',
    kind: 'interviewer',
    company: 'Lumen Health',
    email: 'jonas.weber@lumenhealth.example',
  },
  {
    name: 'Sofie Lund',
    role: 'Recruiter',
    kind: 'recruiter',
    company: 'Fjordline Ferries',
    email: 'sofie.lund@fjordline-ferries.example',
  },
  {
    name: 'Marc Dubois',
    role: 'Routing team',
    kind: 'interviewer',
    company: 'Cobalt Maps',
    email: 'marc.dubois@cobaltmaps.example',
  },
]

export const DEMO_ROUNDS: readonly DemoRound[] = [
  {
    company: 'Lumen Health',
    daysAgo: 6,
    hour: 15,
    round: 1,
    type: 'hr',
    result: 'passed',
    minutes: 30,
    notes: 'Short and friendly. They want to decide this month; salary band fits.',
  },
  {
    company: 'Cobalt Maps',
    daysAgo: 15,
    hour: 10,
    round: 1,
    type: 'hr',
    result: 'passed',
    minutes: 45,
    notes: 'Asked why maps. Told them about the tram planner.',
  },
  {
    company: 'Cobalt Maps',
    daysAgo: 8,
    hour: 14,
    round: 2,
    type: 'technical',
    result: 'passed',
    minutes: 90,
    notes: 'Shortest path on a grid, then how to test it. Read up on contraction hierarchies.',
  },
]

/** Where the next round takes place. */
export const DEMO_PLACES: Readonly<Record<string, string>> = {
  'Lumen Health': 'https://meet.lumenhealth.example/portal-team',
  'Fjordline Ferries': 'Phone: +47 55 01 02 03',
  'Cobalt Maps': 'Hardturmstrasse 11, Zurich, 3rd floor',
}

export const DEMO_FOLLOW_UPS: readonly { title: string; company: string; inDays: number }[] = [
  { title: 'Thank Priya, and send the accessibility write-up', company: 'Lumen Health', inDays: 2 },
  { title: 'Ask Sofie about the second call', company: 'Fjordline Ferries', inDays: 0 },
  { title: 'Ask about the answer they promised', company: 'Brightwater Energy', inDays: -1 },
]
