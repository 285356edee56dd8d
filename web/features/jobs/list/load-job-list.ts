/** The list view's code, fetched when it is chosen. */
export const loadJobList = () => import('./job-list.tsx')
