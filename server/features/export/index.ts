import type { Feature } from '../../feature.ts'
import { registerExport } from './route.ts'

/** "Download my data". The features register its contents as their account parts. */
export const accountExport = { title: 'Export', routes: registerExport } satisfies Feature
