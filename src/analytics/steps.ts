/** Where an application can be, or have ended; `applied` is where most begin. */
export const FLOW_STEPS = [
  'applied',
  'interviewing',
  'offer',
  'rejected',
  'no_answer',
  'withdrawn',
  'declined',
  'open',
] as const
export type FlowStep = (typeof FLOW_STEPS)[number]
