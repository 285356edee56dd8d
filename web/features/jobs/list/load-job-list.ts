/** Loads the list view's code when it is opened. */
export const loadJobList = () => import('./job-list.tsx')
