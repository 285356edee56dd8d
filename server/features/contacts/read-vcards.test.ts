import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Card, readVcards } from './read-vcards.ts'

async function readAll(content: Uint8Array | string): Promise<(Card | undefined)[]> {
  const cards: (Card | undefined)[] = []
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  for await (const card of readVcards(bytes)) cards.push(card)
  return cards
}
const card = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD'].join('\r\n')

test.each<[string, string[], Partial<Card>]>([
  [
    'folded lines and escapes',
    ['FN:Ann', String.raw`NOTE:one\, tw`, String.raw` o\nthree\; fo`, '\tur'],
    { notes: 'one, two\nthree; four' },
  ],
  ['groups', ['item1.FN:Ann', 'item2.TEL;TYPE=cell:+49 1'], { name: 'Ann', phone: '+49 1' }],
  ['a name in parts', ['N:Curie;Marie;Salomea;Dr.;PhD'], { name: 'Dr. Marie Salomea Curie PhD' }],
  ['a company alone', ['ORG:Acme GmbH;Sales'], { name: 'Acme GmbH', company: 'Acme GmbH' }],
  [
    'the preferred one of several, and the others in the notes',
    [
      'FN:Ann',
      'EMAIL;TYPE=HOME:one@example.com',
      'EMAIL;TYPE=WORK,pref:two@example.com',
      'TEL;VALUE=uri;PREF=1;TYPE="voice,home":tel:+1-555',
      'TEL:+2',
    ],
    { email: 'two@example.com', phone: '+1-555', notes: 'Email: one@example.com\nPhone: +2' },
  ],
  [
    'quoted-printable of version 2.1',
    [
      'VERSION:2.1',
      'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:J=C3=BCrg =',
      'Gro=C3=9F',
      'TITLE;ENCODING=QUOTED-PRINTABLE;CHARSET=ISO-8859-1:F=FChrung',
      'NOTE;QUOTED-PRINTABLE:one=0D=0Atwo, three; four',
      'TEL;CELL;VOICE:123',
    ],
    { name: 'Jürg Groß', role: 'Führung', notes: 'one\ntwo, three; four', phone: '123' },
  ],
  [
    'what it cannot read by leaving it out',
    ['FN:Ann', 'nonsense', 'EMAIL:x', 'URL:x'],
    {
      name: 'Ann',
      email: null,
      url: null,
      notes: 'Email: x\nLink: x',
    },
  ],
  ['its own kinds', ['FN:Ann', 'CATEGORIES:Friends,Hiring manager'], { kind: 'hiring_manager' }],
  ['longer names by their beginning', [`FN:${'x'.repeat(300)}`], { name: 'x'.repeat(200) }],
])('reads %s', async (_what, lines, expected) => {
  expect(await readAll(card(...lines))).toMatchObject([expected])
})

test('a card without a name is skipped', async () => {
  expect(await readAll(card('VERSION:4.0', 'NOTE:x') + '\n' + card('FN:Ann'))).toMatchObject([
    undefined,
    { name: 'Ann' },
  ])
})

test.each([
  ['UTF-8 with a mark', Buffer.from(`\ufeff${card('FN:Jürg')}`)],
  ['UTF-16', Buffer.from(`\ufeff${card('FN:Jürg')}`, 'utf16le')],
  ['Windows-1252', Buffer.from(card('FN:Jürg'), 'latin1')],
])('reads %s', async (_what, content) => {
  expect(await readAll(content)).toMatchObject([{ name: 'Jürg' }])
})

test('reads any input without failing', async () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      'BEGIN:VCARD\n',
      'END:VCARD\n',
      '\n',
      'FN:',
      'N:',
      'ORG',
      ';',
      ':',
      '"',
      '=',
      '\\',
    ),
  )
  const check = fc.asyncProperty(fc.array(piece, { maxLength: 30 }), async (pieces) => {
    const read = await readAll(`BEGIN:VCARD\n${pieces.join('')}\nEND:VCARD`)
    expect(read.filter((one) => one?.name === '')).toEqual([])
  })
  await fc.assert(check, { numRuns: 500 })
  expect(
    await readAll(card(`FN;${'"'.repeat(1_000_000)}`, `N:${';,\\'.repeat(500_000)}x`)),
  ).toHaveLength(1)
})
