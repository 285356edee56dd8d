import { createFileRoute, redirect } from '@tanstack/react-router'
import { LinkedinAnswerScreen } from '../features/auth/linkedin-answer-screen.tsx'
import { holdLinkedinAnswer, readLinkedinAnswer } from '../features/auth/linkedin-answer.ts'

export const Route = createFileRoute('/linkedin-auth-success')({
  staticData: { title: 'Sign in with LinkedIn' },
  beforeLoad: ({ search }: { search: Record<string, unknown> }) => {
    if (Object.keys(search).length === 0) return
    holdLinkedinAnswer(readLinkedinAnswer(search))
    throw redirect({ to: '/linkedin-auth-success', search: {}, replace: true })
  },
  component: LinkedinAnswerScreen,
})
