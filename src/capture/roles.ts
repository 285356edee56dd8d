import { fold } from '../fold.ts'
import { hasGenderMark } from '../jobs/similar.ts'

// In the folded writing. Long ones are also the end of a compound (`Softwareentwickler`).
const STEMS =
  'engineer ingenieur ingenier ingegner engenheir inzenyr inzynier insinoori mernok developer entwickler developpeu desarrollador sviluppator desenvolvedor ontwikkelaar vyvojar programist programator programmer programmierer programmeur utvecklar utvikler udvikler fejleszto razrabotchik разработчик manager менеджер designer architect architekt arquitect analyst analist analytik analytiker consultant consulente berater conseiller consultor konsulent konsultant specialist spezialist specialista especialista spetsialist специалист technician techniker technicien tecnico technik tekniker assistant assistent assistente asistent asistente asystent director direktor directeur administrator administrateur administrador coordinator koordinator coordinateur coordinador coordenador supervisor scientist wissenschaftl forscher researcher recruiter accountant buchhalter comptable contable contabil ksiegow ucetni bookkeeper mechaniker mechanic mecanic elektronik elektriker electrician electricien electricista mitarbeiter medewerker collaborat sachbearbeiter referent leiter leitung fachkraft fachangestellt kaufmann kauffrau kaufleute verkaufer vendeu vendedor prodavac prodejce sprzedawc myyja selger saelger saljare salesman salesperson seller pfleger krankenschwester nurse infirmi enfermer infermier verpleegkundig sairaanhoitaja sykepleier sjukskotersk pielegniark lehrer teacher professeur profesor professor insegnant docent leraar laerer larare opettaja ucitel nauczyciel fahrer driver chauffeur conductor autist ridic kierowc kuljettaja sjafor чофер водитель koch bäcker konditor kellner camarer cameriere cocinero cuisinier boulanger barista waiter receptionist rezeptionist schlosser tischler schreiner maurer zimmerer monteur monter schweisser welder soudeur plumber installateur carpenter menuisier lagerist magazynier magazijn magasinier sklad operator operateur bediener supervisor officer secretar sekretar clerk technolog arzt physician doctor medecin lekar lakare apotheker pharmac farmaceut therapist therapeut erzieher educator educateur betreuer hausmeister concierge gartner hovenier jardinier security guard trainer coach advisor adviser adviseur radgiver lawyer anwalt avocat abogado jurist copywriter redakteur editor journalist werkstudent praktikant stagiaire internship auszubildend ausbildung lehrling apprentice trainee becario volontar volunteer responsable verantwortlich beauftragt charge kierownik vedouci veduci vezeto paallikko chef disponent controller controlleur hygienist technologist strategist planner planer stylist hairdresser friseur coiffeu cleaner reinigung puhdistaja auxiliar ajudante helfer aide soignant handwerker facharbeiter worker tradesperson supervisor superintendent paralegal biologist chemist chemiker physicist physiker scholar professorship lecturer postdoc tester executive underwriter dispatcher broker banker teller merchandiser buyer einkaufer acheteur nakupci marketeer marketer представитель консультант инженер повар продавец бухгалтер оператор администратор аналитик attendant instructor faculty tutor labourer laborer baker butcher caretaker dentist surgeon veterinar psycholog librarian archivist curator producer photographer animator translator interpreter actuary auditor examiner inspector estimator surveyor foreman captain steward dealer machinist millwright optician paramedic phlebotom pastor chaplain registrar cashier handyman roofer painter bricklayer warehouse merchandis storekeeper caregiver counselor counsellor dietitian hostess housekeeper groundskeeper gardener landscaper detailer sonographer radiograph toxicolog statistician economist geolog hydrolog ecolog forester ranger firefighter policeman investigator adjuster appraiser realtor negotiator fundraiser campaigner organizer organiser moderator facilitator videograph illustrator hilfskraft aushilfe kassier pfortner polier bauleit notar richter makler texter lektor dozent logopad hebamme ubersetz dolmetsch prufer gutacht lackier dachdeck fliesenleg metzger fleischer florist zerspan mechatronik feinwerk industriemechan fachinformatik systemadmin netzwerkadmin steuerfach rechtsfach kundenberat aussendienst innendienst vertriebler projektleit teamleit filialleit abteilungsleit geschaftsfuhr stellvertret sozialarbeit sozialpadagog heilerziehung kinderpfleg altenpfleg notfallsanit serveu serveuse caissi plombier peintre macon gestionnaire secretaire employe ouvrier preparateur livreur manutentionnaire redacteur juriste psychologue auxiliaire technico animateur formateur alternant charpentier couvreur operario operaria mozo dependient cajer limpiador peon albanil fontanero medico administrativ teleoperador encargad comercial gerente repartidor carretillero ayudante docente becari addett operai magazzinier commess impiegat responsabile segretari cuoc elettricista idraulico tirocinante stagista farmacista educatore badante atendente motorista cozinheir enfermeir recepcionista pedreiro estagiari faxineir promotor supervisor verkoper schoonmaker beveiliger verzorgende begeleider projectleider onderwijzer bakker slager schilder loodgieter boekhouder werkvoorbereider schoonmaak teamleider stagiair pracownik sprzedawc kasjer kucharz doradca przedstawiciel recepcjonist elektryk mechanik spawacz monter asystent kelner piekarz fryzjer ridic skladnik kuchar cisnik ucetni delnik svarec zamecnik elektrikar konstrukter obchodn lekar sestra uklizec pekar reznik obsluha brigad dispecer mistr montor snickare elektriker kock servitor underskoterska barnskotare projektledare saljare chaufför forskare handlaggare larare vaktmastare kokk selger sjafor vaktmester radgiver saksbehandler barnehagelaerer hjelpepleier kok tjener padagog sagsbehandler tomrer murer kokki tarjoilija myyja siivooja hoitaja suunnittelija asiantuntija kehittaja kouluttaja lahihoitaja szakacs pincer elado raktaros konyvelo asszisztens vezeto kezelo szerelo hegeszto tanar apolo bucatar ospatar vanzator inginer sofer operator lucrator водитель повар продавец кассир инженер бухгалтер врач учитель оператор специалист программист разработчик аналитик директор руководитель помощник секретарь официант кладовщик слесарь электрик сварщик trader builder evangelist bezorger courier kurier coursier corriere apprentic sommelier barkeep bartender seamstress tailor 看護師 介護 ドライバー 販売 接客 清掃 警備 調理 保育士 薬剤師 施工管理 プログラマ アルバイト パート 正社員 エンジニア マネージャー デザイナー 営業 スタッフ 事務 개발자 엔지니어 매니저 디자이너 工程师 经理 设计师'
    .split(' ')
    .map(fold)
