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
  'convocatoria de ayudas|becas?|estudios|mestrado|licenciatura|bolsa de estudo|universitari\\w+|borsa di studio|studiebeurs',
  // calls, contests and stores
  '(?:our|the|closed|open) beta|beta (?:test|program)\\w*|cfp|talk proposal|accelerator|your startup|founders|manuscripts?|your (?:talk|paper|abstract|manuscript|story|app|pull request)|app version|conference|contest',
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

/** Whether a mail is about a home, a loan, a place to study or the like rather than about work. */
export const isElsewhere = (text: string, sender: string): boolean =>
  (ELSEWHERE.test(text) && !AT_WORK.test(text)) ||
  (HOUSING.test(`${text} ${sender}`) && !JOB.test(text))
