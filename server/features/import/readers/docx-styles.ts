import {
  noteParagraphFormat,
  noteRunFormat,
  type ParagraphFormat,
  type RunFormat,
} from './docx-format.ts'
import { readXml } from './docx-xml.ts'

export type Style = { run: RunFormat; paragraph: ParagraphFormat; names: string[] }
export type Styles = {
  /** The style with everything it inherits; `''` is the default of every paragraph. */
  find: (id: string | undefined) => Style
}

type Written = Style & { basedOn?: string }

const CHAIN_MAX = 20

/** Reads styles.xml. Chains of styles are cut at CHAIN_MAX, so that circular ones end too. */
export function readStyles(xml: string): Styles {
  const { written, defaults, normalId } = collectStyles(xml)
  const found = new Map<string, Style>()

  function resolve(id: string): Style {
    const chain: Written[] = []
    for (let next: string | undefined = id; next !== undefined && chain.length < CHAIN_MAX;) {
      const style = written.get(next)
      if (style !== undefined) chain.unshift(style)
      next = style?.basedOn
    }
    const all = [defaults, ...chain]
    return {
      run: Object.assign({}, ...all.map(({ run }) => run)),
      paragraph: Object.assign({}, ...all.map(({ paragraph }) => paragraph)),
      names: chain.flatMap(({ names }) => names),
    }
  }

  return {
    find(id = normalId) {
      const style = found.get(id) ?? resolve(id)
      found.set(id, style)
      return style
    },
  }
}

const createStyle = (): Written => ({ run: {}, paragraph: {}, names: [] })

function collectStyles(xml: string) {
  const written = new Map<string, Written>()
  const defaults = createStyle()
  let normalId = ''
  let style = defaults
  const path: string[] = []
  readXml(xml, {
    open(name, attributes) {
      const parent = path.at(-1) ?? ''
      path.push(name)
      if (name === 'style') {
        style = createStyle()
        const { styleId = '', type, default: isDefault } = attributes
        written.set(styleId, style)
        if (type === 'paragraph' && isDefault !== undefined && isDefault !== '0') normalId = styleId
      }
      // tblStylePr holds formats of certain rows only, such as a table's first one.
      if (path.includes('tblStylePr')) return
      if (name === 'name') style.names.push((attributes['val'] ?? '').toLowerCase())
      if (name === 'basedOn' && attributes['val']) style.basedOn = attributes['val']
      if (parent === 'rPr') noteRunFormat(style.run, name, attributes)
      if (['pPr', 'numPr', 'pBdr'].includes(parent)) {
        noteParagraphFormat(style.paragraph, name, attributes)
      }
    },
    text: () => undefined,
    close: () => void path.pop(),
  })
  return { written, defaults, normalId }
}

export type Numbering = {
  /** Whether a paragraph of this list has a bullet or a number. */
  hasMark: (list: string | undefined, level: number) => boolean
}

/** The second is the number that Word 2003 XML has for it. */
const NO_MARK = new Set(['none', '255'])

/** Reads numbering.xml; an unknown list counts as bulleted. */
export function readNumbering(xml: string): Numbering {
  const formats = new Map<string, string>()
  const abstractOf = new Map<string, string>()
  let owner = ''
  let level = ''
  readXml(xml, {
    open(name, { abstractNumId = '', numId = '', ilvl = '', val = '' }) {
      if (name === 'abstractNum') owner = `abstract ${abstractNumId}`
      if (name === 'num') owner = numId
      if (name === 'abstractNumId') abstractOf.set(owner, `abstract ${val}`)
      if (name === 'lvl') level = ilvl
      if (name === 'numFmt') formats.set(`${owner} ${level}`, val)
    },
    text: () => undefined,
    close: () => undefined,
  })
  return {
    hasMark(list, level) {
      if (list === undefined || list === '0') return false
      const own = formats.get(`${list} ${level}`)
      const format = own ?? formats.get(`${abstractOf.get(list)} ${level}`)
      return format === undefined || !NO_MARK.has(format)
    },
  }
}
