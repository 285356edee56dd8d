import { decodeXML } from 'entities'

/** The part of a Word document's archive that lists the other parts. */
export const CONTENT_TYPES_PART = '[Content_Types].xml'

type Part = { name: string; type: string }

/** Lists the parts in `[Content_Types].xml`, in linear time. */
export const listPartTypes = (contentTypes: string): Part[] =>
  [...contentTypes.matchAll(/<(?:\w+:)?Override\b([^<>]*)>/g)].map(([, attributes = '']) => ({
    name: readAttribute(attributes, 'PartName').replace(/^\//, ''),
    type: readAttribute(attributes, 'ContentType'),
  }))

const readAttribute = (attributes: string, name: string) =>
  decodeXML(new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1] ?? '')