/** Names that are also other things: of departments, of people, of rights. */
const WEAK = new Set(
  'lead head dev qa ui ux hr sales rep representative associate partner owner founder principal fellow counsel maker artist host aide asesor hoofd ops vp'.split(
    ' ',
  ),
)
const WORDS = new Set(
  'expert experte expertin experto experta esperto master liaison advocate rider carer quant postdoc docente gouvernante hauswirtschaft pilot crew matrose coder sre cto ceo cfo coo cmo intern stage stagista agent agente cook hostess operative fitter picker packer ranger writer nanny maid janitor porter sous azubi mfa pta mta gestor jefe capo cuoco kok teamlead fullstack frontend backend devops kock sef maler dreher hote hotesse jungkoch'.split(
    ' ',
  ),
)
const WORKLOAD = /\b\d{2,3}\s?(?:%?\s?[-–]\s?\d{2,3}\s?)?%/
const QUESTION =
  /\?$|^(?:join|become|discover|meet the|werde|komm|rejoi\w+|únete|unisciti|dołącz)\s|^(?:how|what|why|when|who|where|wie|was|warum|wer|comment|pourquoi|c[oó]mo|por qu[eé]|come|perch[eé]|hoe|waarom|jak|proč)\s/i

/** A headline speaks in sentences. */
const HEADLINE =
  /\s(?:that|which|why|will|your|they|shows?|are|says?|was|were|has|have|make|dass|warum|weil|wird|werden|pourquoi|sont|porque|perché|omdat)\s/i
const HEADLINE_WORDS_MIN = 7

/** Whether a name sounds like a position: by its words in many languages, `(m/f/d)`, a workload. */
export function soundsLikeRole(text: string): boolean {
  if (text.length < 2 || text.length > 160 || QUESTION.test(text) || /[.!]$/.test(text.trim()))
    return false
  if (hasGenderMark(text) || WORKLOAD.test(text)) return true
  const words = fold(text).split(' ')
  if (words.length >= HEADLINE_WORDS_MIN && HEADLINE.test(`${text} `)) return false
  return words.some(
    (word) =>
      WORDS.has(word) ||
      (words.length > 1 && WEAK.has(word)) ||
      STEMS.some((stem) => isOf(word, stem)),
  )
}

/** Short stems are ends of compounds or whole words, since they begin others: `Arzt`, `Koch`. */
const isOf = (word: string, stem: string) =>
  stem.length > 5 || /[^\p{Script=Latin}]/u.test(stem)
    ? word.includes(stem)
    : stem.length === 5
      ? word.startsWith(stem) || word.endsWith(stem)
      : word.endsWith(stem)
