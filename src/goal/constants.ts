/** The period of a goal, after which the count starts at zero. */
export const GOAL_PERIODS = ['week', 'month'] as const
export type GoalPeriod = (typeof GOAL_PERIODS)[number]

export const GOAL_MAX = 999
