import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const listFiles = (...patterns: string[]): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => path !== '' && existsSync(path))

/** The anchor that public forges give a heading. */
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

/** Every document that `text` names, with the anchor where it names one. */
const CITATION = /(?<![\w:/.-])((?:\.{0,2}\/)?[\w./-]+\.md)(?:#([\w-]+))?/g

const isMissing = (path: string, anchor: string | undefined) =>
  !existsSync(path) || (anchor !== undefined && !listAnchors(path).includes(anchor))

test('every document and heading that the code cites is in the repository', () => {
  const broken = listFiles('*.ts', '*.tsx', '*.js', '*.css', '*.yml', 'Dockerfile').flatMap(
    (file) =>
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
  const broken = listFiles('*.md').flatMap((file) =>
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
