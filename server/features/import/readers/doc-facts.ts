import type { ParagraphFormat } from './doc-format.ts'
import type { DocStyle } from './doc-styles.ts'
import { countIndents, type FlowFacts } from './flow-writer.ts'

/** The properties of a paragraph by its format and its style. */
export function toFacts(
  format: ParagraphFormat,
  { heading: named, character }: Pick<DocStyle, 'heading' | 'character'>,
): FlowFacts {
  const heading = named ?? (format.outline < 9 ? format.outline + 1 : null)
  const isList = format.list > 0 && format.list < 0x7ff
  return {
    bullet: isList && heading === null,
    level: isList ? format.listLevel : countIndents(format.indent + format.firstLine),
    heading,
    ruled: format.ruled,
    before: format.before,
    after: format.after,
    contextual: format.contextual,
    style: format.style,
    size: character.size,
  }
}
