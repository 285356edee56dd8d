import { tidyLines } from './page.ts'

/** The entities of Latin-1 from code 160 on, then others that are common in postings. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'.split(
    ' ',
  )
const ENTITIES = new Map<string, string>([
  ...LATIN.map((name, index): [string, string] => [name, String.fromCharCode(160 + index)]),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    bull: '•',
    hellip: '…',
    euro: '€',
    trade: '™',
    ensp: ' ',
    emsp: ' ',
    thinsp: ' ',
    zwnj: '',
    zwj: '',
    lrm: '',
    rlm: '',
    rarr: '→',
    larr: '←',
    check: '✓',
    OElig: 'Œ',
    oelig: 'œ',
    Scaron: 'Š',
    scaron: 'š',
    Ccaron: 'Č',
    ccaron: 'č',
    Zcaron: 'Ž',
    zcaron: 'ž',
    Ecaron: 'Ě',
    ecaron: 'ě',
    Rcaron: 'Ř',
    rcaron: 'ř',
    Lstrok: 'Ł',
    lstrok: 'ł',
    aogon: 'ą',
    eogon: 'ę',
    sacute: 'ś',
    cacute: 'ć',
    nacute: 'ń',
    zacute: 'ź',
    zdot: 'ż',
    Zdot: 'Ż',
    Sacute: 'Ś',
    uring: 'ů',
    num: '#',
    comma: ',',
    colon: ':',
    period: '.',
    lpar: '(',
    rpar: ')',
    sol: '/',
    lbrack: '[',
    rbrack: ']',
    lcub: '{',
    rcub: '}',
    plus: '+',
    NewLine: '\n',
    Tab: '\t',
  }),
])

/** Decodes character references; unknown ones are left as they are. */
export const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]\w{1,9}));/gi, (whole, ...groups) => {
        const [decimal, hex, name] = groups
        if (name !== undefined) return ENTITIES.get(String(name)) ?? whole
        const code = decimal === undefined ? parseInt(String(hex), 16) : Number(decimal)
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
      })
    : text

const MARKUP_MAX = 400_000
const LINE_TAGS = /^\/?(?:p|div|h\d|ul|ol|tr|table|section|article|header|dl|dt|dd|blockquote)$/
/** A tag begins with a letter, so that `a < b` is text. */
const TAG_START = /^[a-z/!?]/i

/** Converts HTML to plain text in linear time, also if the markup is broken, or escaped once or twice. */
export function stripMarkup(html: string): string {
  let text = html.slice(0, MARKUP_MAX)
  for (let round = 0; round < 3; round += 1) {
    const before = text
    text = decodeEntities(stripTags(text))
    if (text === before || !text.includes('<')) break
  }
  return tidyLines(
    stripTags(text)
      .replaceAll(/<(?=[a-z/!?])/gi, '')
      .replaceAll(UNSEEN, ' '),
  )
}

/** Control characters except line ends, and those that change the text's direction. */
const UNSEEN =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g

function stripTags(html: string): string {
  if (!html.includes('<')) return html
  const parts: string[] = []
  let from = 0
  for (let start = html.indexOf('<'); start !== -1; start = html.indexOf('<', from)) {
    parts.push(html.slice(from, start))
    if (!TAG_START.test(html.slice(start + 1, start + 2))) {
      parts.push('<')
      from = start + 1
      continue
    }
    const end = html.indexOf('>', start)
    if (end === -1) return parts.join('') + ' ' + html.slice(start).replaceAll('<', ' ')
    const name =
      /^[/!?]?[a-z0-9]*/i.exec(html.slice(start + 1, start + 20))?.[0].toLowerCase() ?? ''
    from = end + 1
    if (name === 'script' || name === 'style') {
      const close = html.indexOf(`</${name}`, from)
      from = close === -1 ? html.length : close
    }
    if (name === 'br' || LINE_TAGS.test(name)) parts.push('\n')
    if (name === '/p' || name.startsWith('/h')) parts.push('\n')
    if (name === 'li') parts.push('\n- ')
  }
  parts.push(html.slice(from))
  return parts.join('')
}

/** Plain text as one line. */
export const toLine = (text: string): string =>
  stripMarkup(text.slice(0, 5_000)).replaceAll(/\s+/g, ' ').trim()
