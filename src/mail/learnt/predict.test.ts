import { expect, test } from 'vitest'
import { classifyMail } from '../classify-mail.ts'

const classify = (subject: string, text: string) =>
  classifyMail({
    subject,
    from: { name: 'Norvane', address: 'jobs@norvane.example' },
    text,
  })

test.each([
  ['en', 'We talked it over and somebody else edged it, so this is where we stop.'],
  ['de', 'Wir haben uns beraten und brechen den Prozess mit dir hier ab, eine andere war stärker.'],
  ['fr', 'Nous en avons parlé et nous arrêtons là, une autre personne nous a convaincus.'],
  ['es', 'Lo hemos hablado y lo dejamos aquí, otra persona nos convenció más.'],
  ['pt', 'Conversámos e vamos parar por aqui, outra pessoa convenceu mais.'],
  ['it', 'Ne abbiamo parlato e ci fermiamo qui, un’altra persona ci ha convinti di più.'],
  ['nl', 'We hebben overlegd en laten het hierbij, een ander overtuigde ons meer.'],
])('an indirect rejection is found and its sentence quoted: %s', (_language, text) => {
  const classified = classify('Your application', text)
  expect(classified.kind).toBe('rejection')
  expect(text).toContain(classified.sentence)
})

test.each([
  [
    'en',
    'Thank you for interviewing with us. Your depth in storage stood out. We have decided not to take your application further. Let’s arrange a call if you would like to talk about it.',
  ],
  [
    'de',
    'Auf die Stelle haben sich 41 Personen beworben, neun haben wir zu einem Interview eingeladen. Nach Abschluss des Verfahrens ist die Wahl auf eine andere Bewerberin gefallen.',
  ],
])('a rejection that also mentions an interview is a rejection: %s', (_language, text) => {
  expect(classify('Your application', text).kind).toBe('rejection')
})

test.each([
  ['en', 'As you asked, we have removed your application from the process. All the best!'],
  ['de', 'Wie gewünscht haben wir deine Bewerbung aus dem Verfahren genommen. Alles Gute!'],
  ['fr', 'Conformément à votre demande, votre candidature a été retirée. Bonne continuation !'],
  ['es', 'Tal como pediste, hemos cerrado tu candidatura. ¡Mucha suerte!'],
  ['pt', 'Conforme solicitado, encerrámos a sua candidatura. Felicidades!'],
  ['it', 'Come da tua richiesta abbiamo chiuso la tua candidatura. Buona fortuna!'],
  ['nl', 'Op jouw verzoek hebben we je sollicitatie gesloten. Veel plezier in je nieuwe baan!'],
])('a withdrawal is not a rejection: %s', (_language, text) => {
  expect(classify('Your application', text).kind).not.toBe('rejection')
})

test.each([
  ['en', 'That role is taken, but we are hiring for another one. Would you like to talk about it?'],
  ['de', 'Die Stelle ist vergeben, aber wir bauen ein zweites Team auf. Wollen wir darüber reden?'],
  ['fr', 'Le poste est pourvu, par contre un autre s’ouvre. Ça te dirait qu’on en parle ?'],
  ['es', 'El puesto ya está cubierto, pero buscamos a alguien para otro. ¿Te interesa?'],
  ['pt', 'A vaga já foi preenchida, mas abriu outra. Posso enviar o seu currículo? Tem interesse?'],
  ['it', 'Il posto è già assegnato, ma cerchiamo un’altra figura. Ne parliamo?'],
  ['nl', 'Die plek is vergeven, maar er komt een andere vrij. Zin om erover te praten?'],
])('a filled position with another on offer is not a rejection: %s', (_language, text) => {
  expect(classify('News about your application', text).kind).not.toBe('rejection')
})

