import { createFileRoute } from '@tanstack/react-router'
import { PAGES } from '#src/shell/pages.ts'
import { TermsScreen } from '../../features/shell/public/terms-screen.tsx'

export const Route = createFileRoute('/_public/terms')({
  staticData: { title: PAGES['/terms'].title },
  component: TermsScreen,
})
