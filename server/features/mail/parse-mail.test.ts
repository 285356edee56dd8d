import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { classifyMail } from '#src/mail/classify-mail.ts'
import { readMail } from '#src/mail/read-mail.ts'
import { parseMail } from './parse-mail.ts'
import { toIana } from './invited-zone.ts'
import { readInvitation } from './read-invitation.ts'

const eml = (head: string, body: string) =>
  new TextEncoder().encode(
    `${head.trim().replaceAll('\n', '\r\n')}\r\n\r\n${body.replaceAll('\n', '\r\n')}`,
  )
const HEAD = `
From: Acme Recruiting <jobs@acme.example>
To: robin@example.com
Subject: Your application
Message-ID: <1@acme.example>
References: <0@acme.example>
Date: Mon, 2 Nov 2026 10:00:00 +0100`

test('header fields, text and links are read', async () => {
  const mail = await parseMail(eml(HEAD, 'Hello\n\nSee https://acme.example/jobs/1.'))
  expect(mail).toMatchObject({
    subject: 'Your application',
    from: { name: 'Acme Recruiting', address: 'jobs@acme.example' },
    message_id: '<1@acme.example>',
    references: ['<0@acme.example>'],
    date: '2026-11-02T09:00:00.000Z',
    links: ['https://acme.example/jobs/1.'],
    invitation: null,
  })
})

test('HTML entities left in plain text are decoded', async () => {
  const { text } = await parseMail(
    eml(HEAD, 'Dear Robin,\n&nbsp;\nWe won&#39;t go on &xyz; &amp; on.'),
  )
  expect(text.trim()).toBe("Dear Robin,\n \nWe won't go on &xyz; & on.")
})

test('HTML is read as the text that a person sees', async () => {
  const html = `<html><head><style>p{}</style></head><body><div style="display:none">Preview</div>
    <table><tr><td><p>Dear Robin,</p><p>We have decided to move forward<br>with other candidates.</p></td></tr></table>
    <blockquote><p>I would like to apply.</p></blockquote></body></html>`
  const mail = await parseMail(eml(`${HEAD}\nContent-Type: text/html; charset=utf-8`, html))
  expect(mail.text).not.toContain('Preview')
  expect(mail.text).toContain('> I would like to apply.')
  expect(classifyMail(mail)).toMatchObject({ kind: 'rejection' })
})

test.each([
  ['iso-8859-1', 'quoted-printable', 'Leider m=FCssen wir Ihnen absagen.'],
  ['utf-8', 'base64', Buffer.from('Leider müssen wir Ihnen absagen.').toString('base64')],
])('text in %s and %s is read', async (charset, encoding, body) => {
  const head = `${HEAD}\nContent-Type: text/plain; charset=${charset}\nContent-Transfer-Encoding: ${encoding}`
  expect((await parseMail(eml(head, body))).text.trim()).toBe('Leider müssen wir Ihnen absagen.')
})

test('text without a charset is read as Windows-1252 unless it is UTF-8', async () => {
  const said = `${HEAD.trim().replace('Your application', 'Bewerbung für Köln')}\n\nLeider müssen wir Ihnen absagen – 100 €.`
  const bytes = Buffer.from(said.replace('–', '\u0096').replace('€', '\u0080'), 'latin1')
  const mail = await parseMail(bytes)
  expect(mail.subject).toBe('Bewerbung für Köln')
  expect(mail.text.trim()).toBe('Leider müssen wir Ihnen absagen – 100 €.')
  expect((await parseMail(Buffer.from(said))).text).toBe(mail.text)
})

