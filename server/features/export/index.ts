import type { Feature } from '../../feature.ts'
import { registerExport } from './route.ts'

/** "Download my data". What is in it, the features register as their account's parts. */
export const accountExport = { title: 'Export', routes: registerExport } satisfies Feature
