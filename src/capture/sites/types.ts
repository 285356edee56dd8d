import type { PageFacts } from '../facts.ts'
import type { Draft, PostingField } from '../posting.ts'

type ReadField = Extract<
  PostingField,
  'company' | 'position' | 'location' | 'description' | 'work_mode' | 'employment_type' | 'deadline'
>

/** What a board's pages need beyond what they say in structured data. */
export type Site = {
  /** The board's name; `Company site` for an applicant system. */
  name: string
  /** The end of a host's name, or a pattern of it. */
  hosts: readonly (string | RegExp)[]
  /** Where the host serves other things too: the paths that are the board's. */
  path?: RegExp
  /** The addresses, without host, that show many postings. */
  listing?: RegExp
  /** The addresses, without host, that show one. */
  posting?: RegExp
  /** Where each field is printed: the first selector that finds a text gives it. */
  fields?: Partial<Record<ReadField, readonly string[]>>
  /** What is there when the posting is no longer open. */
  expired?: readonly string[]
  /** The page's title, by named groups: company, position, location. */
  title?: RegExp
  /** The company in the address, host and path, as its group `company`: a name written small. */
  tenant?: RegExp
  /** For a board that no selector can read; undefined leaves it to the other sources. */
  read?: (facts: PageFacts, url: URL) => Draft[] | undefined
}
