import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCES = [
  '{bench,e2e,migrations,server,src,tools,web}/**/*.{ts,tsx,js,css}',
  '{.github,docs}/**/*.yml',
  '*.{ts,yml}',
  'Dockerfile',
]
const DOCUMENTS = ['*.md', 'docs/**/*.md']

/** The anchor that GitHub and GitLab give a heading. */
const toAnchor = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')

const listAnchors = (path: string): string[] =>
  readFileSync(path, 'utf8')
    .matchAll(/^#{1,6} (.+)$/gm)
    .map(([, heading = '']) => toAnchor(heading))
    .toArray()

/** Every document in `text`, with its anchor if there is one. */
const CITATION = /(?<![\w:/.-])((?:\.{0,2}\/)?[\w./-]+\.md)(?:#([\w-]+))?/g

const isMissing = (path: string, anchor: string | undefined) =>
  !existsSync(path) || (anchor !== undefined && !listAnchors(path).includes(anchor))

test('every document and heading that the code cites is in the repository', () => {
  const broken = globSync(SOURCES).flatMap((file) =>
    readFileSync(file, 'utf8')
      .matchAll(CITATION)
      .filter(([, path = '', anchor]) => isMissing(path, anchor))
      .map(([citation]) => `${file}: ${citation}`)
      .toArray(),
  )
  expect(broken).toEqual([])
})

const LINK = /\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g

test('every link between documents leads somewhere', () => {
  const broken = globSync(DOCUMENTS).flatMap((file) =>
    readFileSync(file, 'utf8')
      .matchAll(LINK)
      .filter(([, path = '', anchor]) =>
        isMissing(path === '' ? file : join(dirname(file), path), anchor),
      )
      .map(([link]) => `${file}: ${link}`)
      .toArray(),
  )
  expect(broken).toEqual([])
})

/** A file's whole path; `<name>` and `NNNN` are placeholders. */
const NAMED_FILE = /`((?:bench|e2e|migrations|server|src|tools|web)\/[\w./-]+\.\w+)`/g

test('every file that a document names is there', () => {
  const missing = globSync(DOCUMENTS).flatMap((document) =>
    readFileSync(document, 'utf8')
      .matchAll(NAMED_FILE)
      .filter(([, path = '']) => !path.includes('NNNN') && !existsSync(path))
      .map(([, path]) => `${document}: ${path}`)
      .toArray(),
  )
  expect(missing).toEqual([])
})
