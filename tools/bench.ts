// `npm run bench [name…]`: runs the benchmarks in bench/, one after the other, or those named.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'

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
for (const name of wanted.length > 0 ? wanted : names) {
  console.log(`\n— ${name}`)
  const { status } = spawnSync(process.execPath, [`bench/${name}.ts`, ...options], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exitCode = 1
}
