import type { PageFacts } from './facts.ts'
import { isInSentence } from './in-sentence.ts'
import { type PageElement, type PageNode, readShortLine } from './page.ts'

/** Pictograms before a label: `📍 Location:`. */
const MARK = String.raw`(?:[\p{Extended_Pictographic}\uFE0F]+\s*)?`
const word = (names: string) => new RegExp(`^${MARK}(?:${names})\\s*[:：]?\\s*(?:\\*\\s*)?$`, 'iu')
const inline = (names: string) => new RegExp(`^${MARK}(?:${names})\\s*[:：]\\s*(.{2,120})$`, 'iu')

const PLACE_NAMES =
  'ubicació|lloc de (?:treball|feina)|localitat|població|municipi|centre de treball|localización|concello|lugar de traballo|kokapena|lantokia|lanlekua|розташування|горад|месца працы|қала|жұмыс орны|място на работа|мјесто рада|локација|mjesto|место на работа|vendndodhja|qyteti|vendi i punës|lokacioni|lokacija dela|város|locația|orașul|localitatea|çalışma şehri|עיר|מקום העבודה|موقع الوظيفة|موقعیت مکانی|استان|(?:कार्य ?)?स्थान|कार्यस्थल|शहर|কর্মস্থল|স্থান|অবস্থান|khu vực|kota|上班地址|城市|働く場所|근무지 위치|(?:ადგილ)?მდებარეობა|ქალაქი|სამუშაო ადგილი|ლოკაცია|(?:գտնվելու )?վայրը?|քաղաք|աշխատավայր|şəhər|iş yeri|məkan|shahar|ish joyi|байршил|ажлын байршил|darbo vietos adresas|tööpaik|työn sijainti|toimipaikka|työskentelypaikka|staðsetning|vinnustaður|starfsstöð|mahali|kituo cha kazi|einsatzgebiet|einsatzregion|arbeitsregion|lieu d.intervention|zona de trabajo|zona di lavoro|vestigingsplaats|werkgebied|anställningsort|arbetsplats|arbejdsplads|arbeidsplass|main location|hauptstandort|lieu principal|localidad principal|localidade(?: principal)?|çalışma yeri|iş yeri|işyeri|şehir|konum|lokasyon|địa điểm(?: làm việc)?|nơi làm việc|địa chỉ làm việc|lokasi(?: kerja| penempatan)?|penempatan|tempat kerja|τοποθεσία|περιοχή(?: εργασίας)?|τόπος εργασίας|έδρα|πόλη|mjesto rada|mesto rada|lokacija|kraj dela|kraj opravljanja dela|место рада|asukoht|töö asukoht|darba vieta|atrašanās vieta|pilsēta|darbo vieta|vietovė|miestas|근무 ?예정지|근무 ?장소|근무 ?지역|근무지 ?주소|근무 ?위치|工作地区|工作地區|工作区域|上班地点|所在城市|办公地点|工作地址|勤務エリア|勤務先|勤務先住所|สถานที่(?:ทำงาน|ปฏิบัติงาน)|จังหวัด|محل کار|شهر|موقع العمل|مقر العمل|מיקום העבודה|position location|role location|base location|work ?site|work ?place|where you will work|location of (?:the )?(?:job|position|role|work)|beschäftigungsort|tätigkeitsort|einsatzstandort|dein (?:arbeitsort|einsatzort|standort)|lieux? de travail|lieu d.affectation|lieu du poste|lieu d.exercice|lieu de stage|centro de trabajo|sede di riferimento|città|local da vaga|local de atuação|werkplek|vestiging|miasto|místo výkonu|pracoviště|helyszín|munkahely|localitate|paikkakunta|toimipiste|placeringsort|stationeringsort|tjenestested|lokation|место|локация|локація|град|населено място|местоположение|месторабота|city|town|location: ?city|job city|primary location|job site|office locations?|workplace|platser|ort\\/region|orașe?|місто|місце роботи|勤務地|就業場所|所在地|勤務場所|근무지|근무지역|근무위치|地点|地點|工作城市|工作地点|工作地點|上班地點|placering|arbejdssted|job locations?|work locations?|locations?|location\\(s\\)|place of work|based in|standorte?|arbeitsorte?|einsatzorte?|dienstort|ort|lieu|lieu de travail|lieu de mission|localisation|localité|ville|ubicación|localidad|lugar de trabajo|lugar|luogo|luogo di lavoro|sede|sede di lavoro|località|plaats|standplaats|locatie|werklocatie|localização|local|local de trabalho|cidade|miejsce pracy|lokalizacja|místo pracoviště|místo výkonu práce|lokalita|adresa|miesto práce|miesto výkonu práce|munkavégzés helye|arbetsort|ort|arbeidssted|sted|arbejdssted|sijainti|työpaikan sijainti|loc de muncă|locație|locatie|orașe?|место работы|город|duty station|kommun|kommune|gemeente|comune|municipio|concelho|obec|gmina|מיקום|מיקום המשרה|אזור|الموقع|مكان العمل|المدينة'
