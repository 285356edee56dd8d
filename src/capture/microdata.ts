import { readJobPosting } from './job-posting.ts'
import type { JsonRecord } from './json.ts'
import { type PageElement, readLine, readText } from './page.ts'
import type { Draft } from './posting.ts'

const DEPTH_MAX = 12
const JOB_POSTING = /(?:^|[\s/:#])JobPosting\/?(?:$|\s)/i

const typeOf = ({ attributes }: PageElement) => attributes['itemtype'] ?? attributes['typeof']
const namesOf = ({ attributes }: PageElement) =>
  (attributes['itemprop'] ?? attributes['property'] ?? '')
    .split(/\s+/)
    .map((name) => name.replace(/^.*[/:#]/, ''))
    .filter((name) => name !== '')
const isScope = ({ attributes }: PageElement) =>
  attributes['itemscope'] !== undefined || attributes['typeof'] !== undefined

/** All JobPostings that the page's elements mark up in microdata or RDFa. */
export function readMicrodata(elements: readonly PageElement[]): Draft[] {
  const postings = elements.filter((element) => {
    const type = typeOf(element)
    return type !== undefined && isScope(element) && JOB_POSTING.test(type)
  })
  return postings
    .slice(0, 501)
    .map((element) => readJobPosting(readScope(element, 0), 'microdata', (value) => value))
}

/** The properties of a scope, as JSON-LD would write them. */
function readScope(scope: PageElement, depth: number): JsonRecord {
  const found = new Map<string, unknown[]>()
  const visit = (element: PageElement) => {
    for (const child of element.children) {
      if (typeof child === 'string') continue
      const names = namesOf(child)
      if (names.length > 0) {
        const value = readValue(child, names, depth)
        for (const name of names) {
          if (value !== '') found.set(name, [...(found.get(name) ?? []), value].slice(0, 100))
        }
      }
      if (!isScope(child)) visit(child)
    }
  }
  visit(scope)
  return Object.fromEntries(found)
}

function readValue(element: PageElement, names: string[], depth: number): unknown {
  if (isScope(element) && depth < DEPTH_MAX) {
    const properties = readScope(element, depth + 1)
    return Object.keys(properties).length > 0 ? properties : readLine(element)
  }
  const { attributes } = element
  const text = attributes['content'] ?? attributes['datetime']
  if (text !== undefined && text.trim() !== '') return text
  if (names.includes('url')) return attributes['href'] ?? ''
  if (names.includes('description')) return readText(element)
  return readLine(element) || attributes['alt'] || attributes['title'] || ''
}
