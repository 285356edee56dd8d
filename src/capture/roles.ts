import { fold } from '../fold.ts'
import { hasGenderMark } from '../jobs/position-key.ts'

// Folded word stems. Long ones also match at the end of a compound (`Softwareentwickler`).
const STEMS =
  'engineer ingenieur ingenier ingegner engenheir inzenyr inzynier insinoori mernok developer entwickler developpeu desarrollador sviluppator desenvolvedor ontwikkelaar vyvojar programist programator programmer programmierer programmeur utvecklar utvikler udvikler fejleszto razrabotchik разработчик manager менеджер designer architect architekt arquitect analyst analist analytik analytiker consultant consulente berater conseiller consultor konsulent konsultant specialist spezialist specialista especialista spetsialist специалист technician techniker technicien tecnico technik tekniker assistant assistent assistente asistent asistente asystent director direktor directeur administrator administrateur administrador coordinator koordinator coordinateur coordinador coordenador supervisor scientist wissenschaftl forscher researcher recruiter accountant buchhalter comptable contable contabil ksiegow ucetni bookkeeper mechaniker mechanic mecanic elektronik elektriker electrician electricien electricista mitarbeiter medewerker collaborat sachbearbeiter referent leiter leitung fachkraft fachangestellt kaufmann kauffrau kaufleute verkaufer vendeu vendedor prodavac prodejce sprzedawc myyja selger saelger saljare salesman salesperson seller pfleger krankenschwester nurse infirmi enfermer infermier verpleegkundig sairaanhoitaja sykepleier sjukskotersk pielegniark lehrer teacher professeur profesor professor insegnant docent leraar laerer larare opettaja ucitel nauczyciel fahrer driver chauffeur conductor autist ridic kierowc kuljettaja sjafor чофер водитель koch bäcker konditor kellner camarer cameriere cocinero cuisinier boulanger barista waiter receptionist rezeptionist schlosser tischler schreiner maurer zimmerer monteur monter schweisser welder soudeur plumber installateur carpenter menuisier lagerist magazynier magazijn magasinier sklad operator operateur bediener supervisor officer secretar sekretar clerk technolog arzt physician doctor medecin lekar lakare apotheker pharmac farmaceut therapist therapeut erzieher educator educateur betreuer hausmeister concierge gartner hovenier jardinier security guard trainer coach advisor adviser adviseur radgiver lawyer anwalt avocat abogado jurist copywriter redakteur editor journalist werkstudent praktikant stagiaire internship auszubildend ausbildung lehrling apprentice trainee becario volontar volunteer responsable verantwortlich beauftragt charge kierownik vedouci veduci vezeto paallikko chef disponent controller controlleur hygienist technologist strategist planner planer stylist hairdresser friseur coiffeu cleaner reinigung puhdistaja auxiliar ajudante helfer aide soignant handwerker facharbeiter worker tradesperson supervisor superintendent paralegal biologist chemist chemiker physicist physiker scholar professorship lecturer postdoc tester executive underwriter dispatcher broker banker teller merchandiser buyer einkaufer acheteur nakupci marketeer marketer представитель консультант инженер повар продавец бухгалтер оператор администратор аналитик attendant instructor faculty tutor labourer laborer baker butcher caretaker dentist surgeon veterinar psycholog librarian archivist curator producer photographer animator translator interpreter actuary auditor examiner inspector estimator surveyor foreman captain steward dealer machinist millwright optician paramedic phlebotom pastor chaplain registrar cashier handyman roofer painter bricklayer warehouse merchandis storekeeper caregiver counselor counsellor dietitian hostess housekeeper groundskeeper gardener landscaper detailer sonographer radiograph toxicolog statistician economist geolog hydrolog ecolog forester ranger firefighter policeman investigator adjuster appraiser realtor negotiator fundraiser campaigner organizer organiser moderator facilitator videograph illustrator hilfskraft aushilfe kassier pfortner polier bauleit notar richter makler texter lektor dozent logopad hebamme ubersetz dolmetsch prufer gutacht lackier dachdeck fliesenleg metzger fleischer florist zerspan mechatronik feinwerk industriemechan fachinformatik systemadmin netzwerkadmin steuerfach rechtsfach kundenberat aussendienst innendienst vertriebler projektleit teamleit filialleit abteilungsleit geschaftsfuhr stellvertret sozialarbeit sozialpadagog heilerziehung kinderpfleg altenpfleg notfallsanit serveu serveuse caissi plombier peintre macon gestionnaire secretaire employe ouvrier preparateur livreur manutentionnaire redacteur juriste psychologue auxiliaire technico animateur formateur alternant charpentier couvreur operario operaria dependient cajer limpiador albanil fontanero medico administrativ teleoperador encargad gerente repartidor carretillero ayudante docente becari addett operai magazzinier commess impiegat responsabile segretari cuoc elettricista idraulico tirocinante stagista farmacista educatore badante atendente motorista cozinheir enfermeir recepcionista pedreiro estagiari faxineir promotor supervisor verkoper schoonmaker beveiliger verzorgende begeleider projectleider onderwijzer bakker schilder loodgieter boekhouder werkvoorbereider schoonmaak teamleider stagiair pracownik sprzedawc kasjer kucharz doradca przedstawiciel recepcjonist elektryk mechanik spawacz monter asystent kelner piekarz fryzjer ridic skladnik kuchar cisnik ucetni delnik svarec zamecnik elektrikar konstrukter obchodn lekar sestra uklizec pekar reznik obsluha brigad dispecer mistr montor snickare elektriker kock servitor underskoterska barnskotare projektledare saljare chaufför forskare handlaggare larare vaktmastare kokk selger sjafor vaktmester radgiver saksbehandler barnehagelaerer hjelpepleier kok tjener padagog sagsbehandler tomrer murer kokki tarjoilija myyja siivooja hoitaja suunnittelija asiantuntija kehittaja kouluttaja lahihoitaja szakacs pincer raktaros konyvelo asszisztens vezeto kezelo szerelo hegeszto tanar apolo bucatar ospatar vanzator inginer sofer operator lucrator водитель повар продавец кассир инженер бухгалтер врач учитель оператор специалист программист разработчик аналитик директор руководитель помощник секретарь официант кладовщик слесарь электрик сварщик trader builder evangelist bezorger courier kurier coursier corriere apprentic sommelier barkeep bartender seamstress tailor 看護師 介護 ドライバー 販売 接客 清掃 警備 調理 保育士 薬剤師 施工管理 プログラマ アルバイト パート 正社員 エンジニア マネージャー デザイナー 営業 スタッフ 事務 개발자 엔지니어 매니저 디자이너 工程师 经理 设计师 recepcion rececion receptionn recepcj recepcni vastaanotto saldator soldador soudeur schweiss svarec svarac spawacz hegeszt svetsare sveiser svejser hitsaaja welder счетовод касиер готвач сервитьор шофьор продавач оператор консултант асистент монтажник заварчик търговск бригадир складов камериер охранител вихователь бухгалтер продавець водій кухар касир охоронець лікар вчитель інженер програміст інспектор прибиральн вантажник комірник оператор майстер слюсар електрик зварник брат медсестра kirjanpit sihteeri kuljettaj asentaja insinoori koodari ohjaaj hoitaj lakimies tutkija puuseppa maalari rakennusmies varastotyontekij bokholder bogholder regnskab tomrer tommer snekker snickare malare murer murare vaktmastare lokalvardare stadare rengoring renholder sjafor chauffor receptionist butikssaljare medarbejder ekspedient paedagog padagog barnehage forskollar underskoterska helsefag sosu socialradgiver radgivare radgiver handlaggare saksbehandler sagsbehandler brygmester bryggmastare controller jurist advokat larling laerling veterinar tierarzt zahnarzt dentista odontolog fisioterapeut fysioterap physiotherap fizjoterap ergotherap logopad psycholog psiholog psicolog psykolog apotheker farmaceut pharmacien farmacist biolog chemik chimist agronom geolog geodet bauleiter polier maurer zimmerer dachdecker fliesenleger lackierer schreiner tischler gartner floris florist metzger fleischer konditor barista bakker banketbakker loodgieter schilder timmerman metselaar vrachtwagenchauffeur schoonma huisarts tandarts begeleider pedagogisch leerkracht beveiliger baliemedewerk bediende arbeider magazijnier boulang patissier charcutier plombier peintre macon menuisier charpentier couvreur electromecan carross chaudronn usineur fraiseur tourneur grutier cariste manutention preparateur magasinier serveu cuisini plongeur aide-soign auxiliaire educat animateur eboueur agent-entretien carpinter albanil fontaner pintor camarer cocinero cocinera limpiador conductor repartidor carretiller encofrador tornero fresador calderer vigilant celador matron cajero cajera reponedor dependient teleoperador pedreiro eletricista encanador motorista cozinheir garcom faxineir vigilante repositor balconist estoquista ajudante montador torneiro soldador costureir cabeleireir manicure eletromecan muratore idraulico falegname carrozzier tornitore fresatore cameriere barista commess cassier magazzinier autist facchin operaio operaia impiegat ragionier geometra estetist parrucchier educatrice educatore badante murarz hydraulik stolarz malarz slusarz tokarz frezer lakiernik blacharz kucharz kelner barman kasjer magazynier kierowc ochroniarz sprzataczk fryzjer kosmetycz opiekun przedszkol rejestrator ksiegow kadrow handlow zedni zednik instalater tesar truhlar malir lakyrnik zamecnik soustruzn frezar obrabec kuchar cisnik servirka pokladn skladnik ridic uklizec kadernice pecovatel ucetni obchodn stavbyvedouc stavbyveduc murar vodoinstal stolar zamocn kuchar casnik predavac skladnik vodic upratovac ucitel zidar instalator electrician tamplar zugrav lacatus sudor strungar bucatar ospatar barman casier vanzator gestionar sofer contabil inginer asistent kőműves vizvezetek asztalos festo lakatos eszterg szakacs felszolgalo penztaros raktaros sofor takarito fodrasz apolo konyvelo ugyintezo 責任者 担当者 担当 研究員 技術者 開発者 監督 講師 看護助手 담당자 매니저 연구원 영업 기획자 팀장 专员 主管 程序员 分析师 顾问 muhendis uzman yonetici mudur muhasebe teknisyen danisman temsilci gorevli sorumlu eleman stajyer garson hemsire ogretmen tasarimci gelistirici yazilimci kasiyer avukat karyawan pegawai manajer insinyur akuntan pengemudi perawat teknisi pramuniaga asisten sekretaris magang μηχανικ προγραμματιστ υπαλληλ συμβουλος βοηθος λογιστ πωλητ πωλητρι οδηγος διευθυντ υπευθυν τεχνικος τεχνιτ νοσηλευτ σερβιτορ μαγειρ γραμματεα αναλυτ συντονιστ καθηγητ εργατ στελεχ σχεδιαστ αποθηκαρι inzenjer inzenir prodajal racunovod knjigovod voditelj vodja programer savjetnik savetnik svetoval vozac voznik konobar natakar nastavnik suradnik saradnik sodelav strucnjak tehnicar skladistar skladiscnik komercijalist komercialist tajnik pravnik radnik delavec pomocnik cistac cistilk menadzer menedzer urednik poslovodja serviser zavariv varilec odgajatelj vaspitac vzgojitelj rukovodilac rukovoditelj arhitekt инжењер возач радник наставник сарадник васпитач кувар конобар spetsialist insener juhataja juht muuja raamatupidaja tootaja opetaja arendaja analuutik hooldaja koristaja teenindaja lukksepp keevitaja noustaja vaditaj inzenier gramatved pardevej skolotaj programmetaj darbiniek apkopej viesmil pasniedzej inzinier vadybinink buhalter pardavej vadovas vadove mokytoj programuotoj virejas vireja vairuotoj darbuotoj padejej suvirintoj sandelinink slaugytoj analitik kasinink valytoj מהנדס מפתח מנהל רכז נציג יועץ מזכיר נהג טכנאי חשב מלצר מאבטח מתמחה אנליסט קופאי בודק מעצב พนักงาน วิศวกร ผู้จัดการ เจ้าหน้าที่ นักบัญชี หัวหน้า ผู้ช่วย โปรแกรมเมอร์ ที่ปรึกษา นักพัฒนา พยาบาล 보조원 사무원 간호사 운전원 운전기사 요양보호사 조리사 조리원 상담원 상담사 미화원 경비원 관리자 관리원 생산직 사무직 영업직 기술자 컨설턴트 강사 교사 회계사 변호사 약사 인턴 아르바이트 프로그래머 분석가 마케터 会计 代表 助理 总监 主任 教师 司机 护士 厨师 客服 文员 实习生 架构师 业务员 工程師 經理 設計師 專員 會計 司機 護理師 醫師 教師 顧問 店員 技術員 作業員 行政人員 分析師 経理 コンサルタント プランナー ディレクター プロデューサー アシスタント リーダー マーケター アナリスト サイエンティスト アーキテクト ライター オペレーター コーディネーター 店長 調理師 栄養士 税理士 弁護士 作業員 インターン کارشناس حسابدار مدیر کارمند فروشنده راننده تکنسین کارآموز'
    .split(' ')
    .map(fold)