test.each([
  ['en', 'No decisions have been made, all applications remain under consideration.'],
  ['it', 'La sua candidatura è ancora in valutazione e non è stata presa alcuna decisione.'],
])('an undecided application is not a rejection: %s', (_language, text) => {
  expect(classify('Your application', text).kind).not.toBe('rejection')
})

test.each([
  ['en', 'You decided against our offer for the Buyer role. We regret that. All the best!'],
  [
    'de',
    'Sie haben unser Angebot für die Stelle abgelehnt, das bedauern wir. Alles Gute für Ihre Zukunft!',
  ],
  ['nl', 'Jammer dat je ons aanbod voor de functie hebt afgewezen. Veel succes!'],
])('a declined offer is not a rejection: %s', (_language, text) => {
  expect(classify('Our offer', text).kind).not.toBe('rejection')
})

test.each([
  ['en', 'We had to temporarily put the search for the Planner role on hold.'],
  ['de', 'Die Besetzung der Stelle ruht leider. Im Mai wollen wir das Verfahren fortsetzen.'],
  ['it', 'La ricerca è sospesa per ora. Contiamo di riprenderla a maggio.'],
])('a paused search is not a rejection: %s', (_language, text) => {
  expect(classify('Your application', text).kind).not.toBe('rejection')
})

test.each([
  ['partnership', 'Unfortunately we cannot approve your application to the affiliate program.'],
  ['tender', 'Votre offre pour l’appel d’offres n’a pas été retenue, une autre société l’a été.'],
  [
    'request to work remotely',
    'Lamentamos comunicarle que su solicitud de teletrabajo no ha sido aceptada.',
  ],
  ['advertisement', 'Lamentamos informarle que su oferta de cocinero ha sido rechazada.'],
])('a refused %s is not a rejection', (_what, text) => {
  expect(classify('News', text).kind).not.toBe('rejection')
})

test.each([
  ['en', 'Thank you for your application. To go on we need your consent: please answer with YES.'],
  ['de', 'Danke für Ihre Bewerbung. Dafür benötigen wir noch Ihre Einwilligung.'],
  ['fr', 'Merci pour votre candidature. Nous avons besoin de votre accord.'],
  ['nl', 'Bedankt voor je sollicitatie. We hebben nog enkele gegevens nodig.'],
])('thanks with a request are not a confirmation: %s', (_language, text) => {
  expect(classify('Your application', text).kind).not.toBe('confirmation')
})

test.each([
  ['en', 'Thank you for applying to the Harbour Choir. We cannot take you on this season.'],
  ['de', 'Ihre Anmeldung als Betrieb in unserem Verzeichnis konnten wir leider nicht freigeben.'],
  ['fr', 'Votre candidature à la résidence d’artistes n’a pas été retenue par le jury.'],
  ['es', 'Lamentamos informarle de que su registro en la plataforma ha sido rechazado.'],
  ['pt', 'A sua candidatura para ser sócio do clube não foi aprovada.'],
  ['it', 'La tua candidatura per suonare alla festa non è stata accettata.'],
  ['nl', 'Je aanvraag voor een standplaats op de markt is helaas afgewezen.'],
])(
  'an unknown sender’s refusal of anything but a job is not a rejection: %s',
  (_language, text) => {
    const mail = { subject: 'Your application', from: null, text }
    expect(classifyMail(mail).kind).not.toBe('rejection')
  },
)

test('a refusal by an employer to whom the reader applied need not name the job', () => {
  const text = 'Votre candidature n’a pas été retenue cette fois-ci. Bonne continuation.'
  const mail = { subject: 'Réponse', from: null, text }
  expect(classifyMail(mail, { isAboutApplication: true }).kind).toBe('rejection')
})

test.each([
  ['en', 'Good news: you have been shortlisted for the Buyer position. More soon.'],
  ['de', 'Gute Nachricht: Sie sind in der engeren Auswahl für die Stelle.'],
  ['fr', 'Votre CV a passé la première sélection pour le poste. La suite arrive bientôt.'],
  ['es', 'Has superado la primera fase del proceso para la vacante. Pronto sabrás más.'],
])('news of reaching the next stage is not a rejection: %s', (_language, text) => {
  expect(classify('Your application', text).kind).not.toBe('rejection')
})