/** Labels that name a place of work only if no other label does. */
const SITE_NAMES =
  'адреса?|адрас|регион|регіон|мекенжай|địa chỉ|ünvan|manzil|хаяг|მისამართი|հասցե|adrese|grad|linn|지역|พื้นที่|where|wo|où|dónde|onde|dove|waar|gdzie|kde|var|hvor|office|depot|site|campus|store|niederlassung|filiale|betriebsstätte|agence|secteur(?: géographique)?|établissement|sucursal|tienda|loja|unidade|filial|concelho|stabilimento|punto vendita|filiaal|regio|oddział|rejon|pobočka|provozovna|region výkonu'
const COMPANY_NAMES =
  'entitat|organització|nom de l’empresa|enpresa|название компании|кампанія|наймальнік|жұмыс беруші|naziv (?:kompanije|poslodavca|firme|tvrtke)|работодавач|kompania|punëdhënësi|cégnév|vállalat|compania|εταιρία|kurum|[iİ]şveren|المؤسسة|کارفرما|سازمان|कंपनी(?: का नाम)?|संगठन|नियोक्ता|কোম্পানি|প্রতিষ্ঠান(?:ের নাম)?|syarikat|majikan|招聘公司|所属公司|雇用主|施設名|법인명|კომპანია|დამსაქმებელი|ორგანიზაცია|ընկերություն|կազմակերպություն|գործատու|şirkət(?:in adı)?|[iİ]şəgötürən|kompaniya|ish beruvchi|tashkilot|компани|байгууллага|ажил олгогч|asutus|organisaatio|fyrirtæki|vinnuveitandi|stofnun|kampuni|mwajiri|taasisi|şirket(?: adı)?|firma adı|işveren|công ty|tên công ty|nhà tuyển dụng|(?:nama )?perusahaan|εταιρεία|επωνυμία|εργοδότης|φορέας|poslodavac|tvrtka|kompanija|delodajalec|podjetje|naziv podjetja|послодавац|компанија|tööandja|ettevõte|darba devējs|uzņēmums|darbdavys|įmonė|기업명|업체명|기관명|사업장명|公司|公司名称|公司名稱|企业名称|用人单位|单位名称|招聘单位|雇主|法人名|事業所名|社名|募集企業|(?:ชื่อ)?บริษัท|หน่วยงาน|מעסיק|(?:نام )?شرکت|جهة التوظيف|صاحب العمل|фирма|работодател|організація|назва компанії|підприємство|организация|hiring (?:institution|agency|department|office|authority)|employing (?:agency|organi[sz]ation|authority|department)|agency name|host (?:organi[sz]ation|institution)|name of (?:the )?(?:company|employer|organi[sz]ation)|recruiter|advertiser|posted by|published by|offered by|firmenname|name des unternehmens|компанія|роботодавець|会社名|企業名|회사명|company|company name|employer|employer name|hiring company|hiring organi[sz]ation|organi[sz]ation|agency|department/agency|unternehmen|firma|behörde|dienststelle|einrichtung|arbeitgeber|arbeitgeber/in|entreprise|société|employeur|organisme|empresa|empleador|azienda|datore di lavoro|ente|bedrijf|werkgever|organisatie|entidade|empregador|pracodawca|společnost|zaměstnavatel|firma|spoločnosť|zamestnávateľ|arbetsgivare|företag|arbeidsgiver|bedrift|arbejdsgiver|virksomhed|yritys|työnantaja|cég(?: neve)?|munkáltató|companie|angajator|компания|работодатель|חברה|שם החברה|الشركة|اسم الشركة|جهة العمل'
