import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { drawFeatures, findProblems, readGraph } from './graph.ts'

/** Reads the graph of a small tree with these files. */
function graphOf(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'foothold-graph-'))
  try {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), content)
    }
    return readGraph(root)
  } finally {
    rmSync(root, { recursive: true })
  }
}

const SOUND = {
  'src/jobs/schema.ts': 'export type Job = string\n',
  'server/features.ts': `export { jobs } from './features/jobs/index.ts'
export { capture } from './features/capture/index.ts'\n`,
  'server/features/jobs/index.ts': `export { createJob } from './service.ts'\n`,
  'server/features/jobs/service.ts': `import type { Job } from '#src/jobs/schema.ts'\n`,
  'server/features/capture/index.ts': `import {
  createJob,
} from '../jobs/index.ts'
// import { x } from '../jobs/service.ts'
/* import { x } from '../jobs/service.ts' */\n`,
  'server/features/capture/capture.test.ts': `import { createJob } from '../jobs/service.ts'\n`,
  'web/routes/board.tsx': `const board = () => import('../features/jobs/board.tsx')\n`,
  'web/features/jobs/board.tsx': `import './board.css'\n`,
}

test('a tree in which every feature is imported by its index.ts is valid', () => {
  expect(findProblems(graphOf(SOUND))).toEqual([])
})

test.each<[what: string, planted: Record<string, string>, problems: string[]]>([
  [
    'a circle of files by an import of types',
    {
      'src/jobs/schema.ts': `import type { A } from './a.ts'`,
      'src/jobs/a.ts': `export * from './schema.ts'`,
    },
    ['circle of files: src/jobs/a.ts -> src/jobs/schema.ts -> src/jobs/a.ts'],
  ],
  [
    'a circle of three files by a dynamic import',
    {
      'web/lib/a.ts': `import { b } from '#web/lib/b.ts'`,
      'web/lib/b.ts': `const c = await import('./c.ts')`,
      'web/lib/c.ts': `export { a } from './a.ts'`,
    },
    ['circle of files: web/lib/a.ts -> web/lib/b.ts -> web/lib/c.ts -> web/lib/a.ts'],
  ],
  [
    'a circle of features whose files go round none',
    {
      'server/features/jobs/service.ts': `import { rules } from '../rules/index.ts'`,
      'server/features/rules/index.ts': '',
      'server/features/rules/late.ts': `import type { createJob } from '../jobs/index.ts'`,
    },
    ['circle of features: server/features/jobs -> server/features/rules -> server/features/jobs'],
  ],
  [
    'a reach into another feature’s private file',
    { 'server/features/capture/reach.ts': `import type { Job } from '../jobs/service.ts'` },
    [
      "import of a feature's private file: server/features/capture/reach.ts -> server/features/jobs/service.ts",
    ],
  ],
  [
    'infrastructure that names a feature, even by its index.ts',
    { 'server/mail/outbox.ts': `import { jobs } from '../features/jobs/index.ts'` },
    ['infrastructure that names a feature: server/mail/outbox.ts -> server/features/jobs/index.ts'],
  ],
])('%s is found', (_what, planted, problems) => {
  expect(findProblems(graphOf({ ...SOUND, ...planted }))).toEqual(problems)
})

test('a side’s features are drawn with their imports', () => {
  expect(drawFeatures(graphOf(SOUND), 'server')).toBe(
    '```mermaid\ngraph LR\n  capture --> jobs\n  jobs\n```',
  )
})
