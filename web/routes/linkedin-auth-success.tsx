import { createFileRoute, redirect } from '@tanstack/react-router'
import { LinkedinResultScreen } from '../features/auth/linkedin-result-screen.tsx'
import { storeLinkedinResult, readLinkedinResult } from '../features/auth/linkedin-result.ts'
import { t } from '#src/language/t.ts'

export const Route = createFileRoute('/linkedin-auth-success')({
  staticData: { title: t('Sign in with LinkedIn') },
  beforeLoad: ({ search }: { search: Record<string, unknown> }) => {
    if (Object.keys(search).length === 0) return
    const response = readLinkedinResult(search)
    storeLinkedinResult(response)
    const takenOver = response.kind === 'token' && response.takenOver
    const state = takenOver ? { takenOver } : {}
    throw redirect({ to: '/linkedin-auth-success', search: {}, state, replace: true })
  },
  component: LinkedinResultScreen,
})