test.each([
  'Thank you for applying. We invite you to visit our careers site for other roles.',
  'Thank you for applying. We would like to invite you to join our talent community.',
  'I host a podcast about lighthouses and would love to interview you on Tuesday at three.',
])('an invitation to something else is not a job interview: %s', (text) => {
  expect(classify('Hello', text).kind).not.toBe('interview')
})

test.each([
  ['en', 'Thank you for writing. We have decided to go ahead with other candidates.'],
  ['de', 'Vielen Dank für Ihre Bewerbung. Wir haben uns für einen anderen Kandidaten entschieden.'],
  ['fr', 'Merci de votre candidature. Nous avons choisi de poursuivre avec d’autres candidats.'],
  ['es', 'Gracias por tu candidatura. Hemos decidido continuar con otros candidatos.'],
  ['pt', 'Obrigado pela sua candidatura. Decidimos seguir com outros candidatos.'],
  ['it', 'Grazie per la tua candidatura. Abbiamo deciso di proseguire con altri candidati.'],
  ['nl', 'Bedankt voor je sollicitatie. We hebben besloten verder te gaan met andere kandidaten.'],
])(
  'an unknown sender who prefers other candidates rejects an application: %s',
  (_language, text) => {
    expect(classifyMail({ subject: 'Update', from: null, text }).kind).toBe('rejection')
  },
)

test.each([
  ['club', 'Thank you for applying. The club has decided to go ahead with other candidates.'],
  [
    'flat',
    'Leider haben wir uns für einen anderen Bewerber entschieden, die Wohnung ist vergeben.',
  ],
  ['film', 'Votre film n’a pas été retenu, d’autres candidats ont été choisis par le festival.'],
])(
  'an unknown sender who prefers others for a %s does not reject an application',
  (_what, text) => {
    expect(classifyMail({ subject: 'Update', from: null, text }).kind).not.toBe('rejection')
  },
)

test('the subject of a reply does not count as its writer’s text', () => {
  const text = 'Guten Tag, die Stelle ist leider vergeben, Ihre Bewerbung kam zu spät.'
  expect(classify('AW: Frage zu meiner Bewerbung', text).kind).toBe('rejection')
})

test.each([
  ['en', 'A new application has been received for Accountant. Candidate: Lee Park.'],
  ['it', 'Nuova candidatura per Contabile. Dati del candidato: Luca Verdi.'],
  ['pt', 'Nova candidatura recebida para Contador. Dados do candidato: Rui Paz.'],
])('a notice to an employer about a new application has no kind: %s', (_language, text) => {
  expect(classify('News', text).kind).toBe('other')
})

test.each([
  ['de', 'Wir laden Sie zum Elterngespräch am Donnerstag um 16 Uhr ein.'],
  ['en', 'Your visa interview at the consulate is on Tuesday at 9 am.'],
  ['fr', 'Ton entretien annuel est prévu jeudi à 14 h.'],
  ['it', 'Il colloquio con la professoressa è fissato per mercoledì alle 15.'],
])('a meeting that is not about a job is not a job interview: %s', (_language, text) => {
  expect(classifyMail({ subject: 'Invitation', from: null, text }).kind).not.toBe('interview')
})

test('an advertisement without a word of refusal is not a rejection', () => {
  const text = 'Norvane busca personal para el puesto de Cocinero. Aplica ahora.'
  expect(classify('Your application', text).kind).not.toBe('rejection')
})

test.each([
  [
    'club',
    'Thank you for your application to the Harbour Yacht Club. The committee will review your application and contact you.',
  ],
  [
    'film festival',
    'Thank you for applying to the Harbour Film Festival. Your application has been received and is under review.',
  ],
])(
  'an unknown sender’s receipt for an application to a %s is not a confirmation',
  (_what, text) => {
    expect(classifyMail({ subject: 'Received', from: null, text }).kind).toBe('other')
  },
)

