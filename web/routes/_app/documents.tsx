import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/documents')({ component: () => <h1>documents</h1> })
