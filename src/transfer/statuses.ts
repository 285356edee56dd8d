import { fold } from '../fold.ts'
import { type Outcome, OUTCOMES } from '../jobs/outcomes.ts'
import { JOB_STATUSES, type JobStatus } from '../jobs/constants.ts'

/**
 * Folded names of the statuses in other trackers and spreadsheets. The person is asked about
 * others.
 */
const WORDS: Readonly<Record<JobStatus, string>> = {
  saved:
    'saved, bookmarked, wishlist, wish list, interested, to apply, applying, draft, not applied, not applied yet, gespeichert, gemerkt, vorgemerkt, geplant, interessant, entwurf, enregistre, a postuler, brouillon, guardado, guardada, por aplicar, salvo, salva, da inviare, opgeslagen, te solliciteren',
  applied:
    'applied, submitted, sent, application sent, application submitted, beworben, gesendet, abgeschickt, eingereicht, bewerbung gesendet, bewerbung verschickt, verschickt, offen, postule, candidature envoyee, envoye, envoyee, aplicado, solicitado, enviado, enviada, candidatado, candidatura enviada, candidatura inviata, inviato, inviata, gesolliciteerd, verzonden, verstuurd',
  interviewing:
    'interviewing, interview, interviews, interviewed, in interview, interview scheduled, phone screen, phone interview, screen, screening, vorstellungsgesprach, gesprach, im gesprach, im interview, vorstellungsgesprach vereinbart, entretien, en entretien, entrevista, en entrevista, em entrevista, colloquio, in colloquio, op gesprek, gesprek, sollicitatiegesprek',
  offer:
    'offer, offered, offers, offer received, negotiating, negotiation, accepted, hired, angebot, angebot erhalten, zusage, offre, offre recue, oferta, oferta recibida, proposta, offerta, offerta ricevuta, aanbod, aangenomen',
  rejected:
    'rejected, rejection, not selected, turned down, declined by company, denied, absage, abgelehnt, abgesagt, absage erhalten, refuse, refusee, rejete, refus, rechazado, rechazada, rejeitado, recusado, rifiutato, rifiutata, scartato, afgewezen, afwijzing',
}

const STATUS_BY_WORD: ReadonlyMap<string, JobStatus> = new Map(
  JOB_STATUSES.flatMap((status) =>
    WORDS[status].split(', ').map((word) => [word, status] as const),
  ),
)

/** Statuses of other trackers that are outcomes here; the person chooses their status. */
const OUTCOME_WORDS: Readonly<Record<Outcome, string>> = {
  ghosted: 'ghosted, no response, no answer, no reply, keine antwort, sans reponse, sin respuesta',
  withdrawn: 'withdrawn, withdrew, i withdrew, zuruckgezogen, retiree, retirada',
  declined: 'declined, i declined, offer declined, declined offer, angebot abgelehnt',
  closed: 'closed, expired, position closed, job closed, abgelaufen, expiree',
}
const OUTCOME_BY_WORD: ReadonlyMap<string, Outcome> = new Map(
  OUTCOMES.flatMap((outcome) =>
    OUTCOME_WORDS[outcome].split(', ').map((word) => [word, outcome] as const),
  ),
)
export const findOutcome = (value: string): Outcome | undefined =>
  OUTCOME_BY_WORD.get(foldStatus(value))

/** Compares values without case, accents and punctuation, unless there is nothing else. */
export const foldStatus = (value: string): string => fold(value) || value.trim()

/** Returns the status that a file's value certainly means. */
export const findStatus = (value: string): JobStatus | undefined =>
  STATUS_BY_WORD.get(foldStatus(value))
