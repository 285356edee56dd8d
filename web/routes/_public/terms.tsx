import { createFileRoute } from '@tanstack/react-router'
import { TextPage } from '../../features/shell/public/text-page.tsx'

const Terms = () => (
  <TextPage title="Terms">
    <p>
      In short: you must be at least 13 years old, what you write here stays yours, and the law of
      California applies. The full text will stand on this page.
    </p>
  </TextPage>
)

export const Route = createFileRoute('/_public/terms')({
  staticData: { title: 'Terms' },
  component: Terms,
})
