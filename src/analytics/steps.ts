/** The steps of an application's path and its possible ends; most begin with `applied`. */
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
