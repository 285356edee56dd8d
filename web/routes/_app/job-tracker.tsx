import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/job-tracker')({ component: () => <h1>job-tracker</h1> })
