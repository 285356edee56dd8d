import { soundsLikeRole } from '../capture/roles.ts'
import { memoizeByObject } from './memoize.ts'
import type { AnalysedMail } from './analyse-mail.ts'

const any = (...words: readonly string[]) => new RegExp(String.raw`\b(?:${words.join('|')})\b`)

/** Other things that people apply for, order, enter and claim, which are refused in the same words. */
const OTHER_TOPIC = any(
  // money and insurance
  'mortgage|loans?|credit (?:card|check|agreement|application|limit|score)|insurance (?:claim|policy|cover)|expense (?:report|claim)|your (?:order|payment|booking|reservation|subscription|claim|policy|refund)',
  'arbeitslosengeld|wohngeld|parkeervergunning|vergunning\\w*|ouverture de compte|aide au logement|ayuda al alquiler',
  'kredit\\w*|darlehen|versicherung\\w*|entschadigung|erstattung|bestellung|forderantrag|fordermittel',
  '(?:demande|offre) de (?:pret|credit|remboursement|subvention)|sinistre|assurance|commande|financements?|votre projet',
  'prestamo|credito|poliza|siniestro|reembolso|pedido|subvencion',
  'emprestimo|cartao|apolice|financiamento',
  'prestito|finanziamento|mutuo|polizza|rimborso|ordine|contributo',
  'lening|krediet|verzekering|bestelling|subsidie\\w*',
  // studies, grants and permits
  "admissions?|msc|bsc|mba|(?:degree|master'?s?) programme|your (?:studies|visa)|visa application|scholarship|grant application",
  'stipendi\\w+|studienplatz|studiengang|kita\\w*|kindergarten\\w*|visum\\w*',
  "licence de|parcoursup|votre voeu|bourse d'etudes|master en",
  '(?:para|en) (?:esas|estas) fechas|convocatoria de ayudas|becas?|estudios|mestrado|licenciatura|bolsa de estudo|universitari\\w+|borsa di studio|studiebeurs',
  // calls, contests and stores
  '(?:our|the|closed|open) beta|beta (?:test|program)\\w*|cfp|talk proposal|accelerator|your startup|manuscripts?|your (?:talk|paper|abstract|manuscript|story|app|pull request)|app version|conference|contest',
  'penalty charge|parking|(?:your|an) appeal|bussgeld\\w*|contravention|multa|boete\\w*',
  'vendor|supplier|tender|rfp|lieferant\\w*|angebotsabgabe|fournisseur|proveedor|fornecedor|fornitore|leverancier',
  'relatos?|concurso de (?:relatos|fotografia|ideas)|wettbewerb\\w*|volunteer\\w*',
)
const AT_WORK =
  /\b(?:positions?|roles?|jobs?|vacanc\w+|interview\w*|hiring|recruit\w*|shortlist\w*|\w*stellen?|bewerb\w*|karriere|postes?|candidature|recrut\w*|embauche|stage|alternance|puesto|vacante|empleo|plaza|vaga|posizione|colloquio|concorso|functie|vacature|sollicit\w*)\b/

/** People also apply for homes, and are called candidates then. */
const HOUSING = any(
  'real estate|landlord|tenancy|tenan\\w+|rental|apartments?|immobili\\w*|vermieter\\w*|miet\\w+|wohnung\\w*|logements?|appartements?|locations?|loyer|proprietaire',
  'alquiler|inquilin\\w*|propietari\\w*|piso|aluguel|arrend\\w+|senhorio|apartamento|affitt\\w*|trilocale|bilocale|huurwoning\\w*|woning\\w*|verhuur\\w*|appartement',
)
const JOB =
  /\b(?:positions?|roles?|jobs?|interview\w*|hiring|recruit\w*|stelle|job|poste|emploi|recrut\w*|puesto|vacante|empleo|vaga|emprego|posizione|lavoro|functie|vacature)\b/

