import { z } from 'zod'

/** A JSON Schema of the 2020-12 dialect, which OpenAPI 3.1 uses. */
export type JsonSchema = z.core.JSONSchema.BaseSchema

export type Schemas = {
  /** Describes an input or output; named types become references. */
  describe: (schema: z.ZodType, io: 'input' | 'output') => JsonSchema
  /** The named types that were referred to. */
  components: Record<string, JsonSchema>
}

/** Formats that replace their long patterns. */
const FORMATS = new Set(['date', 'date-time', 'uuid'])

/** @param isStrict whether responses may have no additional fields */
export function createSchemas(isStrict: boolean): Schemas {
  const components: Record<string, JsonSchema> = {}
  return {
    components,
    describe(schema, io) {
      // Wrapped, so that a named type becomes a reference here too.
      const wrapped = z.toJSONSchema(z.object({ value: schema }), {
        io,
        unrepresentable: 'any',
        override: ({ zodSchema, jsonSchema }) => {
          if (jsonSchema.format !== undefined && FORMATS.has(jsonSchema.format)) {
            delete jsonSchema.pattern
          }
          if (!isStrict && jsonSchema.additionalProperties === false) {
            delete jsonSchema.additionalProperties
          }
          const choices = io === 'input' ? findChoices(zodSchema) : undefined
          if (choices !== undefined) {
            jsonSchema.type = 'string'
            jsonSchema.enum = choices
          }
        },
      })
      const { $defs = {}, properties } = point(wrapped)
      for (const [name, found] of Object.entries($defs)) {
        const { id: _id, ...component } = found
        components[name] = component
      }
      const { value } = properties ?? {}
      return typeof value === 'object' ? value : {}
    },
  }
}

/** Returns the values of a closed list whose case is ignored. */
function findChoices(schema: z.core.$ZodTypes): string[] | undefined {
  const { def } = schema._zod
  if (def.type !== 'pipe') return undefined
  return def.out instanceof z.ZodEnum
    ? def.out.options.filter((option) => typeof option === 'string')
    : undefined
}

/** Rewrites references to OpenAPI's location. */
const point = (schema: JsonSchema): JsonSchema =>
  asSchema(JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')))

const jsonSchema = z.custom<JsonSchema>((value) => typeof value === 'object' && value !== null)
const asSchema = (value: unknown): JsonSchema => jsonSchema.parse(value)
