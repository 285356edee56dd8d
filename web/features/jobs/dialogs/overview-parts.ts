import { type ComponentType, createContext } from 'react'
import type { Job } from '#src/jobs/schema.ts'

/** What other features show in the overview of an application, in its order. */
export type OverviewPart = ComponentType<{ job: Job }>

export const OverviewParts = createContext<readonly OverviewPart[]>([])
