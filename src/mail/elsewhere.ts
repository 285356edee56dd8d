import { soundsLikeRole } from '../capture/roles.ts'

const any = (...words: readonly string[]) => new RegExp(String.raw`\b(?:${words.join('|')})\b`)

/** What else people apply for, order, enter and claim, and are refused in the same words. */
const ELSEWHERE = any(
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

/** People apply for a home, too, and those who do are called candidates. */
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

/** An employer's own job advertisement that a portal rejected. */
const POSTED = any(
  'your (?:job|vacancy) (?:post(?:ing)?|ad|advert|offer|listing)s? (?:\\w+ ){0,4}(?:rejected|declined|refused|not approved)',
  '(?:ihre?|deine?) (?:stellenanzeige|stellenangebot|stelleninserat)\\b[^.]{0,60}(?:abgelehnt|nicht freigegeben)',
  "votre (?:offre d'emploi|annonce)\\b[^.]{0,60}(?:refuse|rejete)e",
  '(?:tu|su|siguiente) oferta\\b[^.]{0,60}rechazada',
  '(?:sua|tua) (?:oferta de emprego|vaga)\\b[^.]{0,60}(?:rejeitad|recusad)a',
  '(?:tua|sua|vostra) offerta di lavoro\\b[^.]{0,60}(?:rifiutat|respint)a',
  '(?:uw|je|jouw) vacature\\b[^.]{0,60}(?:afgekeurd|geweigerd|afgewezen)',
)

/** Requests of employees, such as leave, and bids of companies. */
const REQUESTED = any(
  '(?:request|application|applied|apply|applying) for (?:\\w+ )?(?:leave|time off|(?:a )?(?:pay |salary )?(?:raise|rise|increase)|(?:flexible|remote|home) work\\w*|transfer|membership|visa|permit|licen[cs]e|grant|refund)|leave request|your (?:bid|tender|quote|quotation)',
  'antrag auf (?:\\w+ )?(?:elternzeit|urlaub|homeoffice|teilzeit|bildungsurlaub|versetzung|mitgliedschaft)|urlaubsantrag|gehaltserhohung|vergabeverfahren|bieter\\w*',
  "(?:demande|dossier) (?:de |d')(?:conges?|teletravail|augmentation|mutation|formation|rupture|derogation|visa|titre de sejour|location|aide|adhesion|devis)|rupture conventionnelle|appel d'offres|marche public|votre devis",
  'solicitud de (?:vacaciones|permiso|teletrabajo|aumento|excedencia|traslado|visado|ayuda|admision|afiliacion)|licitacion|(?:tu|su) presupuesto',
  'pedido de (?:ferias|licenca|aumento|transferencia|teletrabalho|visto|adesao)|licitacao|(?:seu|teu) orcamento',
  'richiesta di (?:ferie|permesso|aumento|trasferimento|congedo|smart working|visto|adesione)|gara d.appalto',
  '(?:aanvraag|verzoek) (?:voor|om) (?:\\w+ )?(?:verlof|thuiswerk\\w*|salarisverhoging|overplaatsing|lidmaatschap)|verlofaanvraag|aanbesteding|(?:uw|je) offerte',
)

/** Who interviews for a paper, a broadcast or a study. */
const PRESS = any(
  'podcasts?|our (?:readers|listeners)|(?:magazine|newspaper|radio) (?:article|feature|show)?|i (?:write|report) for|i host|(?:research|user) (?:study|interview)|fur (?:eine|unsere) (?:studie|zeitung|sendung)|dissertation|reportage\\w*|emission de radio|mon livre|reportaje|periodista|tesis|la revista|jornalista|reportagem|sobre o seu livro|giornale|giornalista|intervistar\\w*|wijkblad|de krant|voor ons blad',
)
const HIRED =
  /\b(?:positions?|roles?|jobs?|vacanc\w+|appl(?:y|ied|ication)\w*|\w*stelle|bewerb\w*|poste|candidat\w*|recrut\w*|puesto|vacante|empleo|vaga|emprego|posizione|functie|vacature|sollicit\w*|cv|resume)\b/

/** What is said of work, and hardly of members, tenants or customers. */
const WORK = any(
  'positions?|roles?|jobs?|vacanc\\w+|hir(?:e|ed|ing)|recruit\\w*|interview(?:s|ed|ing|ers?)?|resumes?|cvs?|careers?|employ\\w*|candidacy|internships?|interns?|apprentice\\w*|salary|shifts?|coworkers?|colleagues?',
  '(?:\\w+)?stellen?|job\\w*|vorstellungsgesprach\\w*|bewerbungs(?:gesprach|unterlagen|verfahren|prozess|mappe)\\w*|lebenslauf|karriere\\w*|prakti(?:kum|ka|kant)\\w*|azubis?|ausbildungsplatz\\w*|werkstudent\\w*|arbeitgeber\\w*|mitarbeit\\w*|tatigkeit|vakanz\\w*|gehalt\\w*|personalabteilung|schicht\\w*|probearbeit\\w*',
  '(?:au|le|du|ce|un|vos|les|des|de) postes?|emplois?|recrut\\w*|embauch\\w*|alternance|apprentissage|entretiens?|employeurs?|salaire|(?:un|le|ce|au|du|votre|de|en) stages?|cdi|cdd|carrieres?|ressources humaines|(?:la|cette|une|de|votre|les|deux) missions?',
  'vacantes?|empleos?|empleador\\w*|seleccion de personal|proceso de seleccion|entrevistas?|reclut\\w*|curriculum|practicas|sueldo|trabajar\\w*|(?<!\\b[ts]u )trabajo|recursos humanos|rrhh|turnos?|contratar(?:te|le)|(?:el|al|del|un|este) puesto',
  'vagas?|emprego\\w*|recrut\\w+|processo seletivo|curriculo\\w*|estagio\\w*|empregador\\w*|trabalhar\\w*|trabalhador\\w*|recursos humanos|banco de talentos|turno',
  'posizion[ei]|lavorar\\w*|(?<!\\b[ts]uo )lavoro|colloqui\\w*|assunzion\\w+|assumere|curriculum|tirocini\\w*|stipendio|risorse umane|selezione del personale',
  'functies?|vacatures?|sollicit\\w*|banen|baan|werkgevers?|werkplek|stageplek|dienstverband|werving|salaris|(?:deze|nacht|dag|zaterdag)[ -]?dienst|een stage|je stage',
)

/** Those whom platforms, markets and clubs call so are not hired. */
const NOT_HIRED =
  /\b(?:partner\w*|seller|vendedora?|verkauferin auf|aussteller\w*|exposants?|traders?|members?|mitglied\w*|socios?|mentor\w*|ambass?ad\w*|volunteer\w*|moderat\w*|server)\b/

/** Whether a mail says that it is about work, so that `application` means one for a job. */
export const namesWork = (title: string, text: string): boolean =>
  WORK.test(text) || (soundsLikeRole(title.replace(/[.!?]+$/, '')) && !NOT_HIRED.test(text))

/** Whether a mail is about a home, a loan, a place to study or the like rather than about work. */
export const isElsewhere = (text: string, sender: string): boolean =>
  (ELSEWHERE.test(text) && !AT_WORK.test(text)) ||
  (HOUSING.test(`${text} ${sender}`) && !JOB.test(text)) ||
  (JOINED.test(text) && !JOB.test(text)) ||
  (PRESS.test(text) && !HIRED.test(text)) ||
  POSTED.test(text) ||
  REQUESTED.test(text)