/** Partner programmes, courses and bookings that people also apply for. */
const JOINED = any(
  '(?:partner|affiliate|ambassador|creator|influencer|reseller|seller|exhibitor|mentor)s? (?:program(?:me)?|application|request|account)s?|(?:to|become an?) (?:\\w+ )?partner with|become an? (?:\\w+ )?(?:partner|seller|speaker|creator|mentor)|the partnership|your (?:shop|store|talk|line-?up)|sell on|casting|try-?outs?|trying out|squad|cottage|moving request',
  'partner(?:anfrage|programm|portal|schaft)\\w*|partner von|fachbetrieb\\w*|(?:fur den|ihre?|ihren) umzug\\w*|umzugsanfrage|kurs(?:anfrage|platz|anmeldung)|anmeldung zum (?:\\w+)?kurs|budgetantrag|buchungsanfrage|ferien(?:haus|wohnung)\\w*|(?:neue[rn]? |als )mandant\\w*|(?:ihre|deine) (?:geplante )?fahrt|(?:profil|bewerbung)\\w*[^.]{0,60}(?:freischalten|freigeben)',
  "partenariat|(?:session|candidature|dossier|inscription)s? (?:de|a|pour) (?:la |une |notre |cette )?(?:formation|session)|notre formation|exposants?|votre boutique|place de marche|societaires?|entretien (?:d'admission|prealable)|congres",
  '(?:solicitud|peticion) de (?:colaboracion|vendedor\\w*|reserva|alta)|distribuidor\\w*|(?:tu|su) tienda|casa rural|el club|creadores|acceso anticipado|early access',
  '(?:solicitacao|pedido) de (?:conta|parceria|acesso)|parceri\\w+|(?:a sua|sua) loja|(?:copy )?trader|criadores|nosso curso|formacao em',
  'programma creator|profilo (?:di )?(?:professionista|venditore)|come professionista|(?:tuo|vostro) negozio|scuderi[ae]|pilot[aio]?|agriturismo|preventivo|la prenotazione|collaborazione',
  'partnerverzoek|partner (?:wil\\w* )?worden|met de samenwerking|(?:je|uw) winkel|huisje|vakantiehuis\\w*|kredietaanvraag',
)

/** An employer's own job advertisement, rejected by a job board. */
const POSTED = any(
  'your (?:job|vacancy) (?:post(?:ing)?|ad|advert|offer|listing)s? (?:\\w+ ){0,4}(?:rejected|declined|refused|not approved)',
  '(?:ihre?|deine?) (?:stellenanzeige|stellenangebot|stelleninserat)\\b[^.]{0,60}(?:abgelehnt|nicht freigegeben)',
  "votre (?:offre d'emploi|annonce)\\b[^.]{0,60}(?:refuse|rejete)e",
  '(?:tu|su|siguiente) oferta\\b[^.]{0,60}rechazada',
  '(?:sua|tua) (?:oferta de emprego|vaga)\\b[^.]{0,60}(?:rejeitad|recusad)a',
  '(?:tua|sua|vostra) offerta di lavoro\\b[^.]{0,60}(?:rifiutat|respint)a',
  '(?:uw|je|jouw) vacature\\b[^.]{0,60}(?:afgekeurd|geweigerd|afgewezen)',
)

/** Requests of employees (such as leave) and bids of companies. */
const REQUESTED = any(
  '(?:request|application|applied|apply|applying) for (?:\\w+ )?(?:leave|time off|(?:a )?(?:pay |salary )?(?:raise|rise|increase)|(?:flexible|remote|home) work\\w*|transfer|membership|visa|permit|licen[cs]e|grant|refund)|leave request|your (?:bid|tender|quote|quotation)',
  'antrag auf (?:\\w+ )?(?:elternzeit|urlaub|homeoffice|teilzeit|bildungsurlaub|versetzung|mitgliedschaft)|urlaubsantrag|gehaltserhohung|vergabeverfahren|bieter\\w*',
  "(?:demande|dossier) (?:de |d')(?:conges?|teletravail|augmentation|mutation|formation|rupture|derogation|visa|titre de sejour|location|aide|adhesion|devis)|rupture conventionnelle|appel d'offres|marche public|votre devis",
  'solicitud de (?:vacaciones|permiso|teletrabajo|aumento|excedencia|traslado|visado|ayuda|admision|afiliacion)|licitacion|(?:tu|su) presupuesto',
  'pedido de (?:ferias|licenca|aumento|transferencia|teletrabalho|visto|adesao)|licitacao|(?:seu|teu) orcamento',
  'richiesta di (?:ferie|permesso|aumento|trasferimento|congedo|smart working|visto|adesione)|gara d.appalto',
  '(?:aanvraag|verzoek) (?:voor|om) (?:\\w+ )?(?:verlof|thuiswerk\\w*|salarisverhoging|overplaatsing|lidmaatschap)|verlofaanvraag|aanbesteding|(?:uw|je) offerte',
)

