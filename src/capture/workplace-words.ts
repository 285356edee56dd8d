// How postings say in sentences where the work is done, and where the company is.

/** A town in a sentence, with its region. */
export const TOWN = String.raw`(?<place>\p{Lu}[\p{L}’'. -]+(?:,\s*\p{Lu}[\p{L}’'. -]+)?)`

/** Sentences about where the work is done. */
export const WORK = [
  String.raw`\b(?:position|role|job|post|office|team|lab|laborator(?:y|ies)|labs|stelle|poste|puesto|[Yy]ou|candidate|appointed|appointee|postholder)\b[^.]{0,40}?\b(?:is|are|be|ist|est)?\s*(?:co-)?(?:based|located|situated|basée?|ubicad[oa])\s+(?:in|at|on|à|en)\s+(?:our\s+|the\s+)?(?:(?:very\s+)?(?:heart|cent(?:er|re))\s+of\s+)?${TOWN}`,
  // In our office in Leeds, in many languages.
  String.raw`\b(?:[Oo]ur|[Uu]nser\w*|[Nn]os|[Nn]otre|[Oo]ns|[Oo]nze|nuestra|nostra|nosso|vår|vores|vårt|naš\p{L}*|nasz\p{L}*)\s+(?:\p{L}+\s+)?(?:offices?|site|[Bb]üro|[Ss]tandort|bureaux?|kantoor|oficinas?|sede|escritório|kontor|biurze|kanceláři?)\s+(?:in|at|à|en|em|a|i|w|v)\s+${TOWN}`,
  String.raw`\b[Oo]ur\s+${TOWN}\s+(?:offices?|studio|site|location|plant|store|shop|restaurant|kitchen|bakery|yard|boatyard|workshop|garage|clinic|surgery|practice|school|farm|pub|branch|depot|warehouse|showroom|salon|brewery)\b`,
  String.raw`\b(?:in|at|from)\s+the\s+${TOWN}\s+office\b`,
  String.raw`(?<!\p{L})(?:recrute|recrutons|recherche|recherchons|sucht|suchen|zoekt|zoeken|busca|buscamos|cerca|cerchiamo|procura|söker|søger|hiring|recruiting)\s+(?:à|in|en|a|em|i|te)\s+${TOWN}`,
  String.raw`(?:Sede di lavoro|Luogo di lavoro|Lieu de travail|Arbeitsort|Einsatzort|Dienstort|Lugar de trabajo|Local de trabalho|Standplaats|Place of work|Work location|Místo výkonu práce|Miejsce pracy|Arbetsort|Arbejdssted|Arbeidssted)\s*:\s*${TOWN}`,
  String.raw`\sdi\s+(?<place>\p{Lu}[\p{L}’']+(?:\s\p{L}[\p{L}’']+){0,3})(?=\s\(\p{Lu}{2}\))`,
  String.raw`\b(?:Dienstort|Arbeitsort|Einsatzort)\s+(?:ist|sind)\s+${TOWN}`,
  String.raw`\bTrabajar(?:ás|á)\s+(?:[\p{Ll}\s]{0,30}\s)?en\s+${TOWN}`,
  String.raw`\b[Pp]rise de poste\b[^.]{0,40}\sà\s+${TOWN}`,
  String.raw`\b(?:in the heart of|just outside|im Herzen (?:von|der)|au cœur de|en el corazón de|nel cuore di|in het hart van|in hartje|i hjertet af|i hjärtat av|no coração de)\s+${TOWN}`,
  String.raw`\b(?:spot|place|room|vacancy|opening)\s+in\s+our\s[^.]{0,60}\sin\s+${TOWN}`,
  String.raw`\b(?:[Oo]ffice|[Bb]üro|[Bb]ureau|[Kk]antoor|[Oo]ficina|[Uu]fficio|[Ee]scritório|[Bb]iurze)(?:\s+space)?\s+(?:in|à|en|a|em|w)\s+(?:downtown\s+|central\s+)?${TOWN}`,
  String.raw`\b[Jj]oin\s+(?:our|the)\s+(?:\p{L}+\s+){0,3}team\s+in\s+${TOWN}`,
  String.raw`\b(?:[Uu]nser\w*|das|dem)\s+(?:\p{Ll}+\s+){0,2}Team\s+in\s+${TOWN}`,
  String.raw`\b(?:[Ww]e(?:['’]re| are)\s+)?[Hh]iring\s+in\s+${TOWN}`,
  // The office is in Odense, in Danish, Norwegian and Swedish.
  String.raw`\b(?:[Kk]ontor\w*|[Aa]rbejdspladsen|[Aa]rbeidsplassen|[Aa]rbetsplatsen)\s+(?:ligger|er|är)\s+(?:\p{Ll}+\s+)?(?:i|på)\s+${TOWN}`,
  String.raw`^(?:[Ff]ür|[Aa]m|[Aa]n)?\s*(?:[Uu]nser\w*\s+)?(?:den\s+)?Standort\s+(?:in\s+)?${TOWN}`,
  String.raw`\b(?:[Uu]nser\w*|[Aa]m|de[mns])\s+(?:\p{Ll}+\s+)?(?:Standorte?s?|Werk|Haus|Campus)\s+${TOWN}`,
  String.raw`\b(?:[Ii]m|[Ff]ür\s+den)\s+(?:[Gg]roß)?[Rr]aum\s+(?<place>\p{Lu}[\p{L}-]+(?:\s?/\s?\p{Lu}[\p{L}-]+)*)`,
].map((source) => new RegExp(source, 'u'))

