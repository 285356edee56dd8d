export { ActivityEntry } from './activity-entry.tsx'
export { QuickAdd } from './quick-add.tsx'