/** Other interviews: for the press or a study, and with parents, patients and employees. */
const MET = any(
  'parish|baptis\\w*|wedding|head ?teachers?|headmaster|headmistress|year \\d|admission to|psycholog\\w*|asylum|probation',
  'pfarr(?:haus|amt|er)\\w*|tauf\\w*|trauung\\w*|hochzeit\\w*|schulleit\\w*|direktorin der schule|klasse \\d+|schulaufnahme|psycholog\\w*|asyl\\w*',
  "paroisse|bapteme|mariage|au college|lycee|(?:en|de) (?:sixieme|cinquieme|seconde|terminale)|psycholog\\w*|centre medical|inscription (?:de|en|au|a l')",
  'parroquia\\w*|parroco|bautizo|boda|colegio|admision de|matricula|psicolog\\w*|obisp\\w*|asilo',
  'paroquia|padre|batizado|casamento|escola|colegio|matricula|psicolog\\w*|asilo',
  'parrocchia|canonica|don \\w+ (?:vi|ti|la)|battesimo|matrimonio|preside|liceo|iscrizione|psicolog\\w*|asilo',
  'parochie|pastoor|doop\\w*|huwelijk|basisschool|aanmelding van|psycholo\\w*|asiel\\w*',
  "dear parents?|your (?:son|daughter|child)|parents'? evening|(?:annual|performance|yearly|appraisal) (?:review|meeting)|appraisal|consulate|embassy|visa|dentist|check-?up|your (?:call|appointment|consultation) with dr|vouchers?|shopping habits",
  'eltern(?:abend|gesprach|sprechtag)\\w*|mitarbeitergesprach|jahresgesprach|sprechstunde|beratungstermin|zahnarzt\\w*|visum|mit dr|ihr (?:sohn|kind)|ihre tochter',
  "entretien annuel|entretien d'evaluation|votre (?:fils|fille|enfant)|rendez-vous avec le dr|dentiste|visa|consulat",
  'tutora?|tutoria|visado|consulado|dentista|evaluacion anual|su (?:hijo|hija)|estimada (?:madre|familia)',
  'professora?|o visto|consulado|consulta|dentista|avaliacao anual|cara (?:mae|familia)|(?:seu|sua) filh[oa]',
  'genitor[ei]|professor(?:e|essa)|visita (?:di|medica|specialistica)|la visita|impegnativa|igiene|udienza|tribunale|pratica di|valutazione annuale|(?:suo|sua) figli[oa]',
  'ouder(?:gesprek|avond)?s?|jaargesprek|functioneringsgesprek|beoordelingsgesprek|tandarts|visum|(?:uw|je) (?:zoon|dochter|kind)',
  'podcasts?|our (?:readers|listeners)|(?:magazine|newspaper|radio) (?:article|feature|show)?|i (?:write|report) for|i host|(?:research|user) (?:study|interview)|fur (?:eine|unsere) (?:studie|zeitung|sendung)|dissertation|reportage\\w*|emission de radio|mon livre|reportaje|periodista|tesis|la revista|jornalista|reportagem|sobre o seu livro|giornale|giornalista|intervistar\\w*|wijkblad|de krant|voor ons blad',
)
const HIRED =
  /\b(?:positions?|roles?|jobs?|vacanc\w+|appl(?:y|ied|ication)\w*|\w*stelle|bewerb\w*|poste|candidat\w*|recrut\w*|puesto|vacante|empleo|vaga|emprego|posizione|functie|vacature|sollicit\w*|cv|resume)\b/

