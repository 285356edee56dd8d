// node tools/run.js collect-resumes MANIFEST MIRRORS FOLDER: lays the resumes that a manifest names
// out in FOLDER with their truth (MANIFEST's folder has truth/<slug>.truth.json). MIRRORS holds a clone
// of each repository as owner+name (bare, or with .git inside). They are real people's: never commit them.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { readManifest } from './resumes/truth.ts'

const [manifest, mirrors, folder] = process.argv.slice(2)
if (!manifest || !mirrors || !folder)
  throw new Error('Usage: node tools/run.js collect-resumes MANIFEST MIRRORS FOLDER')
if (resolve(folder).startsWith(resolve('.')))
  throw new Error('Choose a folder outside the repository: resumes are never committed.')
mkdirSync(folder, { recursive: true })

const MAX_BYTES = 64 * 1024 * 1024
const findGit = (repo: string): string | undefined =>
  ['.git', '', 'repo/.git', 'repo']
    .map((inside) => join(mirrors, repo.replace('/', '+'), inside))
    .find((path) => existsSync(join(path, 'HEAD')))

let missing = 0
const entries = readManifest(manifest)
for (const { slug, file, repo, commit, path, sha256 } of entries) {
  const git = repo ? findGit(repo) : undefined
  try {
    if (!git) throw new Error('its repository is not there')
    const bytes = execFileSync('git', [`--git-dir=${git}`, 'show', `${commit}:${path}`], {
      maxBuffer: MAX_BYTES,
    })
    if (createHash('sha256').update(bytes).digest('hex') !== sha256)
      throw new Error('it is another file than the manifest names')
    writeFileSync(join(folder, file), bytes)
    copyFileSync(
      join(dirname(manifest), 'truth', `${slug}.truth.json`),
      join(folder, `${slug}.truth.json`),
    )
  } catch (error) {
    missing += 1
    console.error(`${repo} ${path}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
copyFileSync(manifest, join(folder, 'manifest.json'))
console.log(`${entries.length - missing} files laid out, ${missing} missing`)
process.exitCode = missing > 0 ? 1 : 0
