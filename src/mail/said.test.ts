import { expect, test } from 'vitest'
import { judgeMail } from './judge.ts'

const judge = (subject: string, text: string) =>
  judgeMail({ subject, from: { name: 'Acme', address: 'jobs@acme.example' }, text })

test.each([
  ['en', 'Your application is complete. Unfortunately your candidacy will not be progressing.'],
  ['de', 'Zu Ihrer Bewerbung: Am Ende hat eine andere Person das Rennen gemacht.'],
  ['fr', 'Suite à votre candidature, on a fait le choix d’avancer avec quelqu’un d’autre.'],
  ['es', 'El proceso se ha cerrado sin que su candidatura haya resultado elegida.'],
  ['pt', 'Sobre a sua candidatura: dessa vez você não avançou para a próxima etapa.'],
  ['it', 'La posizione per cui ti sei candidato è stata affidata a un’altra persona.'],
  [
    'nl',
    'Over je sollicitatie: na zorgvuldige afweging is onze keuze op een ander profiel gevallen.',
  ],
])('a refusal is found by what its words mean together: %s', (_language, text) => {
  expect(judge('Update', text).kind).toBe('rejection')
})

test.each([
  [
    'en',
    'Your application',
    'We are still interviewing other candidates and have not decided yet.',
  ],
  ['de', 'Ihre Bewerbung', 'Wir sprechen noch mit anderen Bewerbern und haben nicht entschieden.'],
  ['fr', 'Votre candidature', 'Nous rencontrons d’autres candidats et n’avons pas encore choisi.'],
  ['es', 'Su candidatura', 'Seguimos viendo a otros candidatos y aún no hemos decidido nada.'],
  ['pt', 'A sua candidatura', 'Estamos a falar com outros candidatos e ainda não há decisão.'],
  ['it', 'La Sua candidatura', 'Incontriamo altri candidati e non abbiamo ancora deciso.'],
  ['nl', 'Je sollicitatie', 'We spreken nog andere kandidaten en hebben nog niet gekozen.'],
])('others who are talked to refuse nobody: %s', (_language, subject, text) => {
  expect(judge(subject, text).kind).not.toBe('rejection')
})

test.each([
  [
    'en',
    'There were other candidates with more experience, but we would like to meet you on Monday.',
  ],
  ['es', 'Aunque hay otros candidatos, queremos citarte el lunes a las 12:00 para una entrevista.'],
  ['nl', 'Er waren andere kandidaten, maar we willen je graag uitnodigen voor een tweede gesprek.'],
])('who goes on in the same sentence is not refused: %s', (_language, text) => {
  expect(judge('Application', text).kind).toBe('interview')
})

test.each([
  ['en', 'Unfortunately we have to move our interview on Friday.'],
  ['es', 'Por un imprevisto no podremos hacer la entrevista de mañana a las 10.'],
  ['it', 'Non riusciamo a fare il colloquio di domani alle 10.'],
  ['nl', 'Helaas kan ons sollicitatiegesprek van morgen 10 uur niet doorgaan.'],
])('a talk that cannot be held is still one: %s', (_language, text) => {
  expect(judge('Change of plan', text)).toEqual({ kind: 'interview', sentence: text })
})

test.each([
  ['en', 'Without your diploma we cannot proceed with your application.'],
  ['de', 'Unvollständige Bewerbungen können nicht berücksichtigt werden.'],
  ['fr', 'Les candidatures incomplètes ne seront pas retenues.'],
  ['it', 'In mancanza di riscontro la selezione si intende conclusa con altri candidati.'],
])('what is left out under a condition refuses nobody: %s', (_language, text) => {
  expect(judge('Your application', text).kind).not.toBe('rejection')
})

test('what an applicant writes is no answer', () => {
  const text = 'Please find attached my CV. I am available for an interview any time next week.'
  expect(judge('Application for Buyer', text).kind).toBe('other')
})
