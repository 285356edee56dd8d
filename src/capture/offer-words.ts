/** Joins words that are matched as whole words in any script. */
const words = (...sources: string[]) => `(?<!\\p{L})(?:${sources.join('|')})(?!\\p{L})`

const CALLS = words(
  String.raw`(?:open|new) (?:role|position|vacancy)|(?:position|post|vacancy|role|job) (?:available|open)|(?:look|search|hir|seek|recruit|advertis)ing(?: for)?|(?:in )?(?:need|search) of|seeks?|needs?|recruits?|hires?|(?:vacancy|opening|position|room|place|spot) (?:for|of|as)|wanted|after an?|join (?:us|(?:our|the) [\w ]{3,20}) as|to appoint|appointing|(?:take|taking) the helm as|to work as`,
  String.raw`such(?:en|t)|gesucht|brauch(?:en|t)|Verstärkung|(?:stellen|stellt)\s.{0,40}\sein|zu besetzen|(?:Platz|Stelle) (?:für|als)|(?:kommst? )?zu uns als`,
  String.raw`(?:recherch|recrut|cherch|embauch)(?:ons|e|ent)|besoin d|poste d|offre un poste|met(?:tons|tent)? au concours|(?:une )?place (?:pour|de)`,
  String.raw`(?:busca|solicita|necesita|incorpora|contrata|selecciona|precisa|requiere|requeri)(?:mos|n)?|(?:vacante|puesto|plaza) de|(?:vacante|oferta|lugar) para|búsqueda de|sumar(?:emos)? a`,
  String.raw`(?:procura|busca|contrata|recruta|seleciona|precisa|admit)(?:mos|m|e|-se)?|vagas? (?:abertas? )?(?:para|de)|oportunidade (?:para|de)`,
  String.raw`(?:ri)?cerc(?:a|hiamo|ano|asi)|seleziona(?:mo|no)?|assum(?:e|iamo|ono)|posizione di|figur[ae] (?:di|professional[ei])`,
  String.raw`zoek(?:en|t)?|op zoek naar|gezocht|vacature (?:voor|als)|(?:plek|plaats|ruimte) voor`,
  String.raw`szuka(?:my)?|poszuku(?:je|jemy)|zatrudni(?:my)?|rekrutuje(?:my)?|na stanowisko`,
  String.raw`hledá(?:me)?|přijm(?:e|eme)|nabírá(?:me)?|obsazuje(?:me)?|na pozici`,
  String.raw`söke[rs]|søge[rs]|søke[rs]|anställ(?:a|er)|ansætte[rs]?|ansette[rs]?|rekryterar|rekrutterer|behöver|mangler|leder efter|trenger`,
)

/** The end of a sentence that calls for the position after it: `For our clinic we seek a`. */
export const CALL = new RegExp(`${CALLS}[^.!?]{0,90}$`, 'iu')

const ARTICLE = String.raw`(?:an?|the|eine?[*:_/(]?-?(?:n|r|en)?\)?(?:\s(?:oder|/)\seine[nr]?)?|eine?[nr]?|un[·./(*]?-?(?:e|a)\)?|une?|un\(e\)|un[ao]?|uma?|een|en|ett?|n[oa]sz\w*)\s+`
/** Articles with which a position is not named by itself: `A Level Teacher`. */
const OWN_ARTICLE = String.raw`(?:eine?[*:_/(]-?(?:n|r|en)\)?|un[·./(*]-?(?:e|a)\)?|eine?[nr]?|une?|un\(e\)|un[ao]|uma?|een)\s+`
/** Calls that are followed by the position at once. */
const DIRECT = words(
  String.raw`we(?:['’]re| are) (?:hiring|looking for)|wir suchen|nous (?:recrutons|recherchons)|buscamos|se busca|procura-se`,
  String.raw`cerchiamo|cercasi|(?:we|wij) zoeken|szukamy|zatrudnimy|hledáme|vi (?:söker|søger|søker)`,
)
/** A call in a position's own line: `Now hiring: Cook`, `Vi søger en køkkenleder`. */
export const CALLED_LINE = new RegExp(
  String.raw`^(?:.{0,60}${CALLS}(?:\s*:\s*(?:${ARTICLE})?|\s+${ARTICLE})|${DIRECT}\s+(?:${ARTICLE})?|${OWN_ARTICLE})(?=\p{L}{3})`,
  'iu',
)