/** Words about work that are rarely used for members, tenants or customers. */
const WORK = any(
  'positions?|roles?|jobs?|vacanc\\w+|hir(?:e|ed|ing)|recruit\\w*|interview(?:s|ed|ing|ers?)?|resumes?|cvs?|careers?|employ\\w*|candidacy|internships?|interns?|trainee\\w*|graduate (?:program(?:me)?|scheme)s?|apprentice\\w*|salary|shifts?|coworkers?|colleagues?',
  '(?<!\\b(?:an|in) (?:dieser|erster) )stelle|\\w*(?:arbeits|ausbildungs|praktikums|studenten|zeit|lehr|voll|plan)stellen?|stellen\\w{4,}|(?:offene|freie|weitere|andere|ausgeschriebene|passende|unsere|alle|diese|vakante)n? stellen|job\\w*|vorstellungsgesprach\\w*|bewerbungs(?:gesprach|unterlagen|verfahren|prozess|mappe)\\w*|lebenslauf|karriere\\w*|prakti(?:kum|ka|kant)\\w*|azubis?|ausbildungsplatz\\w*|(?:stell)?vertretung\\w*|werkstudent\\w*|arbeitgeber\\w*|mitarbeit\\w*|tatigkeit|vakanz\\w*|gehalt\\w*|personalabteilung|schicht\\w*|probearbeit\\w*',
  '(?:au|le|du|ce|un|vos|les|des|de) postes?|emplois?|recrut\\w*|embauch\\w*|alternance|apprentissage|entretiens?|employeurs?|salaire|(?:un|le|ce|au|du|votre|de|en) stages?|cdi|cdd|carrieres?|ressources humaines|(?:la|cette|une|de|votre|les|deux) missions?',
  'vacantes?|empleos?|empleador\\w*|seleccion de personal|proceso de seleccion|entrevistas?|reclut\\w*|curriculum|practicas|sueldo|trabajar\\w*|(?<!\\b[ts]u )trabajo|recursos humanos|rrhh|turnos?|contratar(?:te|le)|(?:el|al|del|un|este) puesto',
  'vagas?(?! (?:esgotad|limitad)as?)|emprego\\w*|recrut\\w+|processo seletivo|curriculo\\w*|estagio\\w*|empregador\\w*|trabalhar\\w*|trabalhador\\w*|recursos humanos|banco de talentos|turno',
  'posizion[ei]|lavorar\\w*|(?<!\\b[ts]uo )lavoro|colloqui\\w*|assunzion\\w+|assumere|curriculum|(?:lo|uno|di|dello|allo|per) stage|tirocini\\w*|stipendio|risorse umane|selezione del personale',
  'functies?|vacatures?|sollicit\\w*|banen|baan|werkgevers?|werkplek|stageplek|dienstverband|werving|salaris|(?:deze|nacht|dag|zaterdag)[ -]?dienst|een stage|je stage',
)

/** Titles that platforms, markets and clubs give to people who are not employed. */
const NOT_HIRED =
  /\b(?:partner\w*|seller|vendedora?|verkauferin auf|aussteller\w*|exposants?|traders?|members?|mitglied\w*|socios?|mentor\w*|ambass?ad\w*|volunteer\w*|vol[ou]ntari\w*|benevol\w*|vrijwillig\w*|ehrenamt\w*|moderat\w*|staffer|server|discord|guilds?|guilde|gild[ea]|clan)\b/

