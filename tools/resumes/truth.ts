import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** Annotations of an entry beyond its printed values. */
const marks = {
  /** Whether the entry is never counted, parsed or not. */
  optional: z.boolean().optional(),
  /** Whether only one date is printed, so that it may be parsed as start or end. */
  single_date: z.boolean().optional(),
  /** Fields that are not scored, because the document is ambiguous. */
  ignore: z.array(z.string()).optional(),
  /** Other accepted spellings of a field. */
  alt: z.record(z.string(), z.array(z.string().nullable())).optional(),
}
const printed = z.string().nullish()

const truthExperience = z.object({
  company_name: printed,
  title: printed,
  location: printed,
  start_date: printed,
  end_date: printed,
  current: z.boolean().optional(),
  ...marks,
})
const truthEducation = z.object({
  school_name: printed,
  degree: printed,
  field_of_study: printed,
  start_date: printed,
  end_date: printed,
  gpa: printed,
  ...marks,
})
export const resumeTruth = z.object({
  experiences: z.array(truthExperience).default([]),
  educations: z.array(truthEducation).default([]),
})
export type TruthExperience = z.infer<typeof truthExperience>
export type TruthEducation = z.infer<typeof truthEducation>
export type ResumeTruth = z.infer<typeof resumeTruth>

/** The origin and the properties of an annotated file. */
const manifestEntry = z.object({
  slug: z.string(),
  file: z.string(),
  repo: z.string().optional(),
  commit: z.string().optional(),
  path: z.string().optional(),
  sha256: z.string().optional(),
  language: z.string().optional(),
  tags: z.array(z.string()).default([]),
})
export type ManifestEntry = z.infer<typeof manifestEntry>
const manifest = z.array(manifestEntry)

export const readManifest = (path: string): ManifestEntry[] =>
  manifest.parse(JSON.parse(readFileSync(path, 'utf8')))

/**
 * A resume with its annotation. `source` is the same for files of one origin, which are always in
 * the same fold.
 */
export type LabelledResume = {
  slug: string
  path: string
  format: string
  language: string
  tags: string[]
  source: string
  truth: ResumeTruth
}

/**
 * All resumes of a folder with an annotation beside them. `manifest.json` in the folder, or the
 * given path, states language, layout and source; otherwise each file is its own source.
 */
export function listLabelled(folder: string, manifestPath?: string): LabelledResume[] {
  const path = manifestPath ?? join(folder, 'manifest.json')
  const known = existsSync(path) ? readManifest(path) : []
  const files = readdirSync(folder).toSorted()
  return files.flatMap((file): LabelledResume[] => {
    const [, slug = '', format = ''] = /^(.+)\.(pdf|docx|doc)$/.exec(file) ?? []
    if (!files.includes(`${slug}.truth.json`)) return []
    const entry = known.find((one) => one.slug === slug)
    const truth: unknown = JSON.parse(readFileSync(join(folder, `${slug}.truth.json`), 'utf8'))
    return [
      {
        slug,
        path: join(folder, file),
        format,
        language: entry?.language ?? 'en',
        tags: entry?.tags ?? [],
        source: entry?.repo ?? slug,
        truth: resumeTruth.parse(truth),
      },
    ]
  })
}

/** The fold of a source, the same on every machine. */
export const toFold = (source: string, folds: number): number =>
  createHash('sha256').update(source).digest().readUInt32BE(0) % folds

/** A third of the sources, whose files nobody looks at while changing the rules. */
export const isHeldOut = ({ source }: Pick<LabelledResume, 'source'>): boolean =>
  toFold(`held-out:${source}`, 3) === 0

/** English PDFs, Word files of any language, and PDFs in other languages. */
export const groupOf = ({ format, language }: LabelledResume): string =>
  format !== 'pdf' ? 'Word' : language === 'en' ? 'English PDF' : 'PDF, other language'
