import type { PageFacts } from './facts.ts'

const LINE_MAX = 90

/** The empty pane beside a list: `Select a job to view details`. */
const SELECT = new RegExp(
  String.raw`^(?:${[
    String.raw`(?:please )?(?:select|choose|pick|click (?:on )?) ?(?:an?|any|one of the|from the) (?:job|position|role|vacancy|opening|posting|result)s?`,
    String.raw`(?:bitte )?wählen sie (?:eine?n?) (?:job|stelle|stellenangebot|position|stellenanzeige)`,
    String.raw`wähle (?:eine?n?) (?:job|stelle|stellenangebot|position|stellenanzeige)`,
    String.raw`(?:veuillez )?(?:sélectionne[rz]?|choisi(?:r|s|ssez)) une? (?:offre|emploi|poste|annonce)`,
    String.raw`(?:selecciona|seleccione|elige|escoge) una? (?:oferta|empleo|vacante|puesto|trabajo)`,
    String.raw`(?:selecione|escolha) uma? (?:vaga|oferta|emprego|anúncio)`,
    String.raw`(?:seleziona|scegli) (?:un['’]\s?|una? )(?:offerta|lavoro|annuncio|posizione)`,
    String.raw`(?:selecteer|kies) een (?:vacature|baan|functie)`,
    String.raw`wybierz (?:ofertę|stanowisko|ogłoszenie)`,
    String.raw`(?:vyberte|zvolte) (?:si )?(?:nabídku|pozici|inzerát|ponuku|pozíciu)`,
    String.raw`(?:välj|vælg|velg) (?:ett?|en) (?:jobb?|stilling|tjänst|annons|annonce)`,
    String.raw`pilih (?:satu )?(?:pekerjaan|lowongan|jawatan)`,
    String.raw`(?:bir )?(?:iş ilanı|pozisyon) seçin`,
    String.raw`выберите (?:вакансию|должность)`,
    String.raw`(?:оберіть|виберіть) вакансію`,
  ].join('|')})(?!\p{L})`,
  'iu',
)

/** Whether the page asks to choose one of its postings, so that none is open. */
export const asksToSelect = ({ main }: PageFacts): boolean =>
  main.some(({ text }) => text.length <= LINE_MAX && SELECT.test(text))