test.each([
  ['accepted', 'Your application for the Buyer role has been accepted. We will be in touch.'],
  ['accepted', 'Vielen Dank für Ihre Bewerbung als Planer. Ihre Bewerbung wurde angenommen.'],
  ['accepted', 'Je sollicitatie voor kok bij De Kade is geaccepteerd.'],
  [
    'decided on',
    'Thank you for your interest in the Buyer position. After reviewing your application, we have decided to move ahead.',
  ],
  ['answered before', 'Thank you again for your interest in the Buyer role. It takes longer.'],
])('a mail about an application that was %s is not a confirmation', (_how, text) => {
  expect(classify('Your application', text).kind).not.toBe('confirmation')
})

test('a confirmed withdrawal is neither a rejection nor a confirmation', () => {
  const text = 'This confirms that your application for the Buyer role has been withdrawn.'
  expect(classify('Application Withdrawal Confirmed', text).kind).toBe('other')
})

test('the German verb “stellen” does not count as a word for a job', () => {
  const text =
    'Danke für Ihre Anmeldung zum Sommerlager. Wir müssen Ihnen leider absagen: Wir können Ihnen keinen der 20 Plätze anbieten. Wir stellen die Gruppe nach Alter zusammen.'
  expect(classifyMail({ subject: 'Ihre Anmeldung', from: null, text }).kind).toBe('other')
})

test.each([
  [
    'a fellowship in its subject',
    'Harbour Fellowship application',
    'Thank you for your interest in the Harbour Fellowship. After careful consideration we regret to inform you that we are unable to offer you a place in this cohort. We received many strong applications.',
  ],
  [
    'places that are taken',
    'Inscrição',
    'Sua inscrição não foi aceita, motivo: vagas esgotadas. Tente de novo no próximo ano.',
  ],
])('an unknown sender’s refusal that names %s is not a rejection', (_what, subject, text) => {
  expect(classifyMail({ subject, from: null, text }).kind).toBe('other')
})

test.each([
  ['en', 'Your interview for the position of Planner has been cancelled.'],
  ['fr', 'Votre entretien pour le poste de Comptable a été annulé.'],
  ['es', 'Tu entrevista para el puesto de Cocinero ha sido cancelada.'],
  ['it', 'Il colloquio per la posizione di Contabile è stato annullato.'],
])('a cancelled interview for a position is not a rejection: %s', (_language, text) => {
  expect(classifyMail({ subject: 'News', from: null, text }).kind).toBe('interview')
})

test.each([
  [
    'es',
    'Entrevista',
    'El párroco le invita a una entrevista el jueves a las 18:00 en la parroquia.',
  ],
  ['de', 'Interview', 'Die Schulleiterin lädt Sie am 12. Mai um 9 Uhr zu einem Interview ein.'],
  ['fr', 'Entretien', 'Nous vous convoquons à un entretien avec la psychologue jeudi à 10 h.'],
  ['it', 'Colloquio', 'La convochiamo a un colloquio con la preside martedì alle 10.'],
])(
  'an interview at a school, a parish or a doctor is not a job interview: %s',
  (_, subject, text) => {
    expect(classifyMail({ subject, from: null, text }).kind).toBe('other')
  },
)

test('a text that mentions no application is neither an assessment, an offer nor a question', () => {
  const texts = [
    'Bitte gib einen Link an oder lade eine Datei hoch!',
    'Por favor, complete la transacción antes del lunes.',
    'You can join Harbour Market by accepting the terms of use.',
  ]
  const kinds = texts.map((text) => classifyMail({ subject: '', from: null, text }).kind)
  expect(kinds).toEqual(['other', 'other', 'other'])
})