const POSITION_NAMES =
  'càrrec|лауазымы?|pozita|pozicioni|pozíció|funcți[ae]|poziți[ae]|denumirea? post(?:ului)?|משרה|الوظيفة|اسم الوظيفة|عنوان شغل|पद(?: का नाम)?|पदनाम|পদ(?:ের নাম)?|jawatan|职务|求人タイトル|პოზიცია|ვაკანსია|თანამდებობა|պաշտոն|հաստիք|vəzifə|vakansiya|lavozim|албан тушаал|tehtävänimike|starfsheiti|names? of (?:the )?(?:posts?|positions?|jobs?|vacanc(?:y|ies))|post name|designation|pozisyon(?: adı)?|iş unvanı|unvan|vị trí(?: tuyển dụng| ứng tuyển)?|chức danh|(?:nama )?posisi|jabatan|θέση(?: εργασίας)?|τίτλος θέσης|ειδικότητα|(?:naziv )?radno(?:g)? mj?est[oa]|pozicija|(?:naziv )?delovn(?:o|ega) mest[oa]|радно место|ametikoht|ametinimetus|amats|amata nosaukums|vakance|pareigybė|모집 ?직종|모집 ?부문|모집 ?분야|채용 ?분야|채용 ?직무|직무명|포지션|职位|职位名称|岗位|岗位名称|招聘岗位|招聘职位|職位|職稱|職務名稱|職位名稱|職種名|募集ポジション|ポジション|ตำแหน่ง(?:งาน)?|عنوان شغلی|عنوان الوظيفة|المسمى|длъжност|позиция|вакансия|вакансія|позиція|posizione aperta|offene stelle|open position|poste à pourvoir|puesto vacante|wolne stanowisko|job posting title|posting title|vacancy title|vacancy name|job name|stellentitel|posição|посада|назва вакансії|stillingstittel|stillingsbetegnelse|職種|募集職種|position|position title|job title|title|role|vacancy|stelle|stellenbezeichnung|position/titel|poste|intitulé du poste|puesto|cargo|posizione|mansione|functie|vacature|função|stanowisko|pozice|název pozice|pozícia|befattning|stilling|tehtävä|munkakör|должность|שם המשרה|תפקיד|المسمى الوظيفي'
const TYPE_NAMES =
  'tipus de contracte|employment type|job type|type of employment|contract type|contract|working hours|schedule|beschäftigungsart|anstellungsart|arbeitszeit|vertragsart|type de contrat|contrat|temps de travail|tipo de contrato|jornada|tipo di contratto|contratto|dienstverband|typ úvazku|úvazek|pracovní poměr|wymiar etatu|rodzaj umowy|anställningsform|omfattning|ansettelsesform'
const LABELS = {
  location: [word(PLACE_NAMES), inline(PLACE_NAMES)],
  site: [word(SITE_NAMES), inline(SITE_NAMES)],
  company: [word(COMPANY_NAMES), inline(COMPANY_NAMES)],
  position: [word(POSITION_NAMES), inline(POSITION_NAMES)],
  type: [word(TYPE_NAMES), inline(TYPE_NAMES)],
} as const
type Label = keyof typeof LABELS
const FIELDS = ['location', 'site', 'company', 'position', 'type'] as const

const VALUE_MAX = 120
const LINE_MAX = 250
/** Notes on required fields in forms. */
const DEMANDED =
  /^(?:city|town|state|region|country|name|zip(?: code)?|postcode|land|ort|ville|pays|code)$|^\*|^[(\s]*(?:required|optional|erforderlich|pflichtfeld|requis|obligatoire|obligatorio|obrigatório|obbligatorio|verplicht|povinn[ée]|wymagane)[)\s*]*$|^(?:please )?(?:select|choose|enter)\b/i
