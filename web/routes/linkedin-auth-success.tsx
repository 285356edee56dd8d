import { createFileRoute, redirect } from '@tanstack/react-router'
import { LinkedinAnswerScreen } from '../features/auth/linkedin-answer-screen.tsx'
import { holdLinkedinAnswer, readLinkedinAnswer } from '../features/auth/linkedin-answer.ts'

export const Route = createFileRoute('/linkedin-auth-success')({
  staticData: { title: 'Sign in with LinkedIn' },
  beforeLoad: ({ search }: { search: Record<string, unknown> }) => {
    if (Object.keys(search).length === 0) return
    const answer = readLinkedinAnswer(search)
    holdLinkedinAnswer(answer)
    const lostPassword = answer.kind === 'token' && answer.lostPassword
    const state = lostPassword ? { lostPassword } : {}
    throw redirect({ to: '/linkedin-auth-success', search: {}, state, replace: true })
  },
  component: LinkedinAnswerScreen,
})
