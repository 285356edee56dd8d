import { createFileRoute } from '@tanstack/react-router'
import { TextPage } from '../../features/shell/public/text-page.tsx'

const Features = () => (
  <TextPage title="Features">
    <p>What Foothold does today:</p>
    <ul>
      <li>
        <strong>Track applications.</strong> A board and a list with status, deadlines and company
        details, and a timeline of every step.
      </li>
      <li>
        <strong>Search and filters.</strong> Company, position or location, as you type.
      </li>
      <li>
        <strong>A personal dashboard.</strong> Where you stand, and which interviews come next.
      </li>
      <li>
        <strong>Interview preparation.</strong> A checklist for each kind of interview, and room for
        your notes.
      </li>
    </ul>
    <p>Contacts with follow-up dates, documents and a browser extension are still to come.</p>
  </TextPage>
)

export const Route = createFileRoute('/_public/features')({
  staticData: { title: 'Features' },
  component: Features,
})