describe('a forwarded mail is read as the original mail', () => {
  const head = HEAD.replace('Subject: Your', 'Subject: Fwd: Your')
  test.each([
    [
      'by Gmail',
      'fyi\n\n---------- Forwarded message ---------\nFrom: Jo March <jo@norvane.example>\nDate: Mon, 2 Nov 2026\nSubject: Interview\nTo: <robin@example.com>\n\nWe would like to invite you to an interview.',
    ],
    [
      'by Outlook',
      '\nFrom: Jo March <jo@norvane.example>\nSent: Monday, November 2, 2026\nTo: Robin\nSubject: Interview\n\nWe would like to invite you to an interview.',
    ],
    [
      'by Apple Mail',
      '> Begin forwarded message:\n> \n> From: Jo March <jo@norvane.example>\n> Subject: Interview\n> Date: 2 November 2026\n> To: robin@example.com\n> \n> We would like to invite you to an interview.',
    ],
    [
      'in German',
      '-------- Weitergeleitete Nachricht --------\nBetreff: Interview\nDatum: Mon, 2 Nov 2026\nVon: Jo March <jo@norvane.example>\nAn: robin@example.com\n\nWe would like to invite you to an interview.',
    ],
  ])('%s', async (_by, body) => {
    const mail = await parseMail(eml(head, body))
    expect(mail).toMatchObject({ subject: 'Interview', from: { address: 'jo@norvane.example' } })
    expect(classifyMail(mail)).toEqual({
      kind: 'interview',
      sentence: 'We would like to invite you to an interview.',
    })
  })

  test('as an attachment', async () => {
    const body = `--b\nContent-Type: text/plain\n\nfyi\n--b\nContent-Type: message/rfc822\nContent-Disposition: attachment; filename="a.eml"\n\nFrom: Jo <jo@norvane.example>\nSubject: Interview\n\nWe would like to invite you to an interview.\n--b--\n`
    const mail = await parseMail(eml(`${head}\nContent-Type: multipart/mixed; boundary=b`, body))
    expect(mail).toMatchObject({ subject: 'Interview', from: { address: 'jo@norvane.example' } })
    expect(classifyMail(mail).kind).toBe('interview')
  })
})

test('only the part of a reply above the quotation is classified', async () => {
  const body =
    'Hi Robin, could you let me know your notice period?\n\nBest\nJo\n\nOn Mon, 2 Nov 2026 at 10:00, Robin <robin@example.com> wrote:\n> Unfortunately we have decided to move forward with other candidates.\n'
  expect(classifyMail(await parseMail(eml(HEAD, body))).kind).toBe('question')
})

