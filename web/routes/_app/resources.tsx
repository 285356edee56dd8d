import { createFileRoute } from '@tanstack/react-router'
import { Bookmark } from 'lucide-react'
import { PlannedScreen } from '../../features/shell/planned-screen.tsx'

const Bookmarks = () => (
  <PlannedScreen title="Bookmarks" icon={Bookmark}>
    <p>
      Articles, courses and job postings worth keeping will be grouped here by category. Until then,
      links that belong to one application fit well in its notes.
    </p>
  </PlannedScreen>
)

export const Route = createFileRoute('/_app/resources')({
  staticData: { title: 'Bookmarks' },
  component: Bookmarks,
})
