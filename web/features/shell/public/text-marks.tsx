import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { strong } from '../../../ui/marks.tsx'
import { useSupportLink } from '../use-support-link.ts'

/** Opens a mail draft to the operator of this server. */
const SupportLink = ({ children }: { children: ReactNode }) => (
  <a href={useSupportLink()}>{children}</a>
)

/** Elements for the tags in the messages of text pages. */
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