const calendar = (event: string, more = '') =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:REQUEST\r\n${more}BEGIN:VEVENT\r\nUID:1@x\r\nSUMMARY:Interview\r\n${event.replaceAll('\n', '\r\n')}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`
const zone = (id: string) =>
  `BEGIN:VTIMEZONE\r\nTZID:${id}\r\nBEGIN:STANDARD\r\nDTSTART:16010101T030000\r\nTZOFFSETFROM:+0200\r\nTZOFFSETTO:+0100\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n`

describe('an invitation', () => {
  test.each([
    [
      'Google',
      'DTSTART;TZID=Europe/Berlin:20261112T100000\nDTEND;TZID=Europe/Berlin:20261112T104500',
      '',
      '2026-11-12T09:00:00.000Z',
      45,
      'Europe/Berlin',
    ],
    [
      'Google in UTC',
      'DTSTART:20261112T090000Z\nDTEND:20261112T100000Z',
      '',
      '2026-11-12T09:00:00.000Z',
      60,
      'UTC',
    ],
    [
      'Outlook',
      'DTSTART;TZID=W. Europe Standard Time:20260712T100000\nDTEND;TZID=W. Europe Standard Time:20260712T103000',
      zone('W. Europe Standard Time'),
      '2026-07-12T08:00:00.000Z',
      30,
      'Europe/Berlin',
    ],
    [
      'Outlook in Eastern Time',
      'DTSTART;TZID=Eastern Standard Time:20261102T100000\nDURATION:PT1H30M',
      '',
      '2026-11-02T15:00:00.000Z',
      90,
      'America/New_York',
    ],
    [
      'Outlook in UTC',
      'DTSTART;TZID=UTC:20261102T100000',
      '',
      '2026-11-02T10:00:00.000Z',
      60,
      'UTC',
    ],
    [
      'Zoho',
      'DTSTART;TZID=Asia/Kolkata:20261112T143000\nDTEND;TZID=Asia/Kolkata:20261112T150000',
      '',
      '2026-11-12T09:00:00.000Z',
      30,
      'Asia/Kolkata',
    ],
    [
      'quoted zones',
      'DTSTART;TZID="Pacific Standard Time":20261112T100000',
      '',
      '2026-11-12T18:00:00.000Z',
      60,
      'America/Los_Angeles',
    ],
    [
      'zones as paths',
      'DTSTART;TZID=/freeassociation.sourceforge.net/Europe/Paris:20261112T100000',
      '',
      '2026-11-12T09:00:00.000Z',
      60,
      'Europe/Paris',
    ],
    [
      'the calendar’s zone',
      'DTSTART:20261112T100000',
      'X-WR-TIMEZONE:Europe/Madrid\r\n',
      '2026-11-12T09:00:00.000Z',
      60,
      'Europe/Madrid',
    ],
    [
      'a custom time zone',
      'DTSTART;TZID=Customized:20261112T100000',
      zone('Customized'),
      '2026-11-12T09:00:00.000Z',
      60,
      'UTC',
    ],
    [
      'a recurring event',
      'DTSTART;TZID=Europe/Berlin:20261112T100000\nRRULE:FREQ=WEEKLY;COUNT=5',
      '',
      '2026-11-12T09:00:00.000Z',
      60,
      'Europe/Berlin',
    ],
  ])(
    'has the exact start, duration and time zone: %s',
    (_name, event, more, starts_at, duration_minutes, time_zone) => {
      expect(readInvitation(calendar(event, more))?.interview).toMatchObject({
        starts_at,
        duration_minutes,
        time_zone,
      })
    },
  )

  test.each(['DTSTART;VALUE=DATE:20261112', 'DTSTART:20261112T100000', 'SUMMARY:x'])(
    'without a time or a time zone has no interview: %s',
    (event) => {
      expect(readInvitation(calendar(event))?.interview).toBeNull()
    },
  )

  test('has its sequence number and cancellation, and a reply is ignored', () => {
    expect(readInvitation(calendar('DTSTART:20261112T090000Z\nSEQUENCE:3'))).toMatchObject({
      uid: '1@x',
      sequence: 3,
      is_cancelled: false,
    })
    expect(readInvitation(calendar('DTSTART:20261112T090000Z'), 'CANCEL')).toMatchObject({
      is_cancelled: true,
    })
    expect(
      readInvitation(calendar('DTSTART:20261112T090000Z').replace('REQUEST', 'REPLY')),
    ).toBeUndefined()
  })

  test('has its location as the place, or else the link to the call', () => {
    const link = 'https://teams.microsoft.com/l/meetup-join/1'
    expect(
      readInvitation(calendar('DTSTART:20261112T090000Z\nLOCATION:Room 1\\, Berlin'))?.interview
        ?.place,
    ).toBe('Room 1, Berlin')
    expect(
      readInvitation(calendar(`DTSTART:20261112T090000Z\nDESCRIPTION:Join: ${link}`))?.interview
        ?.place,
    ).toBe(link)
  })
})

test('an invitation with an interview in its title is an interview, even without any text', async () => {
  const body = `--b\nContent-Type: text/plain\n\n\n--b\nContent-Type: text/calendar; method=REQUEST; charset=utf-8\n\n${calendar('DTSTART:20261112T090000Z')}\n--b--\n`
  const mail = await parseMail(
    eml(
      `${HEAD.replace('Your application', 'Interview: Robin <> Acme')}\nContent-Type: multipart/alternative; boundary=b`,
      body,
    ),
  )
  expect(readMail(mail, mail.invitation).unexpected).toEqual({
    kind: 'interview',
    sentence: 'Interview: Robin <> Acme',
  })
})

test.each([
  ['W. Europe Standard Time', 'Europe/Berlin'],
  ['GMT Standard Time', 'Europe/London'],
  ['India Standard Time', 'Asia/Calcutta'],
  ['UTC', 'UTC'],
  ['europe/berlin', 'Europe/Berlin'],
  ['tzone://Microsoft/Utc', 'UTC'],
  ['(UTC+01:00) Amsterdam, Berlin, Bern, Rome', 'Europe/Amsterdam'],
  ['(UTC) Dublin, Edinburgh, Lisbon, London', 'Europe/Dublin'],
  ['(UTC+05:00) Berlin', undefined],
  ['Nowhere', undefined],
])('the time zone %s is converted to %s', (name, iana) => {
  expect(toIana(name)).toBe(iana)
})

test.each([
  [
    'the first of two equal times as clocks go back',
    'Europe/Berlin:20261025T023000',
    '2026-10-25T00:30',
  ],
  [
    'the first of two equal times in New York',
    'America/New_York:20261101T013000',
    '2026-11-01T05:30',
  ],
  ['a time skipped as clocks go forward', 'Europe/Berlin:20260329T023000', '2026-03-29T01:30'],
  [
    'a time zone with an unquoted colon',
    'tzone://Microsoft/Utc:20260710T080000',
    '2026-07-10T08:00',
  ],
])('the start is exact for %s', (_what, start, at) => {
  const { interview } = readInvitation(calendar(`DTSTART;TZID=${start}`)) ?? {}
  expect(interview?.starts_at).toBe(`${at}:00.000Z`)
})

test('a time zone that an invitation defines is found in any letter case', () => {
  const own = zone('Our Time').replace('Our Time', 'OUR TIME')
  const { interview } = readInvitation(calendar('DTSTART;TZID=Our Time:20261112T100000', own)) ?? {}
  expect(interview?.starts_at).toBe('2026-11-12T09:00:00.000Z')
})

test('an invitation beside a long HTML part is read', async () => {
  const page = '<p style="margin:0">We look forward to your interview.</p>\n'.repeat(15_000)
  const invitation = calendar('DTSTART:20261112T090000Z')
  const content = eml(
    `${HEAD}\nContent-Type: multipart/mixed; boundary=b`,
    `--b\nContent-Type: text/html\n\n${page}\n--b\nContent-Type: text/calendar\n\n${invitation}\n--b--\n`,
  )
  const { invitation: read } = await parseMail(content)
  expect(read?.interview?.starts_at).toBe('2026-11-12T09:00:00.000Z')
})

const many = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join('')

test.each([
  [
    '10,000 parts',
    `${HEAD}\nContent-Type: multipart/mixed; boundary=b`,
    many(10_000, (n) => `--b\n\n${n}\n`),
  ],
  [
    'parts in parts',
    `${HEAD}\nContent-Type: multipart/mixed; boundary=b0`,
    many(10_000, (n) => `--b${n}\nContent-Type: multipart/mixed; boundary=b${n + 1}\n\n`),
  ],
  ['headers', `${HEAD}\n${many(1_100, (n) => `X-${n}: 1\n`)}`, 'x'],
])('too many %s are rejected', async (_what, head, body) => {
  await expect(parseMail(eml(head, body))).rejects.toThrow('more than 100 parts')
})

test.each([
  ['HTML', `${HEAD}\nContent-Type: text/html`, '<div><b>x</b> '.repeat(500_000)],
  ['angle brackets', `${HEAD}\nContent-Type: text/html`, '<'.repeat(5_000_000)],
  ['words', HEAD, 'we are not '.repeat(900_000)],
  ['one word', HEAD, 'a'.repeat(9_000_000)],
  ['lines', HEAD, '\n'.repeat(5_000_000)],
  ['quotations', HEAD, '> '.repeat(4_000_000)],
  ['a header', `${HEAD}\nX-Long: ${'x '.repeat(4_000_000)}`, 'x'],
  [
    'an attachment',
    `${HEAD}\nContent-Type: multipart/mixed; boundary=b`,
    `--b\nContent-Type: application/pdf\nContent-Transfer-Encoding: base64\n\n${`${'A'.repeat(76)}\n`.repeat(120_000)}\n--b--\n`,
  ],
])(
  'ten megabytes of %s are read or rejected in less than a second of processor time',
  async (_what, head, body) => {
    const content = eml(head, body)
    const before = process.cpuUsage()
    await parseMail(content).then(
      (mail) => readMail(mail, mail.invitation),
      () => undefined,
    )
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1_000).toBeLessThan(1_000)
  },
)

const ownZone = (rule: string, observances = 1) =>
  calendar(
    'DTSTART;TZID=Own:20261112T100000',
    `BEGIN:VTIMEZONE\nTZID:Own\n${`BEGIN:STANDARD\nDTSTART:16010101T000000\nTZOFFSETFROM:+0200\nTZOFFSETTO:+0100\nRRULE:${rule}\nEND:STANDARD\n`.repeat(observances)}END:VTIMEZONE\n`,
  )

test('a time zone that an invitation defines gives the exact time', () => {
  const { interview } = readInvitation(ownZone('FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10')) ?? {}
  expect(interview).toMatchObject({ starts_at: '2026-11-12T09:00:00.000Z', time_zone: 'UTC' })
})

test.each([
  ['a clock that changes every second', ownZone('FREQ=SECONDLY')],
  ['a clock that changes at every hour of a day', ownZone('FREQ=YEARLY;BYHOUR=1,2,3')],
  ['a day that never comes', ownZone('FREQ=YEARLY;BYDAY=1SU;BYMONTH=10;BYMONTHDAY=20', 8)],
  ['many zones', ownZone('FREQ=YEARLY;BYDAY=SU;BYMONTH=10', 1_000)],
])('an invitation with %s takes less than a second', (_what, text) => {
  const before = process.cpuUsage()
  readInvitation(text)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1_000).toBeLessThan(1_000)
})

test.each(['DTSTART:garbage', 'DTSTART;VALUE=DATE:x', 'DTSTART:20261112T090000Z\nDURATION:x'])(
  'an invalid invitation is ignored: %s',
  (event) => expect(readInvitation(calendar(event))).toBeUndefined(),
)

test('a long line of special characters is read in less than a second', () => {
  const before = process.cpuUsage()
  readMail({ subject: '', from: null, text: '<@'.repeat(15_000) }, null)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1_000).toBeLessThan(1_000)
})

test('any bytes are read or rejected', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.uint8Array({ maxLength: 500 }),
        fc.string().map((text) => eml(HEAD, text)),
      ),
      async (content) => {
        const mail = await parseMail(content).catch(() => undefined)
        if (mail !== undefined) readMail(mail, mail.invitation)
      },
    ),
    { numRuns: 200 },
  )
})

test('only the beginning of a long plain text is read, and the invitation beside it', async () => {
  const long = `We would like to invite you to an interview.\n${'word '.repeat(12)}\n`.repeat(4_000)
  const event =
    'BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART:20330110T090000Z\nEND:VEVENT\nEND:VCALENDAR'
  const part = (type: string, text: string) => `--b\nContent-Type: ${type}\n\n${text}\n`
  const mail = `Subject: A\nContent-Type: multipart/mixed; boundary=b\n\n${part('text/plain', long)}${part('text/calendar', event)}--b--\n`
  const { text, invitation } = await parseMail(Buffer.from(mail))
  expect(text.length).toBeGreaterThan(30_000)
  expect(text.length).toBeLessThan(50_000)
  expect(invitation?.interview?.starts_at).toBe('2033-01-10T09:00:00.000Z')
})
