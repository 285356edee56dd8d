// One chunk of what filtering needs, apart from the board's.
export { filterJobs } from '#src/jobs/match.ts'
export { readCounted } from '#src/analytics/counted.ts'
export { readFilters } from '#src/jobs/filters.ts'
