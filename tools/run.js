// Every npm script starts here, with any Node of the machine (20 or newer; package.json's `engines`
// is about the rest) and before anything is installed. It installs the locked dependencies, then
// runs tools/<name>.ts with the pinned Node (tools/start.js).
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const BIN = join(ROOT, 'node_modules', '.bin')
const STAMP = join(ROOT, 'node_modules', '.foothold-installed')
const NEEDED_MAJOR = 24

/**
 * @param {string} sentence
 * @returns {never}
 */
const refuse = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

const installLocked = () => {
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
    .digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return
  console.log('Installing dependencies (the first time takes about half a minute)…')
  // Warnings about the machine's own Node do not matter, since the pinned one runs everything.
  const { status } = spawnSync(
    'npm',
    ['ci', '--loglevel=error', '--include=dev', '--include=optional'],
    {
      cwd: ROOT,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  )
  if (status !== 0) {
    refuse('The dependencies could not be installed: see above. Is the npm registry reachable?')
  }
  writeFileSync(STAMP, lock)
}

const isNewEnough = () => Number(process.versions.node.split('.')[0]) >= NEEDED_MAJOR

const findNode = () => {
  const pinned = join(BIN, process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(pinned)) return pinned
  return refuse(
    `Foothold runs on Node ${NEEDED_MAJOR}; this is ${process.version}, and no pinned Node comes ` +
      `with it for ${process.platform} ${process.arch}. Install Node ${NEEDED_MAJOR} from https://nodejs.org.`,
  )
}

// Without it glibc keeps 50 to 100 MB that a start has used and freed; it is only read when a
// process starts.
const TRIM = 'MALLOC_TRIM_THRESHOLD_'
const TRIM_BYTES = String(1024 * 1024)

/** @param {string} node */
const handOver = (node) => {
  const env = { [TRIM]: TRIM_BYTES, ...process.env }
  const args = process.argv.slice(1)
  // Newer Nodes can replace their process, while others have to wait beside it.
  if (process.execve && process.platform !== 'win32') process.execve(node, [node, ...args], env)
  const child = spawn(node, args, { stdio: 'inherit', env })
  process.on('SIGINT', () => child.kill('SIGINT'))
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', (code) => process.exit(code ?? 1))
}

const [name = 'start', ...rest] = process.argv.slice(2)
process.chdir(ROOT)
process.env['PATH'] = `${BIN}${delimiter}${process.env['PATH'] ?? ''}`
const isToRest = name === 'start' && process.platform === 'linux' && !(TRIM in process.env)
// The process that replaces this one checks the rest.
if (isNewEnough() && isToRest && process.execve) handOver(process.execPath)
installLocked()
if (isNewEnough()) {
  const script = name === 'start' ? 'start.js' : `${name}.ts`
  process.argv = [process.execPath, join(ROOT, 'tools', script), ...rest]
  await import(`./${script}`)
} else {
  handOver(findNode())
}
