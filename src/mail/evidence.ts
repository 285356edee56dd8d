import { isOtherTopic, namesOther, namesWork, soundsLikeHiring } from './other-topics.ts'
import { memoizeByObject } from './memoize.ts'
import type { AnalysedMail } from './analyse-mail.ts'
import { MENTIONS, MENTION_NAMES } from './rules.ts'
import { isOpen } from './statements.ts'
import { isPrivate } from './senders.ts'

/** Sellers of courses also write about rejections. */
export const SELLING =
  /\b\d{1,2} ?% (?:off|discount|de descuento|dto|de desconto|de reduction|de remise|rabatt|korting|di sconto)|\b(?:webinars?|masterclass|coaching|e-?book|bootcamp|(?:free|gratis|gratuit[aeo]?|kostenlose[nrs]?) (?:guide|training|course|ratgeber|kurs|cursus|gids)|(?:guide|formation|curso|corso|guia|guida) gratuit[oae]?|(?:nuestro|nosso|nostro|our|unser|onze|notre) (?:curso|corso|kurs|cursus|course|formation|training|methode|metodo))\b/

/** Senders that recruit. */
export const HIRING =
  /\b(?:recruit\w*|recrut\w*|reclut\w*|talents?|talento\w*|careers?|karriere|carriere|carreras|jobs?|hiring|bewerbung\w*|personal(?:abteilung)?|hr|rh|rrhh|empleo|emprego|vagas|vacatures|werving|selezione|seleccion|risorse umane|personio|greenhouse|greenhouse-mail|lever|ashbyhq|smartrecruiters|workable\w*|teamtailor\S*|recruitee|myworkday|icims|bamboohr|jobvite|successfactors|gupy|infojobs|hackerrank|codility|testgorilla)\b/

/** Senders of job alerts. */
export const ALERTS =
  /\b(?:job-?alerts?|alerts?|alertas?|alerte|jobagent|newsletter|news|digest|jobs-listings|recommendations|marketing)\b.*@|job alerts/

/** After `that position is taken`: another position, about which the reader is asked. */
const BUT_ANOTHER =
  /\b(?:but|however|instead|though|aber|jedoch|dafur|stattdessen|mais|par contre|en revanche|cependant|pero|sin embargo|en cambio|mas|porem|contudo|ma|pero|tuttavia|invece|maar|echter|wel)\b/
const ABOUT_ANOTHER =
  /\b(?:interest\w*|talk|consider|like to|would you|thought of you|put you forward|reden|vorstellen|interessi\w*|anrufen|parle\w*|dirait|transmettre|pense a toi|te interesa|pense en ti|paso tu|hablar|conversar|interesse|mando|posso|parliamo|giro|saresti|perfett[ao]|praten|denken we aan|doorsturen|zin om|stage)\b/

/** Whether a mail suggests another position to the reader. */
const isMovedOn = (folded: readonly string[]): boolean => {
  const at = folded.findIndex((sentence) => BUT_ANOTHER.test(sentence))
  const after = at === -1 ? [] : folded.slice(at, at + 3)
  return after.some((sentence) => sentence.endsWith('?')) && ABOUT_ANOTHER.test(after.join(' '))
}

/** What the reader requested is not a rejection. */
const AT_REQUEST =
  /\b(?:as (?:you )?(?:asked|requested|wished)|at your (?:own )?request|no longer wish to be considered|your withdrawal|(?:application )?withdrawal (?:is |has been )?confirm\w*|confirm\w* (?:that )?(?:your|the) (?:\w+ )?(?:withdrawal|application\b[^.]{0,60}\bwithdrawn)|wie (?:von (?:dir|ihnen) )?gewunscht|auf (?:deinen|ihren|eigenen) wunsch|rucknahme (?:ihrer|deiner)|conformement a (?:votre|ta) demande|a (?:votre|ta) demande|(?:votre|ton) desistement|como (?:solicitaste|pediste|solicito|pidio|pediu|solicitou)|tal (?:y )?como (?:pediste|solicitaste)|a peticion (?:tuya|suya)|conforme (?:solicitado|pedido|pediu|solicitou)|a (?:seu|teu) pedido|come (?:da (?:tua|sua) )?richiest[ao]|su (?:tua|sua) richiesta|op (?:jouw|uw|je|eigen) verzoek|zoals (?:je|u) (?:vroeg|gevraagd))\b|\b(?:bewerbung|candidature|candidatura|inscripcion|inscricao|sollicitatie)\b[^.]{0,40}\b(?:zuruckgezogen|retiree|retirad[ao]|ritirat[ao]|ingetrokken)\b/

