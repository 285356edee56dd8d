/** For how long a goal counts before it begins anew. */
export const GOAL_PERIODS = ['week', 'month'] as const
export type GoalPeriod = (typeof GOAL_PERIODS)[number]

export const GOAL_MAX = 999
