import { createFileRoute } from '@tanstack/react-router'
import { TextPage } from '../../features/shell/public/text-page.tsx'

const About = () => (
  <TextPage title="About">
    <p>
      Foothold is for people who are looking for work: one calm place that says what comes next and
      never loses what you wrote. It is open source, and it runs wherever you put it.
    </p>
  </TextPage>
)

export const Route = createFileRoute('/_public/about')({
  staticData: { title: 'About' },
  component: About,
})
