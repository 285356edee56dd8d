/**
 * Where the text of a group goes: `mark` is a list's bullet or number, `shape` a drawing in which
 * only some groups have text, `off` is left out.
 */
export type RtfTarget =
  | 'text'
  | 'header'
  | 'box'
  | 'mark'
  | 'shape'
  | 'fonts'
  | 'styles'
  | 'style'
  | 'lists'
  | 'overrides'
  | 'off'

const OFF =
  'info pict colortbl filetbl footer footerl footerr footerf footnote annotation fldinst sp shprslt nonshppict nonesttables xe tc rxe tcn ftnsep ftnsepc ftncn aftnsep aftnsepc aftncn'

/** The words that begin a group with another target. */
export const DESTINATIONS: ReadonlyMap<string, RtfTarget> = new Map<string, RtfTarget>([
  ...OFF.split(' ').map((name): [string, RtfTarget] => [name, 'off']),
  ['fonttbl', 'fonts'],
  ['stylesheet', 'styles'],
  ['listtable', 'lists'],
  ['listoverridetable', 'overrides'],
  ['listtext', 'mark'],
  ['pntext', 'mark'],
  ['header', 'header'],
  ['headerl', 'header'],
  ['headerr', 'header'],
  ['headerf', 'header'],
  ['shpinst', 'shape'],
  ['do', 'shape'],
  ['shptxt', 'box'],
  ['dptxbxtext', 'box'],
])

/** The destinations that are read although a program may ignore them. */
export const STARRED = new Set('listtable listoverridetable shpinst do nesttableprops'.split(' '))

/** The words that are characters. */
export const CHARACTERS: ReadonlyMap<string, string> = new Map([
  ['emdash', '—'],
  ['endash', '–'],
  ['emspace', '\u2003'],
  ['enspace', '\u2002'],
  ['qmspace', ' '],
  ['bullet', '•'],
  ['lquote', '‘'],
  ['rquote', '’'],
  ['ldblquote', '“'],
  ['rdblquote', '”'],
])

/** The control symbols that are characters; other ones are not printed. */
export const SYMBOLS: ReadonlyMap<string, string> = new Map([
  ['~', '\u00A0'],
  ['_', '-'],
])
