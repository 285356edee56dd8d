import type { z } from 'zod'
import { ZodError } from 'zod'
import type { accountImportResponse } from '#src/account-import/responses.ts'
import type { Config } from '../../config.ts'
import type { Context } from '../../context.ts'
import { lockUser } from '../../db/lock-user.ts'
import { AppError, InvalidInput, NotSignedIn } from '../../errors.ts'
import { inTurns } from '../../in-turns.ts'
import {
  createImportedRows,
  type ImportPart,
  type ImportRequest,
  type ImportSource,
  type ImportSteps,
} from '../../import-part.ts'
import { ROWS_MAX } from '../../limits/rows.ts'
import type { LocalFile } from '../../storage/file-store.ts'
import { type Archive, openArchive } from './archive.ts'
import { TOO_LARGE, UNKNOWN_SHAPE } from './read-json.ts'
import { t } from '#src/language/t.ts'

/** Room for names, numbers and what JSON adds to texts. */
const PUNCTUATION_BYTES = 64 * 1024 * 1024
const PROBLEMS_MAX = 5
const UNKNOWN_MAX = 20
const NAME_MAX = 40

type Result = z.infer<typeof accountImportResponse>
type Step = ImportSteps & { name: string }

/**
 * Adds everything of a “Download my data” archive that the account does not have, all or nothing
 * (docs/behaviour.md#importing-an-account).
 * @throws InvalidInput if the archive is damaged, not ours, or exceeds the account's limits
 */
export async function importAccount(
  ctx: Context,
  userId: string,
  file: LocalFile,
): Promise<Result> {
  const archive = await openArchive(file.path)
  const staged = createStagedFiles(ctx, userId, archive)
  try {
    const content = await archive.readContent(ctx.config.limits.textBytes + PUNCTUATION_BYTES)
    const parts = ctx.accountParts.flatMap(({ imports = [] }) => imports)
    const steps: Step[] = []
    for (const part of orderParts(parts)) {
      steps.push(...(await readPart(ctx, part, content[part.name])))
    }
    for (const { prepare } of steps) await prepare?.(staged.source)
    const unknown = describeUnknown(ctx, content)
    const response = await writeAll(ctx, userId, { steps, unknown, drop: staged.drop })
    await staged.settle(true)
    return response
  } catch (error) {
    const known = toRefusal(ctx, error)
    // After any other failure the rows may exist, so the files are left to the sweep.
    if (known instanceof AppError) await staged.settle(false)
    throw known
  } finally {
    await staged.discard()
    archive.close()
  }
}

/** A newer server may have exported more than this one knows. */
function describeUnknown(
  { accountParts }: Pick<Context, 'accountParts'>,
  content: Readonly<Record<string, unknown>>,
): string[] {
  const exported = accountParts.flatMap(({ exports = [] }) => exports.map(({ name }) => name))
  const known = new Set(['exported_at', ...exported])
  return Object.keys(content)
    .filter((name) => !known.has(name))
    .slice(0, UNKNOWN_MAX)
    .map((name) =>
      t('“{name}” was left out, because this server does not know this kind of data.', {
        name: name.slice(0, NAME_MAX),
      }),
    )
}

async function readPart({ config }: Context, part: ImportPart, data: unknown): Promise<Step[]> {
  if (data === undefined) return []
  // Before the rows are parsed, which takes long for as many as an archive can contain.
  if (Array.isArray(data) && data.length > countMost(config)) throw new InvalidInput(TOO_LARGE)
  try {
    return [{ ...(await inTurns(part.read(data))), name: part.name }]
  } catch (error) {
    if (error instanceof ZodError) throw new InvalidInput(describeIssues(part.name, error))
    throw error
  }
}

/** The highest limit of any kind of rows. */
const countMost = ({ limits }: Config) =>
  Math.max(ROWS_MAX, limits.applications, limits.bookmarks, limits.contacts)

