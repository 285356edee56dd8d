export { useDashboardDialogs } from './dialogs.ts'
export { useParts } from './use-parts.ts'