/** Words that also name departments, people or rights. */
const WEAK = new Set(
  'leader etudiant jobstudent lead head dev qa ui ux hr sales rep representative associate partner owner founder principal fellow counsel maker artist host aide asesor hoofd ops vp champion ambassador'.split(
    ' ',
  ),
)
const WORDS = new Set(
  'dba ninja rockstar chefe encarregado encarregada ledare teamledare arbetsledare comercial backer bäcker boucher peon mozo slager phd doctoral postdoctoral doktorand doktorandin doctorant doctorante doctorando stipend stipendiat scholarship fellowship professorship professorat professur reader lecturer expert experte expertin experto experta esperto master liaison advocate rider carer quant postdoc docente gouvernante hauswirtschaft pilot crew matrose coder sre cto ceo cfo coo cmo intern stage stagista agent agente cook hostess operative fitter picker packer ranger writer nanny maid janitor porter sous azubi mfa pta mta gestor jefe capo cuoco kok teamlead fullstack frontend backend devops kock sef tehnik tehnikas maler dreher hote hotesse jungkoch'.split(
    ' ',
  ),
)
/**
 * Matched as whole words, because Arabic forms names of places and offices from the same letters.
 */
const ARABIC = new Set(
  'مهندس محاسب مدير معلم مدرس طبيب ممرض سائق مبرمج مطور محلل مشرف فني مساعد سكرتير موظف مندوب مسؤول أخصائي اخصائي باحث مصمم كاتب منسق مستشار صيدلي محامي محام طباخ حارس أستاذ استاذ مترجم صحفي كهربائي ميكانيكي نجار خياط حداد سباك بائع كاشير'
    .split(' ')
    .flatMap((word) => [word, `${word}ة`, `ال${word}`, `ال${word}ة`])
    .map(fold),
)
/** Folded trades that consist of two words. */
const PHRASES =
  /\b(?:nhan vien|chuyen vien|ky su|ke toan|truong phong|giam doc|lap trinh vien|quan ly|tro ly|tai xe|thu ngan|bao ve|cong nhan|giao vien|thuc tap sinh|juru masak|ev idareci|satis danismani|staf administrasi)\b/

