const word = (names: string) => new RegExp(`^(?:${names})\\s*[:：]?\\s*(?:\\*\\s*)?$`, 'iu')
const inline = (names: string) => new RegExp(`^(?:${names})\\s*[:：]\\s*(.{2,120})$`, 'iu')

const PLACE_NAMES =
  'job locations?|work locations?|locations?|location\\(s\\)|place of work|based in|standorte?|arbeitsorte?|einsatzorte?|dienstort|ort|lieu|lieu de travail|lieu de mission|localisation|localité|ville|ubicación|localidad|lugar de trabajo|lugar|luogo|luogo di lavoro|sede|sede di lavoro|località|plaats|standplaats|locatie|werklocatie|localização|local|local de trabalho|cidade|miejsce pracy|lokalizacja|místo pracoviště|místo výkonu práce|lokalita|adresa|miesto práce|miesto výkonu práce|munkavégzés helye|arbetsort|ort|arbeidssted|sted|arbejdssted|sijainti|työpaikan sijainti|loc de muncă|orașe?|место работы|город|duty station'
const COMPANY_NAMES =
  'company|company name|employer|employer name|hiring company|hiring organi[sz]ation|organi[sz]ation|agency|department/agency|unternehmen|firma|arbeitgeber|arbeitgeber/in|entreprise|société|employeur|organisme|empresa|empleador|azienda|datore di lavoro|ente|bedrijf|werkgever|organisatie|entidade|empregador|pracodawca|společnost|zaměstnavatel|firma|spoločnosť|zamestnávateľ|arbetsgivare|företag|arbeidsgiver|bedrift|arbejdsgiver|virksomhed|yritys|työnantaja|cég|munkáltató|companie|angajator|компания|работодатель'
const POSITION_NAMES =
  'position|position title|job title|title|role|vacancy|stelle|stellenbezeichnung|position/titel|poste|intitulé du poste|puesto|cargo|posizione|mansione|functie|vacature|função|stanowisko|pozice|název pozice|pozícia|befattning|stilling|tehtävä|munkakör|должность'
const TYPE_NAMES =
  'employment type|job type|type of employment|contract type|contract|working hours|schedule|beschäftigungsart|anstellungsart|arbeitszeit|vertragsart|type de contrat|contrat|temps de travail|tipo de contrato|jornada|tipo di contratto|contratto|dienstverband|typ úvazku|úvazek|pracovní poměr|wymiar etatu|rodzaj umowy|anställningsform|omfattning|ansettelsesform'
const LABELS = {
  location: [word(PLACE_NAMES), inline(PLACE_NAMES)],
  company: [word(COMPANY_NAMES), inline(COMPANY_NAMES)],
  position: [word(POSITION_NAMES), inline(POSITION_NAMES)],
  type: [word(TYPE_NAMES), inline(TYPE_NAMES)],
} as const
type Label = keyof typeof LABELS

/** What stands behind a label, on its line or on the next. */
export function readLabels(lines: readonly string[]): Partial<Record<Label, string>> {
  const found: Partial<Record<Label, string>> = {}
  const isLabel = (line: string) => Object.values(LABELS).some(([alone]) => alone.test(line))
  for (const [index, line] of lines.entries()) {
    if (line.length > 160) continue
    for (const name of ['location', 'company', 'position', 'type'] as const) {
      if (found[name] !== undefined) continue
      const [alone, together] = LABELS[name]
      const next = alone.test(line) ? lines[index + 1] : together.exec(line)?.[1]
      if (next === undefined || next.length > 120 || next.length < 2 || isLabel(next)) continue
      found[name] = next.replace(/^[:：-]\s*/, '')
    }
  }
  return found
}
