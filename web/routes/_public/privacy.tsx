import { createFileRoute } from '@tanstack/react-router'
import { PAGES } from '#src/shell/pages.ts'
import { PrivacyScreen } from '../../features/shell/public/privacy-screen.tsx'

export const Route = createFileRoute('/_public/privacy')({
  staticData: { title: PAGES['/privacy'].title },
  component: PrivacyScreen,
})