/** The documents and acts of an application, as named in a sentence. */
export const NAMES_APPLICATION = new RegExp(
  words(
    String.raw`CVs?|résumés?|(?:a|your) resume|cover letter|to apply|apply (?:by|via|through|at|with)|(?:your|the|an) application|applications (?:to|by|are|should|close)`,
    String.raw`Lebenslauf|Bewerbung(?:en|sunterlagen|smappe)?|bewerben|bewirb|melden? (?:sie sich|dich)|bitte melden`,
    String.raw`candidatures?|lettre de motivation|postule[rz]?`,
    String.raw`curr[ií]cul(?:um|o|os|a)|candidaturas?|carta de (?:apresentação|presentación|motivación)|hoja de vida`,
    String.raw`candidatar[ei]|candidati|lettera di presentazione`,
    String.raw`sollicit(?:eren|eer|atie|aties)|motivatiebrief`,
    String.raw`życiorys|aplikacj[aeęi]|list motywacyjny|aplikuj`,
    String.raw`životopis(?:em|y)?|motivační dopis`,
    String.raw`ansökan|ansök|personligt brev|ansøgning(?:en)?|ansøg|søknad(?:en)?`,
  ),
  'iu',
)

/** The conditions of employment: pay, hours, contract and start. */
export const CONDITIONS = [
  /[€$£]\s?\d[\d.,’']*\s?k?\b|\d\s?(?:€|eur|chf|kč|zł|kr)(?!\p{L})|\b(?:gehalt|lohn|entgelt|vergütung|salaire|rémunération|salario|sueldo|retribución|remuneração|salário|retribuzione|stipendio|salaris|wynagrodzenie|mzda|plat|lön|løn|lønn|salary|wage|pay|remuneration)(?!\p{L})/iu,
  /\d\s?(?:%|h|hrs?|hours?|std\.?|stunden|heures|horas|ore|uur|uren|godz\w*|hodin|timmar|timer)(?!\p{L})|(?:full|part)[- ]?time|vollzeit|teilzeit|temps (?:plein|partiel)|(?:tiempo|jornada) (?:completa?|parcial)|tempo (?:pieno|integral|parcial|parziale)|voltijd|deeltijd|pełny etat|úvazek|heltid|deltid/iu,
  /(?<!\p{L})(?:un)?befristet|(?<!\p{L})(?:permanent|fixed[- ]term|maternity cover|cdi|cdd|intérim|alternance|indefinid[oa]|contrato|contratto|(?:in)?determinato|vaste aanstelling|umowa|smlouva|tillsvidare|fastansættelse)(?!\p{L})/iu,
  /(?<!\p{L})(?:ab sofort|nächstmöglich\p{L}*|eintritt|start date|immediate(?:ly)? start|prise de poste|dès que possible|incorporación inmediata|início imediato|inizio|per direct|od zaraz|nástup|tillträde|tiltrædelse|starts? (?:as soon|in|on))(?!\p{L})/iu,
  /\d\s?(?:(?:working |paid )?days?(?:['’])? (?:of )?(?:annual |paid )?(?:holidays?|leave|off|vacation)|tage urlaub|urlaubstage|wochen (?:ferien|urlaub)|(?:jours|semaines) de congés|días (?:laborables )?de vacaciones|dias de férias|giorni di ferie|vakantiedagen|dni urlopu|dn[íůy] dovolené|týdnů dovolené|(?:dagar|veckors) semester|semesterdagar|ugers ferie|feriedage|uker ferie)(?!\p{L})/iu,
]

/** Names of sections and slogans under which companies offer work, also in addresses. */
export const HIRING = new RegExp(
  words(
    String.raw`jobs?|careers?|vacanc(?:y|ies)|employment|(?:job |work )?opportunit(?:y|ies)|openings|recruit(?:ing|ment)|(?:we(?:['’]re| are|re)|now) hiring|hiring|join(?: us| our team|(?= ?(?:$|[|–—-])))|work (?:with|for|at) us|work here|help wanted|wanted|work on (?:the|our)|come and (?:work|cook|teach|bake|build|grow)`,
    String.raw`karriere|stellen(?:angebote?|anzeigen?|ausschreibung(?:en)?|markt)?|jobangebote?|arbeiten bei|mitarbeit|wir suchen(?: dich| sie)?|(?:dich|sie) gesucht|gesucht|(?:unser\w*|dein) team|verstärkung`,
    String.raw`carri[eè]res?|emplois?|recrut\w*|offres? d['’ ]emploi|(?:nous )?rejoindre|rejoign\w+|rejoins|travailler (?:chez|avec)|on embauche`,
    String.raw`empleos?|trabaj[ao] con nosotros|bolsa de (?:trabajo|empleo)|ofertas? de (?:empleo|trabajo)|vacantes?|únete|unete|contratamos|buscamos|s[uú]mate|nuestro equipo|b[uú]squedas?(?: \p{L}{1,12})?`,
    String.raw`vagas?|carreiras?|trabalhe (?:connosco|conosco|na|no)|trabalhar (?:connosco|na|no)|recrutamento|oportunidades?|junta te|junte se|emprego`,
    String.raw`lavora(?:re)? (?:con noi|in|per|da noi)|ricerca (?:di )?personale|ricerca|selezione|posizioni aperte|offert[ae] di lavoro|cerchiamo|cercasi|unisciti|entra (?:nel|in) \w+`,
    String.raw`vacatures?|werken (?:bij|voor|aan)|kom (?:bij|werken)|gezocht|wij zoeken|(?:ons|het) team`,
    String.raw`karier[ay]|praca|oferty pracy|dołącz|dolacz|szukamy|zatrudnimy|rekrutacja`,
    String.raw`kariéra|kariera|volná? (?:místa|mista|pozice)|volne (?:mista|pozice)|práce|nabídka práce|přidej(?:te)? se|hledáme|hledame|pracuj(?:te)? u nás`,
    String.raw`lediga? (?:jobb|tjänster|tjanster)|jobba|jobb|karriär|karriar|bli en av oss|vi söker|vi rekryterar`,
    String.raw`kariyer|açık pozisyonlar|iş (?:ilan(?:ı|ları)|fırsatları)|bize katıl\p{L}*`,
    String.raw`καριέρ\p{L}*|θέσ(?:η|εις) εργασίας|cariere|locuri de muncă|rekry\p{L}*|avoimet työpaikat|állás\p{L}*|karrier|вакансі[яії]|ваканси[яи]|карьера|кар’єра|karjera|karjäär|zaposlitev|zapošljavanje`,
    String.raw`ledige? (?:stillinger?|jobs?)|stillinger?|karriere|bliv en del|vi søger|vi soger|vi søker|jobb hos`,
  ),
  'iu',
)

/** Words with which a heading addresses somebody, or names what a job offers. */
export const ADDRESSED =
  /(?<!\p{L})(?:we|you|us|our|your|wir|sie|du|dich|dir|uns|unser\w*|dein\w*|ihr\w*|nous|vous|tu|notre|nos|votre|vos|te|noi|nosotros|ons|onze|wij|jij|je|jouw|vi|dig|dit|my|wy|nas|the|das|der|die|benefits|extras|pay|package|offer|salary|hours|gehalt|arbeitszeit|start|how|what|why|was|wie|où|wo|cosa|qué|wat)(?!\p{L})|[:?!]/iu