/** `applications 12, company: Company is required`; the first few are enough to see what is wrong. */
const describeIssues = (name: string, { issues }: ZodError): string[] =>
  issues.slice(0, PROBLEMS_MAX).map(({ path, message }) => {
    const [row, ...field] = path
    const place = typeof row === 'number' ? [`${name} ${row + 1}`, ...field] : [name, ...path]
    return `${place.map(String).join(', ')}: ${message}`
  })

/** Values that only the database's constraints reject; nothing of the archive is imported then. */
const REFUSED_VALUE = /^2[23]/
function toRefusal({ log }: Pick<Context, 'log'>, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (typeof code !== 'string' || !REFUSED_VALUE.test(code)) return error
  log.warn({ err: error }, 'the database refused a value of an account’s archive')
  return new InvalidInput(UNKNOWN_SHAPE)
}

type Planned = {
  steps: readonly Step[]
  unknown: readonly string[]
  drop: (key: string) => void
}

function writeAll(
  ctx: Context,
  userId: string,
  { steps, unknown, drop }: Planned,
): Promise<Result> {
  const problems = [...unknown]
  return ctx.db.transaction().execute(async (trx) => {
    // Two imports of one person run one after another, so that none adds anything twice.
    if ((await lockUser(trx, userId)) === undefined) throw new NotSignedIn()
    const request: ImportRequest = {
      trx,
      userId,
      config: ctx.config,
      vault: ctx.vault,
      readTimeZone: ctx.readTimeZone,
      checkRows: (limit, added) => ctx.limits.checkRows(trx, userId, limit, added),
      checkFiles: () => ctx.limits.checkFiles(trx, userId),
      rows: createImportedRows(),
      problems,
      drop,
    }
    const added: Record<string, number> = {}
    for (const { name, write } of steps) added[name] = await write(request)
    await ctx.limits.checkText(trx, userId)
    return { added, problems }
  })
}

/** The files of an import: unpacked onto this machine, then in the storage. */
function createStagedFiles(ctx: Context, userId: string, archive: Archive) {
  const unpacked: LocalFile[] = []
  const put = new Set<string>()
  const dropped = new Set<string>()
  const source: ImportSource = {
    db: ctx.db,
    userId,
    files: ctx.files,
    log: ctx.log,
    async unpack(path, maxBytes) {
      const content = await archive.open(path)
      if (content === undefined)
        throw new InvalidInput(t('This archive is incomplete: it lacks {path}', { path }))
      const tooLarge = t('A file of this archive is too large: {path}', { path })
      const file = await ctx.incoming
        .receive(content, { userId, maxBytes, tooLarge })
        .catch((error: unknown) => {
          if (error instanceof AppError) throw error
          throw new InvalidInput(t('A file of this archive is damaged: {path}', { path }))
        })
      unpacked.push(file)
      return file
    },
    async put(key, file, type) {
      put.add(key)
      await ctx.files.put(key, file, type)
    },
  }
  return {
    source,
    drop: (key: string) => void dropped.add(key),
    /** Removes unused files; the sweep removes those that fail. */
    async settle(isDone: boolean) {
      for (const key of isDone ? dropped : put) {
        await ctx.files
          .remove(key)
          .catch((err: unknown) => ctx.log.warn({ err }, 'A file was not removed'))
      }
    },
    async discard() {
      for (const file of unpacked) await ctx.incoming.discard(file)
    },
  }
}

type Named = { name: string; after?: readonly string[] }

/** Orders the parts so that each one comes after those that its rows refer to. */
function orderParts<T extends Named>(parts: readonly T[]): T[] {
  const byName = new Map(parts.map((part) => [part.name, part]))
  const ordered = new Set<T>()
  const place = (part: T, path: readonly string[]): void => {
    if (path.includes(part.name)) throw new Error(`${part.name} comes after itself`)
    for (const name of part.after ?? []) {
      const before = byName.get(name)
      if (before === undefined)
        throw new Error(`${part.name} comes after ${name}, which is no part`)
      place(before, [...path, part.name])
    }
    ordered.add(part)
  }
  for (const part of parts) place(part, [])
  return [...ordered]
}
