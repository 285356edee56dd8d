import { createFileRoute } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import { PlannedScreen } from '../../features/shell/planned-screen.tsx'

const Documents = () => (
  <PlannedScreen title="My Documents" icon={FileText}>
    <p>
      Your resumes and cover letters will live here, ready to preview and download. Until then, an
      application’s job posting link and notes are the place for what belongs to it.
    </p>
  </PlannedScreen>
)

export const Route = createFileRoute('/_app/documents')({
  staticData: { title: 'Documents' },
  component: Documents,
})
