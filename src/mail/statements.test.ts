import { expect, test } from 'vitest'
import { classifyMail } from './classify-mail.ts'
import { findOwnText } from './own-text.ts'

const classify = (subject: string, text: string) =>
  classifyMail({ subject, from: { name: 'Acme', address: 'jobs@acme.example' }, text })

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
])('a rejection is found by the meaning of its words: %s', (_language, text) => {
  expect(classify('Update', text).kind).toBe('rejection')
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
])('talking to other candidates is not a rejection: %s', (_language, subject, text) => {
  expect(classify(subject, text).kind).not.toBe('rejection')
})

test.each([
  [
    'en',
    'There were other candidates with more experience, but we would like to meet you on Monday.',
  ],
  ['es', 'Aunque hay otros candidatos, queremos citarte el lunes a las 12:00 para una entrevista.'],
  ['nl', 'Er waren andere kandidaten, maar we willen je graag uitnodigen voor een tweede gesprek.'],
])('an invitation that mentions other candidates is not a rejection: %s', (_language, text) => {
  expect(classify('Application', text).kind).toBe('interview')
})

test.each([
  ['en', 'Unfortunately we have to move our interview on Friday.'],
  ['es', 'Por un imprevisto no podremos hacer la entrevista de mañana a las 10.'],
  ['it', 'Non riusciamo a fare il colloquio di domani alle 10.'],
  ['nl', 'Helaas kan ons sollicitatiegesprek van morgen 10 uur niet doorgaan.'],
])('a cancelled interview is still an interview mail: %s', (_language, text) => {
  expect(classify('Change of plan', text)).toEqual({ kind: 'interview', sentence: text })
})

test.each([
  ['en', 'Without your diploma we cannot proceed with your application.'],
  ['de', 'Unvollständige Bewerbungen können nicht berücksichtigt werden.'],
  ['fr', 'Les candidatures incomplètes ne seront pas retenues.'],
  ['it', 'In mancanza di riscontro la selezione si intende conclusa con altri candidati.'],
])('a conditional exclusion is not a rejection: %s', (_language, text) => {
  expect(classify('Your application', text).kind).not.toBe('rejection')
})

test('an applicant’s own mail has no kind', () => {
  const text = 'Please find attached my CV. I am available for an interview any time next week.'
  expect(classify('Application for Buyer', text).kind).toBe('other')
})

test.each([
  ['en', 'Julia got turned down by Norvane, they went with someone else. How is it going for you?'],
  ['de', 'Tina hat die Absage bekommen, sie haben sich für jemand anderen entschieden. Und du?'],
  ['fr', 'Léa n’a pas été prise, ils ont choisi un autre candidat. Et toi ?'],
  ['es', 'A Lucía la han descartado, han elegido a otro candidato. ¿Y tú?'],
  ['pt', 'O Pedro não passou na entrevista, escolheram outro candidato. E tu?'],
  ['it', 'Andrea non l’hanno preso, hanno scelto un altro candidato. E tu?'],
  ['nl', 'Tim is afgewezen bij Norvane, ze gingen verder met een andere kandidaat. En jij?'],
])('news about somebody else is not a rejection: %s', (_language, text) => {
  expect(classify('News', text).kind).toBe('other')
})

test.each([
  ['en', 'I have decided to withdraw, as I have accepted another offer elsewhere.'],
  ['de', 'Hiermit ziehe ich meine Bewerbung zurück, ich habe mich anderweitig entschieden.'],
  ['fr', 'Je ne souhaite pas donner suite à votre candidature, ayant accepté un autre poste.'],
  ['es', 'He decidido no continuar en el proceso porque he aceptado otro puesto.'],
  ['pt', 'Decidi não avançar no processo, pois aceitei outro cargo.'],
  ['it', 'Ho deciso di ritirare la candidatura, avendo accettato un altro impiego.'],
  [
    'nl',
    'Ik heb besloten me terug te trekken uit de procedure; ik heb elders een baan aangenomen.',
  ],
])('a withdrawal is not a rejection: %s', (_language, text) => {
  expect(classify('Application', text).kind).toBe('other')
})

test.each([
  ['a place to study', 'We are unable to offer you a place on the MSc programme.'],
  ['a home', 'Le propriétaire a choisi un autre candidat pour l’appartement.'],
  ['a loan', 'Siamo spiacenti: la Sua richiesta di finanziamento non è stata accolta.'],
  ['a claim', 'Lamentamos comunicarle que su solicitud ha sido desestimada por la póliza.'],
  ['a grant', 'Uw subsidieaanvraag is afgewezen.'],
  ['a talk', 'Unfortunately your talk was not selected for the conference.'],
])('a refusal of %s is not a rejection', (_what, text) => {
  expect(classify('Your application', text).kind).toBe('other')
})

test.each([
  ['en', 'Your application ends here. You may apply again next year.'],
  ['de', 'Wir möchten den Prozess mit dir an dieser Stelle beenden. Deine Bewerbung war gut.'],
  ['fr', 'Nous mettons fin au traitement de votre candidature.'],
  ['es', 'La candidatura se ha valorado y damos por cerrado el proceso.'],
  ['it', 'Nella selezione preferiamo fermarci qui con la Sua candidatura.'],
  ['nl', 'Je deelname aan de selectieprocedure eindigt hier.'],
])('a closed application is a rejection: %s', (_language, text) => {
  expect(classify('Update', text).kind).toBe('rejection')
})