/** Trades that also name companies and departments. */
const TRADES = new Set(
  'technologies technology technologie technologien tecnologia tecnologias tecnologie engineering ingenierie ingenieria ingegneria consulting management designs security education'.split(
    ' ',
  ),
)
const WORKLOAD = /\b\d{2,3}\s?(?:%?\s?[-–]\s?\d{2,3}\s?)?%/
const QUESTION =
  /\?$|^(?:join|become|möt|mød|møt|treffen|lerne|rencontrez|conoce|conosci|conheça|maak kennis|poznaj|seznamte|discover|meet the|werde|komm|rejoi\w+|únete|unisciti|dołącz)\s|^(?:how|what|why|when|who|where|wie|was|warum|wer|comment|pourquoi|c[oó]mo|por qu[eé]|come|perch[eé]|hoe|waarom|jak|proč)\s/i

/** Words of headlines, which are sentences. */
const HEADLINE =
  /\s(?:that|which|why|how|where|here|will|your|they|shows?|are|says?|was|were|has|have|make|dass|warum|weil|wird|werden|pourquoi|sont|porque|perché|omdat)\s/i
const HEADLINE_WORDS_MIN = 7

/** Both genders of a trade: `Panadero/a`, `Cozinheiro(a)`. */
const BOTH = /\p{L}{3}(?:[oe]|or)(?:\/-?a|\(a\)|s\/-?as)(?!\p{L})/u

