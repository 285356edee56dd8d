import { createFileRoute } from '@tanstack/react-router'
import { PAGES } from '#src/shell/pages.ts'
import { FeaturesScreen } from '../../features/shell/public/features-screen.tsx'

export const Route = createFileRoute('/_public/features')({
  staticData: { title: PAGES['/features'].title },
  component: FeaturesScreen,
})
