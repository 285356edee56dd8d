// `npm run bench [name…]`: runs the named benchmarks of bench/, or all, one after the other, and
// prints one table of their figures and limits. Options such as `--against=DIR` are passed on.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createInterface } from 'node:readline'

/** The format that bench/support/figures.ts writes. */
const FIGURE =
  /^(ok|OVER|FAIL)\s+(.+?): ([^()]+?)(?: of (?:at least )?([^();]+?))?(?:[ ,;]*\(.*|;.*)?$/

const names = readdirSync('bench')
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace(/\.ts$/, ''))
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const options = process.argv.slice(2).filter((word) => word.startsWith('-'))

const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`No benchmark named ${unknown.join(', ')}; there are: ${names.join(', ')}.`)
  process.exit(2)
}

const rows = [['', 'bench', 'figure', 'measured', 'limit']]

const run = async (name: string): Promise<void> => {
  console.log(`\n— ${name}`)
  const child = spawn(process.execPath, [`bench/${name}.ts`, ...options], {
    stdio: ['inherit', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  let figures = 0
  for await (const line of createInterface({ input: child.stdout })) {
    console.log(line)
    const [, mark, what, value, limit = ''] = FIGURE.exec(line) ?? []
    if (mark === undefined) continue
    figures += 1
    rows.push([mark, name, what ?? '', value ?? '', limit])
  }
  await ended
  const { exitCode } = child
  if (exitCode !== 0) process.exitCode = 1
  // Some benchmarks check outcomes rather than figures.
  if (figures === 0) rows.push([exitCode === 0 ? 'ok' : 'FAIL', name, 'as a whole', '', ''])
}

for (const name of wanted.length > 0 ? wanted : names) await run(name)

const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
console.log()
for (const row of rows) {
  console.log(
    row
      .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