/** A degree rather than a position: `Master in Physics`. */
const DEGREE =
  /\b(?:master|bachelor)(?:['’]?s)?\s(?=(?:in|of|degree|program|thesis|class|work)\w*\b)/gi

/** `Koch gesucht!` */
export const WANTED =
  /\s+(?:gesucht|gezocht|recherchée?s?|wanted|cercasi|se busca|søges|sökes|søkes|hledáme|poszukiwan[ya])\s*!*$/i

/**
 * Whether a text sounds like a position: by words in many languages, a gender mark `(m/f/d)` or a
 * workload.
 */
export function soundsLikeRole(text: string): boolean {
  if (text.length < 2 || text.length > 160 || QUESTION.test(text)) return false
  if (/[.!]$|\S@\S/.test(text.trim().replace(WANTED, ''))) return false
  if (hasGenderMark(text) || BOTH.test(text) || WORKLOAD.test(text)) return true
  const words = fold(text.replaceAll(/post-(?=doc)/gi, 'post').replaceAll(DEGREE, ' ')).split(' ')
  if (words.length >= HEADLINE_WORDS_MIN && HEADLINE.test(`${text} `)) return false
  if (words.length > 1 && PHRASES.test(words.join(' '))) return true
  return words.some(
    (word) =>
      WORDS.has(word) ||
      ARABIC.has(word) ||
      (words.length > 1 && WEAK.has(word)) ||
      (!TRADES.has(word) && hasStem(word)),
  )
}

/** A workplace rather than a person: `Bäckerei`, `boulangerie`, `falegnameria`. */
const SHOP = /(?:erei(?:en)?|ery|eries|erie|eria|erij|betrieb|stvi|stwo)$/
const stemmed = new Map<string, boolean>()
const STEMMED_MAX = 10_000

/** Cached, because pages repeat words. */
function hasStem(word: string): boolean {
  const known = stemmed.get(word)
  if (known !== undefined) return known
  const found = !SHOP.test(word) && STEMS.some((stem) => isOf(word, stem))
  if (stemmed.size < STEMMED_MAX) stemmed.set(word, found)
  return found
}

/** Short stems match whole words or their ends only, because other words begin with them: `Arzt`, `Koch`. */
const isOf = (word: string, stem: string) =>
  stem.length > 5 || /[^\p{Script=Latin}]/u.test(stem)
    ? word.includes(stem)
    : stem.length === 5
      ? word.startsWith(stem) || word.endsWith(stem)
      : word.endsWith(stem)
