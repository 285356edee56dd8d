import type { Exported } from '../../account-part.ts'

const ROWS_AT_ONCE = 250
const INDENT = 2

/** A name in foothold.json and its value; an empty value leaves the name out. */
export type Named = readonly [name: string, Exported]

/** `JSON.stringify(content, null, 2)` in pieces, none of which is longer than a page of rows. */
export async function* writeContent(content: AsyncIterable<Named>): AsyncGenerator<string> {
  let glue = '{\n'
  for await (const [name, exported] of content) {
    if ('data' in exported && exported.data === undefined) continue
    yield `${glue}  ${JSON.stringify(name)}: `
    glue = ',\n'
    if ('pages' in exported) yield* writeList(exported.pages)
    else if (Array.isArray(exported.data)) yield* writeList(toPages(exported.data))
    else yield indent(exported.data, 1)
  }
  yield '\n}'
}

function* toPages(rows: readonly unknown[]): Generator<readonly unknown[]> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    yield rows.slice(from, from + ROWS_AT_ONCE)
  }
}

async function* writeList(
  pages: AsyncIterable<readonly unknown[]> | Iterable<readonly unknown[]>,
): AsyncGenerator<string> {
  let glue = '[\n'
  for await (const rows of pages) {
    if (rows.length === 0) continue
    yield glue + rows.map((row) => `    ${indent(row, 2)}`).join(',\n')
    glue = ',\n'
  }
  yield glue === '[\n' ? '[]' : '\n  ]'
}

/** Indents a value as part of the whole; a JSON text contains no line breaks. */
const indent = (value: unknown, depth: number): string =>
  JSON.stringify(value, null, INDENT).replaceAll('\n', `\n${' '.repeat(depth * INDENT)}`)
