import { createFileRoute } from '@tanstack/react-router'
import { PAGES } from '#src/shell/pages.ts'
import { AboutScreen } from '../../features/shell/public/about-screen.tsx'

export const Route = createFileRoute('/_public/about')({
  staticData: { title: PAGES['/about'].title },
  component: AboutScreen,
})