const isLabel = (line: string) => Object.values(LABELS).some(([alone]) => alone.test(line))
/** Labels of fields that are not read, next to those that are. */
const OTHER = word(
  'контактна особа|контактное лицо|лице за контакт|заробітна плата|заработная плата|зарплата|досвід роботи|опыт работы|освіта|образование|графік роботи|график работы|вид зайнятості|тип занятости|salari|vacants|sector|modalitat de treball|vacantes|modalidad(?: de trabajo)?|(?:start|starting|closing|posted|posting|application|apply|end) (?:date|deadline)|date posted|posted(?: on)?|start|duration|training duration|deadline|salary|pay|compensation|remuneration|department|category|job category|experience|level|seniority|job id|req(?:uisition)? id|reference(?: number)?|grade|directorate|hours|closes|closing|qualification|beginn|startdatum|starttermin|eintrittsdatum|ausbildungs(?:beginn|dauer|start)|dauer|gehalt|vergütung|abteilung|bereich|bewerbungsfrist|referenznummer|berufserfahrung|date de début|durée|salaire|expérience|département|fecha de inicio|duración|salario|departamento|experiencia|início|área|data di inizio|durata|stipendio|startdatum|duur|salaris|afdeling|ervaring|afdeling|uren|schaal|dział|umowa|widełki|wynagrodzenie|oddělení|mzda|nástup|omfattning|lön|tillträde|sista ansökningsdag|ansøgningsfrist|tiltrædelse|stillingstype|entgelt|umfang|kennziffer|befristung|eingruppierung|rémunération|référence|prise de poste|retribución|referencia|retribuzione|inquadramento|remuneração|referência',
)
/** Whether a line is only the label of a field. */
export const isFieldLabel = (line: string): boolean => isLabel(line) || OTHER.test(line)

/** A row has at most this many labels; a page of labels only has no rows. */
const ROW_MAX = 12

/** Reads a row of values below a row of labels, each on its own line. */
function readBelow(
  lines: readonly string[],
  index: number,
  isLabelAt: (at: number) => boolean,
): string | undefined {
  let first = index
  while (index - first < ROW_MAX && isLabelAt(first - 1)) first -= 1
  let last = index
  while (last - index < ROW_MAX && isLabelAt(last + 1)) last += 1
  const row = lines.slice(last + 1, last + 2 + last - first)
  const isRow = row.length === last - first + 1 && !row.some((line) => line === '')
  return isRow ? row[index - first] : undefined
}
const isValue = (line: string | undefined): line is string =>
  line !== undefined &&
  line.length >= 2 &&
  line.length <= VALUE_MAX &&
  /\p{L}/u.test(line) &&
  !/[:：]$/.test(line) &&
  !isFieldLabel(line) &&
  !DEMANDED.test(line)

/** The lines of the main content; a link, or a word in a sentence, may be a field's value but not its label. */
export const listLines = ({ main }: Pick<PageFacts, 'main'>): string[] =>
  main.map(({ text, element }) =>
    isOfQuestion(element) ||
    (isLabel(text) && (isInLink(element) || isSection(text, element) || isInSentence(element))) ||
    (isColumnHead(element) && !isFieldLabel(text))
      ? ''
      : text,
  )

/** A label of what applicants fill in: `Company` above a field for an earlier employer. */
const isOfQuestion = (element: PageElement): boolean => {
  const label = [element, element.parent, element.parent?.parent].find(
    (outer) => outer?.name === 'label',
  )
  const { parent } = label ?? {}
  return (
    label !== undefined &&
    [label, parent, parent?.parent].some((outer) => outer !== undefined && countFields(outer) === 1)
  )
}