/** Places of work, and the words between them and their town, by language. */
const WORKPLACES: readonly (readonly [nouns: string, before: string])[] = [
  [
    '(?<!\\p{L})(?:offices?|studio|site|plant|factory|mill|store|shop|branch|clinic|practice|surgery|school|campus|workshop|warehouse|depot|kitchen|restaurant|café|hotel|lab|laboratory|bakery|brewery|farm|nursery|yard|showroom|salon|library|garage|hub|cent(?:re|er)|base|premises)',
    '(?:in|at|near)\\s',
  ],
  [
    '(?:büros?|standorte?s?|werke?s?|filialen?|niederlassung|praxis|werkstatt|backstube|klinik|haus|lager|restaurant|betrieb|zentrale|geschäftsstelle|laden|geschäft|apotheke|kanzlei|hotel|küche|schule|kita|labor|hof|studio|atelier|agentur|objekte?n?|baustellen?|wohngruppen?|einrichtung(?:en)?|kindergarten|pflegeheim|seniorenheim|redaktion|tierheim|kirchengemeinde|pfarrei)',
    '(?:in|bei)\\s',
  ],
  [
    '(?<!\\p{L})(?:agence|bureaux?|site|magasin|atelier|usine|boutique|établissement|centre|restaurant|cabinet|clinique|dépôt|entrepôt|équipe|ferme|hôtel|antenne|laboratoire|fournil|succursale|plateforme)',
    "(?:de\\s|d['’]|à\\s|sur\\s|situé\\w*\\sà\\s|basé\\w*\\sà\\s)",
  ],
  [
    '(?<!\\p{L})(?:oficinas?|sucursal|tienda|planta|fábrica|centro|hotel|clínica|taller|restaurante|almacén|obrador|delegación|nave|finca|equipo)',
    '(?:de|en)\\s',
  ],
  [
    '(?<!\\p{L})(?:escritórios?|loja|fábrica|unidade|polo|equipa|equipe|restaurante|clínica|oficina|armazém|delegação|filial|obra|quinta|hotel|padaria)',
    '(?:de|d[oa]|em|n[oa])\\s',
  ],
  [
    '(?<!\\p{L})(?:uffici?o?|stabilimento|negozio|filiale|magazzino|laboratorio|cantiere|ristorante|officina|punto vendita|cantina|hotel|struttura|agenzia|studio|clinica|forno|sede operativa)',
    '(?:di|a|in)\\s',
  ],
  [
    '(?:vestiging|kantoor|filiaal|winkel|werkplaats|locatie|magazijn|fabriek|praktijk|keuken|restaurant|bakkerij|studio|showroom|apotheek|atelier|depot)',
    '(?:in|te)\\s',
  ],
  [
    '(?<!\\p{L})(?:biurz?e?|biura|oddzia\\p{L}+|zakła\\p{L}+|sklep\\p{L}*|magazyn\\p{L}*|fabry\\p{L}+|restauracj\\p{L}+|warszta\\p{L}+|salon\\p{L}*|przychodni|klinice)',
    'we?\\s',
  ],
  [
    '(?<!\\p{L})(?:poboč\\p{L}+|kancelář\\p{L}*|závod\\p{L}*|provozovn\\p{L}+|prodejn\\p{L}+|díln\\p{L}+|sklad\\p{L}*|restaurac\\p{L}+|ordinac\\p{L}+|centrál\\p{L}+)',
    've?\\s',
  ],
  [
    '(?:kontor(?:et)?|butik(?:ke)?n?|butiken|verkstad(?:en)?|v[æe]rksted(?:et)?|verksted(?:et)?|fabrik(?:ke)?n?|fabriken|anläggning(?:en)?|af?deling(?:en)?|avdeling(?:en)?|lager(?:et)?|lagret|restaurang(?:en)?|restaurant(?:en)?|klinik(?:ke)?n?|kliniken|kök(?:et)?|køkken(?:et)?|depå(?:n)?|gård(?:en)?|bageri(?:et)?|snickeri(?:et)?)',
    '(?:i|på)\\s',
  ],
]
/** A place of work, up to its town. */
export const AT_WORKPLACE = new RegExp(
  WORKPLACES.map(([nouns, before]) => `${nouns}\\s${before}`).join('|'),
  'giu',
)
const LOWER = String.raw`[^.!?]{0,80}?\b`
/** Where the company is located, in many languages; the work is probably there. */
export const SEATS = [
  String.raw`\b(?:[Ww]e|\p{Lu}[\p{L}\p{N}]+)(?:['’”´ʼ]re| are| is|,)\s${LOWER}(?:based|headquartered|located|situated)\s+in\s+(?:the\s+heart\s+of\s+)?${TOWN}`,
  String.raw`\b(?:is|are)\s+home\s+to\s${LOWER}in\s+${TOWN}`,
  String.raw`(?<place>\p{Lu}[\p{L}’']+(?:[ -]\p{Lu}[\p{L}’']+)?)-based\s+(?:[\p{L}-]+\s+){0,4}(?:company|start-?up|agency|studio|firm|team|lab)\b`,
  String.raw`\b(?:mit Sitz|mit Hauptsitz|ansässig|gevestigd|con sede|sediada|avec siège|baserade?|beliggende|har kontor)\s+(?:in|en|a|em|à|i)\s+${TOWN}`,
  String.raw`(?<!\p{L})(?:firma|kompani(?:ja|a)|tvrtka|podjetje|společnost|spoločnosť|agencija|agencja|studio|startup|start-up|компания|компанія|компанија|фирма)\s+(?:iz|ze?|sa sedištem u|se sídlem ve?|so sídlom v|z siedzibą we?|з|із|из)\s+${TOWN}`,
  String.raw`\b(?:entreprise|agence|société|startup|start-up|équipe|nous sommes)\b${LOWER}(?:basée?s?|situés?|située?s?|implantée?s?|installée?s?)\s+(?:à|au cœur de)\s+${TOWN}`,
].map((source) => new RegExp(source, 'u'))
