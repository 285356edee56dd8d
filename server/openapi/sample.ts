import type { JsonSchema } from './schemas.ts'

const BY_FORMAT: Readonly<Record<string, string>> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
  uuid: '3f0c4b52-5f0e-4a0e-9f6c-0a4c2d6f7a11',
  email: 'ada@example.com',
}
const BY_NAME: Readonly<Record<string, string>> = {
  company: 'Analytical Engines',
  position: 'Programmer',
  email: 'ada@example.com',
  url: 'https://jobs.example.com/7',
}
/** The number of optional fields in an example; one is enough to show a change. */
const OPTIONAL_SHOWN = 1

/** Creates an example input: the required fields, or else the first one. */
export function createSample(
  schema: JsonSchema,
  components: Readonly<Record<string, JsonSchema>>,
  name = '',
): unknown {
  const { $ref, anyOf, type, properties } = schema
  if ($ref !== undefined) {
    return createSample(components[$ref.split('/').at(-1) ?? ''] ?? {}, components, name)
  }
  if (schema.enum !== undefined) return schema.enum[0]
  if (schema.const !== undefined) return schema.const
  const [first] = anyOf ?? []
  if (first !== undefined) return createSample(first, components, name)
  if (properties !== undefined) {
    const needed = schema.required ?? []
    const shown = needed.length > 0 ? needed : Object.keys(properties).slice(0, OPTIONAL_SHOWN)
    return Object.fromEntries(
      shown.map((field) => {
        const own = properties[field]
        return [field, createSample(typeof own === 'object' ? own : {}, components, field)]
      }),
    )
  }
  const [kind] = [type].flat()
  if (kind === 'array') return []
  if (kind === 'boolean') return true
  if (kind === 'number' || kind === 'integer') return 1
  return BY_FORMAT[schema.format ?? ''] ?? BY_NAME[name] ?? '…'
}