/** Other things to join, enter, be granted or lend, in words that employers rarely use. */
const NOT_WORK = any(
  // clubs, games, stages and markets
  'clubs?|guilds?|servers?|discord|players?|raids?|leagues?|squads?|try-?outs?|tournaments?|contests?|competitions?|hackathons?|giveaways?|raffles?|festivals?|bands?|choirs?|films?|songs?|poems?|novels?|manuscripts?|artworks?|exhibitions?|residenc(?:y|ies)|stalls?|memberships?|societ(?:y|ies)|charit\\w+|volunteer\\w*|speakers?|(?:your|a) talk|entries|(?:a|no) places?|staffer|moderator\\w*|creators?|influencers?|ambassadors?|affiliates?|followers?|your project',
  'platz|platze|plaetze|verein\\w*|gilde\\w*|liga|turnier\\w*|\\w*wettbewerb\\w*|gewinnspiel\\w*|chor|filme?|roman|manuskript\\w*|ausstellung\\w*|aussteller\\w*|(?:weihnachts|floh|wochen|kunst)markt\\w*|messe|mitglied\\w*|genossenschaft\\w*|ehrenamt\\w*|patenschaft\\w*|vortrag\\w*|einreichung\\w*|edition|veranstaltung\\w*|anmeldung\\w*|botschafter\\w*|ihr (?:projekt|vorhaben|betrieb)',
  "guildes?|serveur discord|tournois?|chorales?|manuscrits?|expositions?|exposants?|(?:un|votre|vos) stands?|adherents?|adhesions?|associations?|societaires?|benevol\\w*|evenements?|createurs?|creatrices?|ambassad\\w*|mouvement|garages?|artisans?|residences? d'|votre projet",
  'clubes?|clan|servidor\\w*|torneos?|certamen|sorteos?|coros?|banda|pelicula|novela|manuscrito|exposicion\\w*|socios?|asociacion\\w*|voluntari\\w*|ponencias?|edicion|eventos?|creador\\w*|embajador\\w*|alianzas?|refugio|(?:tu|su) proyecto',
  'clube|torneio|sorteio|filme|romance|exposicao|feira|associacao|palestra\\w*|edicao|criador\\w*|embaixador\\w*|inscricao|peneira|seletiva|(?:sua|tua) marca|(?:seu|teu) projeto',
  'gilda|scuderi[ae]|torneo|estrazione|coro|romanzo|racconto|mostra|fiera|mercatino|soci[oaie]?|ambasciat\\w*|associazione|volontari\\w*|relator[ei]|edizione|event[oi]|tesser\\w*|accredit\\w*|gita|palco|collana|(?:vostro|tuo|suo) progetto',
  'vereniging\\w*|toernooi|wedstrijd\\w*|prijsvraag|koor|bandje?|tentoonstelling|(?:kerst|rommel|braderie)markt|standplaats|leden|lidmaatschap|vrijwillig\\w*|spreker\\w*|inzending\\w*|editie|evenement\\w*',
  // homes, animals and money
  'flats?|rooms?|apartments?|roommates?|adopt\\w*|foster\\w*|dogs?|cats?|pupp(?:y|ies)|loans?|funding|funds?|grants?|insurance|customers?|bookings?|your listing|providers?|suppliers?|investors?|incubator|accelerator|start-?ups?',
  'zimmer|\\w*wohnung\\w*|wohnheim\\w*|wg|zuhause|hunde?|katze\\w*|forderung|darlehen|versicherung\\w*|registrierung|lieferant\\w*|partner\\w*|als mandant\\w*|mandantenbewerbung|gewerbe',
  "chambres?|logements?|colocation|appartement|t[1-5]|familles? d'accueil|chiens?|chats?|prets?|credits?|financements?|assurances?|fournisseurs?|incubateur",
  'habitacion|vivienda|piso|perros?|gatos?|prestamo|financiacion|seguro de|(?:del|un) seguro|proveedor\\w*|incubadora|aceleradora|afiliad\\w*',
  'quarto|apartamento|moradia|casa de|adocao|adotar|caes|cao|emprestimo|financiamento|fornecedor\\w*|parceri\\w*|parceir\\w*',
  'stanza|appartamento|posto letto|adozione|cani|gatt[oi]|prestito|finanzia\\w*|assicurazione|fornitor[ei]|collaborazioni|incubatore|iscrizione',
  'kamer|huis|woning|hond|kat|lening|subsidie|verzekering|leverancier\\w*|aanvraag|reservering',
  // schools
  'schools?|courses?|degrees?|semesters?|scholarships?|fellowships?|awards?|prizes?|bootcamps?|program(?:me)?s?|academ(?:y|ies)|cohort',
  'schule|klasse|kurs|studium|studien\\w*|austausch(?:jahr|programm)\\w*|stipendi\\w*|akademie|zulassung\\w*',
  'ecole|classe|ce cours|formations?|licence|master|bourses?|academie',
  'escuela|colegio|clase|curso|becas?|premio|academi\\w*|programa',
  'escola|bolsas? de estudo',
  'scuola|(?:al|il|un) master|corso|corsi|borsa|collegio|accademia|programma',
  'klas|cursus|opleiding\\w*|beurs',
)