/** The reader declined the employer's offer. */
const DECLINED_BY_READER =
  /\byou (?:have |had )?(?:decided (?:against|not to accept)|declined|turned down|rejected|refused|(?:do not|don't) (?:wish|want) to accept) (?:our|the) (?:\w+ )?(?:offer|proposal)\b|\b(?:sie|du|ihr) (?:haben |hast |habt )?unser angebot\b[^.]{0,80}\b(?:ablehn\w*|abgelehnt|nicht ann\w+|ausgeschlagen)\b|\b(?:vous|tu) (?:n'accepte\w* pas|decline\w*|refuse\w*|ave?z (?:decline|refuse)) (?:notre|l')|\b(?:no aceptas?|has? rechazado|rechazas?|rechazaste) (?:nuestra|la) (?:oferta|propuesta)\b|\b(?:nao aceita\w*|recus(?:ou|aste)|declin(?:ou|aste)) (?:a )?(?:nossa )?(?:proposta|oferta)\b|\b(?:non accett\w+|ha?i? rifiutato) (?:la )?(?:nostra )?(?:offerta|proposta)\b|\bons aanbod\b[^.]{0,60}\b(?:niet aanne\w*|afwij\w*|afgewezen|afsla\w*)\b/

/** A search that is paused and will be resumed. */
const RESTS =
  /\btemporarily (?:put|place|pause)\w*\b[^.]{0,80}\bhold\b|\b(?:on hold|paus(?:e|ed|ing)|postponed)\b[^]{0,250}\b(?:resum\w+|pick (?:\w+ ){0,4}up again|start again|restart\w*|reopen\w*)\b|\b(?:ruht|ruhen|pausier\w*|auf eis|zuruckgestellt|unterbrochen|vorubergehend)\b[^]{0,250}\b(?:wieder auf\w*|fortsetzen|fortgesetzt|weiterfuhren)\b|\b(?:suspend\w+|en pause|gele\w?)\b[^]{0,250}\b(?:repren\w+|repris\w*|relanc\w+)\b|\b(?:en pausa|suspend\w+|paraliza\w+)\b[^]{0,250}\b(?:retom\w+|reanud\w+)\b|\b(?:suspens[ao]|em pausa|congelad[ao])\b[^]{0,250}\b(?:retom\w+|reabr\w+)\b|\b(?:sospes[ao]|in pausa|congelat[ao])\b[^]{0,250}\b(?:riprend\w+|riapr\w+)\b|\b(?:ligt|staat|even)\b[^.]{0,30}\b(?:stil|on hold|gepauzeerd)\b[^]{0,250}\b(?:weer op|hervat\w*)\b/

/** Something that the reader must provide before the application is reviewed. */
const STILL_NEEDED =
  /\b(?:we|i) (?:still |also )?need (?:you\b|your (?:\w+ )?(?:consent|answer|confirmation|agreement)|(?:some|a few|the following) )|\b(?:you (?:'ll |will |still )?(?:need|have) to|please) (?:complete|finish) (?:\w+ ){0,4}steps?\b|\b(?:benotigen|brauchen) wir (?:noch|zuerst|vorab|ihre?|deine?)\b|\b(?:fehlt|fehlen) uns noch\b|\b(?:nous avons (?:encore )?besoin|il nous (?:faut|manque)|nous (?:transmettre|fournir|envoyer|faire parvenir) (?:les|vos) (?:elements|pieces|documents|informations))\b|\bnecesitamos (?:que|tu|su|algun\w+|los siguientes)\b|\bprecisamos (?:que|d[aoe]s?|ainda)\b|\b(?:abbiamo bisogno|ci serve|ci servono)\b|\b(?:hebben|heb) (?:(?:wij|we|ik) )?(?:nog|eerst) [^.]{0,40}\bnodig\b/

/** Whether the sender needs something before reviewing the application. */
export const isWaiting = ({ folded, rules }: AnalysedMail): boolean =>
  folded.some(
    (sentence) =>
      STILL_NEEDED.test(sentence) && !rules.some(({ condition }) => condition.test(sentence)),
  )

/** That the application has been decided, either way. */
const DECIDED =
  /\bwe(?:'ve| have) (?:now |already |since )?decided\b|\bhaben (?:wir )?uns (?:\w+ ){0,6}entschieden\b|\bnous avons (?:\w+ )?decide\b|\b(?:hemos|han) decidido\b|\bdecidimos\b|\babbiamo (?:\w+ )?deciso\b|\bhebben (?:\w+ ){0,6}besloten\b|\b(?:application|candidature|candidatura|postulacion|solicitud|bewerbung|sollicitatie)\b[^.]{0,60}\b(?:is|was|been|wurde|est|ete|sido|foi|stata|is|werd) (?:\w+ )?(?:accepted|approved|angenommen|akzeptiert|acceptee|approuvee|aceptada|aprobada|aceite|aprovada|accettata|approvata|geaccepteerd|goedgekeurd)\b/

/** Whether a decision is stated, so that the mail is more than a confirmation. */
export const isDecided = ({ folded, rules }: AnalysedMail): boolean =>
  folded.some(
    (sentence) =>
      DECIDED.test(sentence) && !rules.some(({ condition }) => condition.test(sentence)),
  )

/** That nothing has been decided. */
const STILL_OPEN =
  /\bin (?:the |its |their )?deliberation\b|\b(?:expect|anticipate) (?:having |making |to make |to have )?(?:a|our|the) (?:final )?decision\b|\b(?:estado|stato|statut|status)\b ?:? ?(?:en revision|em analise|in valutazione|en cours|in prufung|in behandeling)\b|\bno (?:final )?decisions? (?:ha(?:s|ve) been|was|were) (?:made|taken)\b|\b(?:remains?|still|is|are) (?:all )?under (?:consideration|review)\b|\bnot (?:yet )?(?:made|taken|reached) (?:a|any|our) (?:final )?decision\b|\bstill in the running\b|\bnoch (?:in (?:der )?prufung|nichts entschieden|keine entscheidung)\b|\bweiterhin im rennen\b|\b(?:toujours|encore) en cours\b|\baucune decision\b|\b(?:todavia|aun) no (?:se )?h(?:a|emos) (?:tomado|decidido)\b|\bninguna decision\b|\b(?:continua|ainda (?:esta )?)(?: a)? (?:em analise|decorrer)\b|\bainda nao (?:decidi|tom|foi tom)\w*|\bqualquer decisao\b|\bancora in (?:corso|valutazione)\b|\b(?:nessuna|alcuna) decisione\b|\bnog geen (?:besliss\w+|besluit|keuze)\b|\b(?:not|n't) yet (?:started|begun|reviewed|decided|looked)\b|\bnoch nicht (?:begonnen|angefangen|entschieden|gesichtet)\b|\bpas encore (?:commence|decide|choisi|etudie|examine)\b|\b(?:todavia|aun) no (?:\w+ ){0,2}(?:empezado|comenzado|decidido|revisado)\b|\bainda nao (?:\w+ ){0,2}(?:come\w+|analis\w+)\b|\bnon (?:\w+ )?ancora (?:iniziato|deciso|esaminato|scelto)\b|\bnog niet (?:begonnen|gekeken|besloten|bekeken)\b/

/** An invitation to a talent pool rejects the application for no position. */
const INTO_POOL =
  /\b(?:join|stay|remain|bleiben|aufnehmen|rester|rejoindre|apuntarte|unirte|entrar|manter|restare|entrare|blijven|staan)\b[^.?]*\b(?:pool|talent\w*|vivier|bolsa|banco|community)\b|\b(?:pool|talent\w*|vivier|bolsa|banco|community)\b[^.?]*\b(?:bleiben|restare|staan|blijven)\b/

/** The application advanced. A later rejection would say so explicitly. */
const ADVANCED =
  /\b(?:you|your (?:application|cv|resume|profile))(?: have| has| are| is| were| was|'ve|'re)?(?: now| just)?(?: been)? (?:shortlisted|made it (?:through|to)|passed (?:our|the) (?:first|initial)|on the shortlist|through to the|moved on|moved forward)\b|\b(?:sie|du) (?:sind|bist|stehen|stehst) in der engeren (?:aus)?wahl\b|\bes in die engere (?:aus)?wahl geschafft\b|\b(?:votre|ton|ta) (?:cv|candidature|profil) a (?:passe|franchi)\b|\bcandidature\b[^.]{0,80}(?<!n')\ba ete (?:retenue|acceptee|preselectionnee)\b|\bvous (?:etes|avez ete) (?:preselectionnee?|sur la liste restreinte)\b|\b(?:en|de) (?:la|una) terna\b|(?<!\b(?:no|sin) (?:ha |has |ser |sido )?)\b(?:preseleccionad[oa]|superado (?:la primera|el primer)|entre los finalistas|lista corta)\b|(?<!\bnao (?:foi )?)\b(?:passou (?:na|a|para)|pre-?selecionad[oa]|avancou para)\b|(?<!\bnon (?:ha |hai |e stat[oa] )?)\b(?:superato la prima|preselezionat[oa])\b|\bje (?:bent|cv is) (?:door|op de shortlist)\b/

/** Whether the mail itself shows that it is not a rejection. */
const isHarmless = ({ whole, folded, mentions }: AnalysedMail): boolean =>
  AT_REQUEST.test(whole) ||
  DECLINED_BY_READER.test(whole) ||
  (folded.some(
    (sentence) =>
      /\?$| (?:but|aber|mais|pero|mas|ma|maar) /.test(sentence) && INTO_POOL.test(sentence),
  ) &&
    !mentions('ownApplication'))

/** Whether the mail states that nothing is decided. */
const isStillOpen = ({ folded, whole, rules }: AnalysedMail): boolean =>
  RESTS.test(whole) ||
  folded.some((sentence) => STILL_OPEN.test(sentence) || isOpen(rules, sentence))

/** Reasons against a rejection, or against any kind. */
export const findObjections = memoizeByObject((analysed: AnalysedMail) => ({
  isOtherTopic: isOtherTopic(analysed.whole, analysed.sender),
  isStillOpen: isStillOpen(analysed),
  isHarmless: isHarmless(analysed),
  isAdvanced: ADVANCED.test(analysed.whole),
  isMovedOn: isMovedOn(analysed.folded),
}))

/**
 * Features from the rules, which the classifier uses in addition to the words. The strings are part
 * of the trained model.
 */
export function listRuleFeatures(analysed: AnalysedMail): string[] {
  const { foldedTitle, whole, sender, mentions } = analysed
  const objections = findObjections(analysed)
  const isIn = MENTION_NAMES.flatMap((name) => [
    ...(mentions(name) ? [name] : []),
    ...(MENTIONS[name].test(foldedTitle) ? [`${name} in title`] : []),
  ])
  return [
    ...isIn,
    ...(SELLING.test(whole) ? ['selling'] : []),
    ...(HIRING.test(sender) ? ['hiring'] : []),
    ...(ALERTS.test(sender) ? ['alerts'] : []),
    ...(isPrivate(sender) ? ['private'] : []),
    ...(analysed.isReply ? ['reply'] : []),
    ...(objections.isOtherTopic ? ['elsewhere'] : []),
    namesWork(analysed) ? 'work' : namesOther(analysed) ? 'other' : 'no work',
    ...(soundsLikeHiring(analysed) ? ['hiring talk'] : []),
    ...(objections.isMovedOn ? ['moved on'] : []),
    ...(objections.isStillOpen ? ['open'] : []),
    ...(objections.isHarmless ? ['harmless'] : []),
    ...(objections.isAdvanced ? ['advanced'] : []),
  ]
}
