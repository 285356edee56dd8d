import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { findMessages, type FoundMessage } from './find-messages.ts'

const SOURCES = ['{extension,src,server,web}/**/*.{ts,tsx}', '{extension,web}/*.html']
const LEFT_OUT =
  /(?:\.test|-fixture)\.tsx?$|^server\/testing\/|^src\/language\/|\.gen\.ts$|\.d\.ts$/

export type Source = { path: string; code: string }

/** Reads all sources with texts for people. */
export const readSources = (root: string): Source[] =>
  globSync(SOURCES, { cwd: root })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => !LEFT_OUT.test(path))
    .toSorted()
    .map((path) => ({ path, code: readFileSync(join(root, path), 'utf8') }))

export type SourceMessage = FoundMessage & { path: string; line: number }

export const listMessages = (sources: readonly Source[]): SourceMessage[] =>
  sources.flatMap(({ path, code }) =>
    findMessages(path, code).map((message) => ({
      ...message,
      path,
      line: code.slice(0, message.start).split('\n').length,
    })),
  )