/** The number of fields to fill in; at most 2, because more belong to other labels. */
function countFields(element: PageElement): number {
  const stack = [element]
  let count = 0
  for (let seen = 0; seen < FIELD_NODES_MAX && count < 2; seen += 1) {
    const next = stack.pop()
    if (next === undefined) break
    const isField = /^(?:input|select|textarea)$/.test(next.name)
    if (isField && next.attributes['type'] !== 'hidden') count += 1
    for (const child of next.children.slice(0, FIELD_NODES_MAX))
      if (typeof child !== 'string') stack.push(child)
  }
  return count
}
/** A label and its field are at most this many elements. */
const FIELD_NODES_MAX = 40

/** Whether a cell is in a table's row of heads, so that its value is below it. */
const isColumnHead = (element: PageElement): boolean => {
  const cell = [element, element.parent].find((outer) => outer?.name === 'th')
  const nodes = cell?.parent?.children ?? []
  if (nodes.length > COLUMN_NODES_MAX) return false
  const cells = nodes.filter((child) => typeof child !== 'string')
  return cells.length > 1 && cells.every(({ name }) => name === 'th')
}
/** The cells of a row and the spaces between them. */
const COLUMN_NODES_MAX = 60

/** A heading of a section about the company rather than a label. */
const isSection = (text: string, { name }: PageElement) =>
  /^h[1-4]$/.test(name) &&
  /^(?:organi[sz]ation|company|unternehmen|firma|entreprise|empresa|azienda|bedrijf)$/i.test(text)

const isInLink = ({ name, parent }: PageElement) =>
  name === 'a' || parent?.name === 'a' || parent?.parent?.name === 'a'

const tidy = (value: string) => value.replaceAll(/^[:：-]\s*|\s*[,;]+$/g, '')

/** The values behind labels, on the same line or the next. */
export function readLabels(lines: readonly string[]): Partial<Record<Label, string>> {
  const found: Partial<Record<Label, string>> = {}
  /** Kept, because rows of labels are read once for each of their labels. */
  const known: boolean[] = []
  const isLabelAt = (at: number) => (known[at] ??= isFieldLabel(lines[at] ?? ''))
  for (const [index, line] of lines.entries()) {
    if (line.length > LINE_MAX) continue
    for (const name of FIELDS) {
      if (found[name] !== undefined) continue
      const [alone, together] = LABELS[name]
      const below = lines[index + 1] ?? ''
      const next = alone.test(line)
        ? isLabelAt(index + 1) || isLabelAt(index - 1)
          ? (readBelow(lines, index, isLabelAt) ?? below)
          : below
        : readTogether(line, together)
      if (isValue(next)) found[name] = tidy(next)
    }
  }
  return found
}

