import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/resources')({ component: () => <h1>resources</h1> })