/** Introduces what was applied for: `your application as`, `candidatura per`. */
const APPLIED_FOR =
  /\b(?:application|applied|apply|applying|bewerbung|beworben|candidature|postul\w+|candidat\w+|solicitud|sollicitatie|gesolliciteerd|aanmelding)\b[^.!?\n]{0,24}?\b(?:as|for|to|to join|als|zur|zum|fur|um|beim|comme|pour|de|a|au|aux|como|para|al|per|come|di|alla|voor|op|bij)\b (?:an? |the |our |die |den |das |der |de |la |le |les |el |il |l'|een |het )?["'«»\u201c\u201e]?([^.,;:!?\n"'«»]{3,40})/g

/** What was applied for, with and without the words before it. */
const listAppliedFor = (text: string) =>
  [...text.matchAll(APPLIED_FOR)].map(([whole, what = '']) => ({ whole, what: what.trim() }))

/** Whether a mail mentions something else that people apply for in the same words. */
export const namesOther = memoizeByObject(({ whole }: AnalysedMail): boolean =>
  NOT_WORK.test(whole),
)

/** Whether a mail mentions work, so that `application` means one for a job. */
export const namesWork = memoizeByObject(
  (analysed: AnalysedMail): boolean =>
    WORK.test(analysed.whole) ||
    (!namesOther(analysed) && appliesForRole(analysed.title, analysed.whole)),
)

const appliesForRole = (title: string, text: string): boolean =>
  !NOT_HIRED.test(text) &&
  (soundsLikeRole(title.replace(/[.!?]+$/, '')) ||
    listAppliedFor(text).some(({ what }) => soundsLikeRole(what)))

/** Parents, patients and visa applicants are also invited to interviews. */
const TALKS = /\b(?:interview\w*|entretiens?|entrevistas?|colloqui\w*)\b/g

/** Whether a mail mentions work other than by the word "interview". */
export function namesWorkBesideTalk(analysed: AnalysedMail): boolean {
  const text = analysed.whole.replaceAll(TALKS, '')
  const title = analysed.title.toLowerCase().replaceAll(TALKS, '')
  return WORK.test(text) || (!NOT_WORK.test(text) && appliesForRole(title, text))
}

/** Whether a club, a flat or another thing that is not work was applied for. */
export const isForOther = (text: string): boolean =>
  listAppliedFor(text).some(
    ({ whole, what }) => NOT_WORK.test(whole) && !WORK.test(what) && !soundsLikeRole(what),
  )

/** Words about selecting applicants that are rarely used for homes, clubs and stages. */
const HIRING_TALK = any(
  '(?:other|another|more|stronger|many|better|qualified|several|different) (?:\\w+ ){0,2}(?:candidates?|applicants?)|(?:hiring|talent|people|recruiting) (?:team|manager)|qualifications?|your (?:skills?|background|experience|expertise|candidacy)|skill ?sets?|shortlist\\w*|human resources|phone screen',
  '(?:ander|weiter|viel|besser|geeignet|passend)\\w* (?:\\w+ ){0,2}(?:bewerber|kandidat)\\w*|mitbewerber\\w*|engere\\w* (?:aus)?wahl|auswahl(?:verfahren|prozess)\\w*|qualifi\\w+|kenntnisse|\\w*erfahrung\\w*|beruflich\\w*|werdegang|zusammenarbeit mit (?:ihnen|dir)|bewerbungs\\w+|einstellung|einstellen|eingestellt',
  "(?:d'autres|un autre|une autre|autres|plusieurs|nombreuses|aux autres) (?:\\w+ ){0,2}(?:candidat\\w*|profils?)|competences|qualifications?|(?:votre|ton) (?:experience|parcours|profil)|(?:parcours|avenir|projets?|recherches?) professionnel\\w*|equipe rh|service rh|recherche d'emploi",
  '(?:otr[oa]s?|vari[oa]s|much[oa]s) (?:\\w+ ){0,2}(?:candidat\\w+|perfil\\w*|postulantes?|aspirantes?)|competencias|(?:tu|su) (?:experiencia|trayectoria|perfil|hoja de vida)|(?:trayectoria|futuro|carrera|exitos?) profesional\\w*|proceso de seleccion|hoja de vida',
  '(?:outr[oa]s?|vari[oa]s|muit[oa]s) (?:\\w+ ){0,2}(?:candidat\\w+|perfi[ls]\\w*)|competencias|(?:sua|tua|seu|teu) (?:experiencia|trajetoria|perfil|percurso)|(?:carreira|futuro|percurso|trajetoria) profissional\\w*|processo (?:seletivo|de (?:selecao|recrutamento))',
  '(?:altr[oiae]|diversi|molti) (?:\\w+ ){0,2}(?:candidat\\w+|profil[oi])|competenze|(?:tua|sua|tuo|suo) (?:esperienza|profilo|percorso|figura professionale)|(?:percorso|futuro|opportunita|crescita) professional\\w*|processo di selezione',
  '(?:ander|meer|veel)\\w* (?:\\w+ ){0,2}(?:kandida\\w+|sollicitant\\w*)|vaardigheden|(?:je|jouw|uw) (?:ervaring|profiel|achtergrond)|(?:loopbaan|carriere)|selectieprocedure',
)

/** Whether a mail is worded like an employer's, even if it mentions no work. */
export const soundsLikeHiring = memoizeByObject(({ whole }: AnalysedMail): boolean =>
  HIRING_TALK.test(whole),
)

/** Whether a mail is about a home, a loan, a place to study or the like rather than a job. */
export const isOtherTopic = (text: string, sender: string): boolean =>
  (OTHER_TOPIC.test(text) && !AT_WORK.test(text)) ||
  (HOUSING.test(`${text} ${sender}`) && !JOB.test(text)) ||
  (JOINED.test(text) && !JOB.test(text)) ||
  (MET.test(text) && !HIRED.test(text)) ||
  POSTED.test(text) ||
  REQUESTED.test(text)
