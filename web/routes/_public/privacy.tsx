import { createFileRoute } from '@tanstack/react-router'
import { TextPage } from '../../features/shell/public/text-page.tsx'

const Privacy = () => (
  <TextPage title="Privacy">
    <p>
      In short: this server keeps your name and email address, what you track about your job search,
      and technical logs without personal data. Nothing is sold. Company icons may be fetched by
      your browser from a public icon service. The full text will stand on this page.
    </p>
  </TextPage>
)

export const Route = createFileRoute('/_public/privacy')({
  staticData: { title: 'Privacy' },
  component: Privacy,
})
