import { fold } from '../fold.ts'
import { hasGenderMark } from '../jobs/similar.ts'

// In the folded writing. Long ones are also the end of a compound (`Softwareentwickler`).
const STEMS =
  'engineer ingenieur ingenier ingegner engenheir inzenyr inzynier insinoori mernok developer entwickler developpeu desarrollador sviluppator desenvolvedor ontwikkelaar vyvojar programist programator programmer programmierer programmeur utvecklar utvikler udvikler fejleszto razrabotchik разработчик manager менеджер designer architect architekt arquitect analyst analist analytik analytiker consultant consulente berater conseiller consultor konsulent konsultant specialist spezialist specialista especialista spetsialist специалист technician techniker technicien tecnico technik tekniker assistant assistent assistente asistent asistente asystent director direktor directeur administrator administrateur administrador coordinator koordinator coordinateur coordinador coordenador supervisor scientist wissenschaftl forscher researcher recruiter accountant buchhalter comptable contable contabil ksiegow ucetni bookkeeper mechaniker mechanic mecanic elektronik elektriker electrician electricien electricista mitarbeiter medewerker collaborat sachbearbeiter referent leiter leitung fachkraft fachangestellt kaufmann kauffrau kaufleute verkaufer vendeu vendedor prodavac prodejce sprzedawc myyja selger saelger saljare salesman salesperson seller pfleger krankenschwester nurse infirmi enfermer infermier verpleegkundig sairaanhoitaja sykepleier sjukskotersk pielegniark lehrer teacher professeur profesor professor insegnant docent leraar laerer larare opettaja ucitel nauczyciel fahrer driver chauffeur conductor autist ridic kierowc kuljettaja sjafor чофер водитель koch bäcker konditor kellner camarer cameriere cocinero cuisinier boulanger barista waiter receptionist rezeptionist schlosser tischler schreiner maurer zimmerer monteur monter schweisser welder soudeur plumber installateur carpenter menuisier lagerist magazynier magazijn magasinier sklad operator operateur bediener supervisor officer secretar sekretar clerk technolog arzt physician doctor medecin lekar lakare apotheker pharmac farmaceut therapist therapeut erzieher educator educateur betreuer hausmeister concierge gartner hovenier jardinier security guard trainer coach advisor adviser adviseur radgiver lawyer anwalt avocat abogado jurist copywriter redakteur editor journalist werkstudent praktikant stagiaire internship auszubildend ausbildung lehrling apprentice trainee becario volontar volunteer responsable verantwortlich beauftragt charge kierownik vedouci veduci vezeto paallikko chef disponent controller controlleur hygienist technologist strategist planner planer stylist hairdresser friseur coiffeu cleaner reinigung puhdistaja auxiliar ajudante helfer aide soignant handwerker facharbeiter worker tradesperson supervisor superintendent paralegal biologist chemist chemiker physicist physiker scholar professorship lecturer postdoc tester executive underwriter dispatcher broker banker teller merchandiser buyer einkaufer acheteur nakupci marketeer marketer представитель консультант инженер повар продавец бухгалтер оператор администратор аналитик エンジニア マネージャー デザイナー 営業 スタッフ 事務 개발자 엔지니어 매니저 디자이너 工程师 经理 设计师'
    .split(' ')
    .map(fold)
const WORDS = new Set(
  'lead head devops sre cto ceo cfo coo cmo vp intern dev qa ui ux hr stage stagista agent cook host hostess operative fitter picker packer rep representative associate partner owner founder principal fellow counsel ranger maker artist writer nanny maid janitor porter sous azubi mfa pta mta aide asesor gestor jefe capo cuoco kok hoofd teamlead fullstack frontend backend sales kock sef monteur spezialist maler dreher zerspaner'.split(
    ' ',
  ),
)
const WORKLOAD = /\b\d{2,3}\s?(?:%?\s?[-–]\s?\d{2,3}\s?)?%/
const QUESTION =
  /\?$|^(?:how|what|why|when|who|where|wie|was|warum|wer|comment|pourquoi|c[oó]mo|por qu[eé]|come|perch[eé]|hoe|waarom|jak|proč)\s/i

/** Whether a name sounds like a position: by its words in many languages, `(m/f/d)`, a workload. */
export function soundsLikeRole(text: string): boolean {
  if (text.length < 2 || text.length > 160 || QUESTION.test(text) || /[.!]$/.test(text.trim()))
    return false
  if (hasGenderMark(text) || WORKLOAD.test(text)) return true
  const words = fold(text).split(' ')
  return words.some((word) => WORDS.has(word) || STEMS.some((stem) => word.includes(stem)))
}
