import { expect, test } from 'vitest'
import { classifyMail } from './classify-mail.ts'

const classify = (subject: string, text: string) =>
  classifyMail(
    {
      subject,
      from: { name: 'Norvane', address: 'jobs@norvane.example' },
      text,
    },
    { isAboutApplication: true },
  ).kind

test.each([
  ['de', 'Geeignete Bewerberinnen und Bewerber laden wir zu einem Vorstellungsgespräch ein.'],
  ['de', 'Nur die Kandidaten der engeren Wahl werden zu einem Interview eingeladen.'],
  ['fr', 'Les candidats retenus seront invités à un entretien.'],
  ['es', 'Los candidatos seleccionados serán convocados a una entrevista.'],
  ['pt', 'Os candidatos selecionados serão convidados para uma entrevista.'],
  ['it', 'I candidati selezionati saranno invitati a un colloquio.'],
])('a statement about candidates in general is not an invitation: %s', (_language, text) => {
  expect(classify('Application', text)).not.toBe('interview')
})

test.each([
  ['en', 'We may not be able to offer everyone a position.'],
  ['en', 'Not being selected does not mean that you cannot apply again.'],
  ['fr', 'Nous ne pourrons malheureusement pas répondre à toutes les candidatures.'],
  ['es', 'No podremos responder a todos los candidatos.'],
  ['pt', 'Não conseguimos responder a todos os candidatos não selecionados.'],
  ['nl', 'Bij een afwijzing verwijderen we je gegevens.'],
])('a statement that not everybody gets something is not a rejection: %s', (_language, text) => {
  expect(classify('Application', text)).not.toBe('rejection')
})

test.each([
  ['de', 'Bei positiver Vorauswahl werden Sie zu einem Gespräch eingeladen.', 'interview'],
  ['nl', 'Hoor je binnen drie weken niets, dan ben je helaas niet geselecteerd.', 'rejection'],
])(
  'a condition without a word like “if” is neither an interview nor a rejection: %s',
  (_language, text, kind) => {
    expect(classify('Application', text)).not.toBe(kind)
  },
)

test('unpaid travel costs are not a rejection', () => {
  const text = 'Reisekosten zum Vorstellungsgespräch können leider nicht übernommen werden.'
  expect(classify('Ihre Bewerbung als Planer', text)).not.toBe('rejection')
})
