/** Statements to all applicants, such as that not everybody gets an individual reply. */
export const TO_ALL =
  /\b(?:individual\w*|individuell\w*|each|every(?:one)?|volumes?|large number|grand nombre|gran numero|numerosas|todo (?:el )?mundo|tout le monde|everybody|moltissime|muitas candidaturas|groot aantal|vielzahl|all (?:applicants|candidates|applications)|respond|repl(?:y|ies)|inquir\w+|enquir\w+|jede\w*|allen|verzoger\w*|einzeln\w*|personlich\w*|chaque|individuellement|tou[st]e?s?|cada|tod[oa]s|ciascun\w*|tutti|ieder\w*|elke|alle|only (?:contact|those|shortlisted|successful|selected)|sol[oa](?:mente)? (?:nos |se |ti |vi )?(?:contact\w+|contatt\w+|los|las|i|le)|apenas (?:os|as|contact\w+|entrar\w+)|so (?:os|as|conseguimos|entraremos|contact\w+)|nur (?:die|bei|kandidat\w+)|seule?s?|alleen (?:met|kandidaten))\b/

/** That not everybody is invited or answered, which is not a rejection. */
export const NOT_ALL =
  /\b(?:every(?:one|body)|(?:every|each|all) (?:of you|applicants?|candidates?|applications?)|jede[nrms]?|alle[nr]? (?:bewerb\w*|kandidat\w*)|tout le monde|tou[st]e?s les (?:candidat\w*|profils)|tod[oa]s(?: los| las| os| as)?(?: candidat\w*)?|tutt[ie](?: i| le)?(?: candidat\w*)?|iedereen|alle (?:kandida\w*|sollicita\w*))\b/

/** Statements about rejected or preferred applicants in general. */
export const IN_GENERAL =
  /\b(?:ubrigen|anderen|restlichen) (?:bewerb|kandidat)\w*[^.]{0,25}\b(?:absage\w*|abgesagt)\b|\bother (?:applicants|candidates) (?:have been|will be) (?:rejected|turned down|told)\b|\bnicht (?:berucksichtigte|ausgewahlte|eingestellte)\w*|\b(?:unsuccessful|rejected) (?:applicants|candidates|applications)\b|\bcandidat\w* non (?:retenu|selectionne)\w*|\bcandidat\w* (?:no|nao|non) (?:seleccionad|selecionad|selezionat)\w*|\bniet geselecteerde\b|\bafgewezen (?:kandidaten|sollicitanten)\b|\b(?:choose|chose|chosen|pick|picked|prefer) you\b|\bbij (?:een )?afwijzing\b|\bnot being (?:selected|chosen|shortlisted|successful)\b/

/** Statements about other employers or applicants. */
export const OF_OTHERS =
  /\b(?:employers|recruiters|(?:many|most|some) companies|arbeitgeber|(?:viele|manche|oft haben sich) (?:firmen|unternehmen)|(?:les|beaucoup d') ?(?:employeurs|recruteurs|entreprises)|(?:las|muchas) empresas|los reclutadores|(?:as|muitas) empresas|os recrutadores|(?:le|molte) aziende|i recruiter|(?:veel )?(?:bedrijven|werkgevers))\b/

export const YOU =
  /\b(?:you|your|sie|ihr|ihnen|ihrem|dich|dir|dein|vous|votre|te|tu|ti|su|usted|contigo|voce|sua|tua|consigo|lhe|lei|suo|tuo|je|jou|jouw|u|uw)\b/

/** Applicants in the third person. */
const CANDIDATES =
  /\b(?:candidates|applicants|those (?:selected|shortlisted)|bewerber(?:innen)?|bewerbende[rn]?|kandidat(?:en|innen)|candidats|candidates|les (?:personnes|profils) (?:retenu|selectionne)\w*|candidatos|candidatas|postulantes|aspirantes|(?:los|las|os|as|i|le) pre-?sele[cz]\w+|candidati|kandidaten|sollicitanten)\b/

/** The reader as a suffix of a verb: `citarte`, `invitarle`, `convidá-lo`. */
const YOU_IN_VERB = /[aei](?:r(?:te|le|ti|la|vi)|-l[oa])\b/

/**
 * Whether a sentence is about applicants in general and does not address the reader: `Suitable
 * applicants are invited`.
 */
export const isAboutApplicants = (sentence: string): boolean =>
  CANDIDATES.test(sentence) && !YOU.test(sentence) && !YOU_IN_VERB.test(sentence)

/** Whether a sentence says nothing about the reader's own application. */
export const isInGeneral = (sentence: string): boolean =>
  NOT_ALL.test(sentence) || IN_GENERAL.test(sentence) || isAboutApplicants(sentence)
