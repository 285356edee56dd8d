// A chunk with the filter logic, separate from the board.
export { filterJobs } from '#src/jobs/match.ts'
export { readCounted } from '#src/analytics/counted.ts'
export { readFilters } from '#src/jobs/filters.ts'
