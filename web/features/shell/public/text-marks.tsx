import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { strong } from '../../../ui/marks.tsx'
import { useSupportLink } from '../use-support-link.ts'

/** Opens a mail draft to whoever runs this server. */
const SupportLink = ({ children }: { children: ReactNode }) => (
  <a href={useSupportLink()}>{children}</a>
)

/** What the messages of the pages to read mark in their text. */
export const MARKS = {
  strong,
  support: (parts: ReactNode) => <SupportLink>{parts}</SupportLink>,
  terms: (parts: ReactNode) => <Link to="/terms">{parts}</Link>,
  privacy: (parts: ReactNode) => <Link to="/privacy">{parts}</Link>,
  icons: (parts: ReactNode) => (
    <Link to="/privacy" hash="third-parties">
      {parts}
    </Link>
  ),
}
