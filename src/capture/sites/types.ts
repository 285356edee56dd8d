import type { PageFacts } from '../facts.ts'
import type { Draft, PostingField } from '../posting.ts'

type ReadField = Extract<
  PostingField,
  'company' | 'position' | 'location' | 'description' | 'work_mode' | 'employment_type' | 'deadline'
>

/** How to read a site's pages beyond their structured data. */
export type Site = {
  /** The job board's name; `Company site` for an applicant tracking system. */
  name: string
  /** The end of a host, or a pattern of it. */
  hosts: readonly (string | RegExp)[]
  /** The paths that belong to the job board, if the host serves other things too. */
  path?: RegExp
  /** A pattern of paths (with query) that show many postings. */
  listing?: RegExp
  /** A pattern of paths (with query) that show one posting. */
  posting?: RegExp
  /** The selectors of each field; the first one that finds a text counts. */
  fields?: Partial<Record<ReadField, readonly string[]>>
  /** Fields whose elements may hold something else. */
  guesses?: readonly ReadField[]
  /** Selectors of elements that exist only on expired postings. */
  expired?: readonly string[]
  /** A pattern of the page's title, with named groups: company, position, location. */
  title?: RegExp
  /** A pattern of host and path whose group `company` is the company's name in small letters. */
  tenant?: RegExp
  /** For a site that selectors cannot read; undefined leaves the page to the other sources. */
  read?: (facts: PageFacts, url: URL) => Draft[] | undefined
}
