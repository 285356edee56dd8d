import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/profile')({ component: () => <h1>profile</h1> })