/** Between fields on one line; a dash may also be inside of a value. */
const FIELDS_END = /\s[|•·]\s|\s[–-]\s(?=\p{L}[\p{L} ]{2,25}:\s)/u
/** Several fields on one line: `Start: now | Place: Ulm`, `Start: now - Place: Ulm`. */
function readTogether(line: string, label: RegExp): string | undefined {
  const parts = line.split(FIELDS_END)
  const read = (part: string) => label.exec(part)?.[1]
  return parts
    .map(
      (part) =>
        read(part.trim()) ?? read(part.trim().slice(0, VALUE_MAX).replace(AFTERTHOUGHT, '')),
    )
    .find((value) => value !== undefined)
}
/** What a long value adds: `Place: Ulm, and now and then …` */
const AFTERTHOUGHT = /(?:[,;]|\.\s|\s\().*$/u

/** Whether a line is only the label `Position:`. */
export const isPositionLabel = (line: string): boolean => LABELS.position[0].test(line)

/** The number of positions with a label; a list has several. */
export const countPositions = (lines: readonly string[]): number =>
  lines.filter((line) => line.length <= 160 && LABELS.position.some((label) => label.test(line)))
    .length

const LABELLED = /^(?:dt|th|h[2-6]|strong|b|span|div|p|td|label|li|em)$/
/** A page with more labels than this is not a posting. */
const LABELS_MAX = 200

/**
 * Like `readLabels`, by elements: a label's value is the whole next element (`Berlin, Germany`).
 */
function readLabelled({ main }: Pick<PageFacts, 'main'>): Partial<Record<Label, string>> {
  const found: Partial<Record<Label, string>> = {}
  let left = LABELS_MAX
  for (const { text, element } of main) {
    if (text.length > 60 || !LABELLED.test(element.name) || left === 0) continue
    const name = FIELDS.find((key) => LABELS[key][0].test(text))
    if (name === undefined || found[name] !== undefined || isInLink(element)) continue
    if (isSection(text, element) || isOfQuestion(element) || isColumnHead(element)) continue
    if (isInSentence(element)) continue
    left -= 1
    const value = readNext(element, text)
    if (isValue(value)) found[name] = tidy(value)
  }
  return found
}

/** A house number and a postal code, or a postal code and its town. */
const ADDRESS = /\s\d{1,4}\s?[a-z]?,?\s.*\d{4}|(?:^|\s)(?:[A-Z]{1,2}[- ])?\d{4,5}\s\p{Lu}/u
/** Whether the element of a name also has its address below: `Rye Bakers`, `Mill Road 3`, … */
const isAddressBehind = (name: string, whole = '') =>
  whole.startsWith(`${name} `) && ADDRESS.test(whole.slice(name.length))

/** The values behind labels, by elements and by lines. */
export function readFields(facts: Pick<PageFacts, 'main'>): Partial<Record<Label, string>> {
  const lines = readLabels(listLines(facts))
  const elements = readLabelled(facts)
  const found = { ...lines, ...elements }
  const { company } = lines
  if (company !== undefined && isAddressBehind(company, elements.company)) found.company = company
  const location = found.location ?? found.site
  return location === undefined ? found : { ...found, location }
}

/** The rest of the label's own line, or the next element. */
function readNext(label: PageElement, text: string): string | undefined {
  for (
    let at: PageElement | undefined = label, steps = 0;
    at !== undefined && steps < 3;
    steps += 1
  ) {
    const line = readShortLine(at)
    if (line === undefined) return undefined
    const rest = line.startsWith(text) ? line.slice(text.length).replace(/^[\s:：-]+/, '') : ''
    if (rest !== '') return joinList(at, label) ?? rest
    const siblings: PageNode[] = at.parent?.children ?? []
    const next = siblings
      .slice(siblings.indexOf(at) + 1)
      .find((node) => typeof node !== 'string' || /[\p{L}\p{N}]/u.test(node))
    if (typeof next === 'string') return next.replaceAll(/\s+/g, ' ').trim()
    // A list of further labels is not a value.
    if (next !== undefined && /^(?:dl|table|form)$/.test(next.name)) return undefined
    if (next !== undefined) return listValues(next, siblings) ?? readShortLine(next)
    at = at.parent
  }
  return undefined
}

/** The values of several `dd` after one `dt`, or of a list's items. */
function listValues(first: PageElement, siblings: readonly PageNode[]): string | undefined {
  const items: PageElement[] = []
  if (first.name === 'dd') {
    for (const node of siblings.slice(siblings.indexOf(first))) {
      if (typeof node === 'string') continue
      if (node.name !== 'dd') break
      items.push(node)
    }
  } else if (first.name === 'ul') {
    for (const node of first.children) if (typeof node !== 'string') items.push(node)
  }
  if (items.length < 2) return undefined
  const lines = items.slice(0, 20).map((item) => readShortLine(item, 80))
  return lines.every((line) => line !== undefined) ? lines.filter(Boolean).join('; ') : undefined
}

/** The values of the label's siblings: `<b>Place</b><a>A</a><a>B</a>`. */
function joinList(line: PageElement, label: PageElement): string | undefined {
  if (label.parent !== line) return undefined
  const rest = line.children.slice(line.children.indexOf(label) + 1)
  const texts = rest.map((node) =>
    typeof node === 'string' ? (node.trim() === '' ? '' : undefined) : readShortLine(node, 80),
  )
  if (texts.includes(undefined)) return undefined
  const values = texts.filter((text) => text !== undefined && text !== '')
  return values.length > 1 && values.every((value) => !/[,;:]$|^[,;(]/.test(value ?? ''))
    ? values.join('; ')
    : undefined
}