test.each([
  ['en', 'You are not one of the applicants who are invited to an interview on Monday.'],
  ['de', 'Sie gehören nicht zum Kreis derer, die zu einem Vorstellungsgespräch eingeladen werden.'],
  ['nl', 'U behoort niet tot de kandidaten die voor een gesprek worden uitgenodigd.'],
])('an interview of other candidates is not an invitation: %s', (_language, text) => {
  expect(classify('Application', text).kind).toBe('rejection')
})

test.each([
  ['en', 'Thanks for your application. Unfortunately we cannot invite everyone.'],
  [
    'nl',
    'Wij bevestigen de ontvangst van uw sollicitatie. Helaas kunnen we niet iedereen uitnodigen.',
  ],
])('a note that not everybody is invited is not a rejection: %s', (_language, text) => {
  expect(classify('Application', text).kind).toBe('confirmation')
})

test('a rejection that offers feedback or another position is a rejection', () => {
  const refused = 'We won’t be extending an offer for the Buyer role.'
  expect(classify('Update', `${refused} Happy to jump on a call to share feedback.`).kind).toBe(
    'rejection',
  )
  expect(
    classify(
      'Update',
      `${refused} I have other roles coming up. Are you free for a chat on Monday?`,
    ).kind,
  ).toBe('rejection')
  expect(classify('Update', `${refused} Are you free for an interview on Monday?`).kind).toBe(
    'other',
  )
})

test.each([
  ['en', 'Before I put you forward: what is your notice period, and which salary would you need?'],
  ['de', 'Für die Vorstellung benötige ich noch Ihre Gehaltsvorstellung und Ihre Kündigungsfrist.'],
  [
    'fr',
    'Pouvez-vous nous communiquer les coordonnées de deux anciens responsables de votre poste ?',
  ],
  ['es', 'Para presentarte al cliente necesito saber tu salario actual y tus expectativas.'],
  ['pt', 'Falta o comprovante do registro em sua inscrição.'],
  ['it', 'Mi può indicare la RAL attuale e il preavviso per la posizione?'],
  ['nl', 'Kun je me je huidige salaris en je opzegtermijn doorgeven?'],
])('a request for pay, notice or documents is a question: %s', (_language, text) => {
  expect(classify('Quick question', text).kind).toBe('question')
})

test.each([
  [
    'en',
    'Please note that your documents are kept for six months. Thank you for your application.',
  ],
  ['de', 'Vielen Dank für Ihre Bewerbung. Bitte haben Sie Geduld, wir prüfen Ihre Unterlagen.'],
  ['fr', 'Merci pour votre candidature. Si besoin, nous vous demanderons vos références.'],
])('documents that are only mentioned are not a question: %s', (_language, text) => {
  expect(classify('Your application', text).kind).toBe('confirmation')
})

test.each([
  ['en', 'You receive this mail because you applied at Zephyr.'],
  ['de', 'Sie erhalten diese E-Mail, weil Sie sich bei uns beworben haben.'],
  ['fr', 'Vous recevez cet e-mail car vous avez postulé chez nous.'],
  ['es', 'Recibes este correo porque has solicitado un empleo con nosotros.'],
  ['pt', 'Recebe este e-mail porque se candidatou a uma vaga.'],
  ['it', 'Ricevi questa email perché ti sei candidato da noi.'],
  ['nl', 'Je ontvangt deze mail omdat je bij ons hebt gesolliciteerd.'],
])('a footer that says why a mail was sent is not part of its text: %s', (_language, footer) => {
  const mail = { subject: 'News', from: null, text: `We have moved to Leeds.\n\n${footer}` }
  expect(findOwnText(mail).text.trim()).toBe('We have moved to Leeds.')
})

test('a short receipt confirms a known application', () => {
  const mail = {
    subject: 'Re: Editorial Assistant',
    from: { name: 'Tom', address: 'tom@quill.example' },
    text: 'Got it, thank you. I will write by the 20th.',
  }
  expect(classifyMail(mail, { isAboutApplication: true }).kind).toBe('confirmation')
})

test.each([
  ['en', 'Following our interview we do not wish to continue the process with you.'],
  ['fr', 'À la suite de notre entretien, nous ne souhaitons pas poursuivre avec vous.'],
  ['nl', 'Helaas moeten we je laten weten dat we voor een andere kandidaat hebben gekozen.'],
])('a rejection after an interview is a rejection: %s', (_language, text) => {
  expect(classify('Your application', text).kind).toBe('rejection')
})

test('thanks for a test are not an assessment', () => {
  const text = 'Thank you for completing the coding test for the Analyst role.'
  expect(classify('Next', text).kind).not.toBe('assessment')
})

test.each([
  ['de', 'Danke für Ihre Bewerbung. Nicht berücksichtigte Bewerbungen werden gelöscht.'],
  ['en', 'We received your application. Unsuccessful applicants will be told by email.'],
])('a note on what happens to rejected applicants is not a rejection: %s', (_language, text) => {
  expect(classify('Your application', text).kind).toBe('confirmation')
})
