import { createEndingFinder, createWordFinder } from './lexicon/list-words.ts'
import { OCCUPATION_ENDINGS, OCCUPATIONS } from './lexicon/occupations.ts'
import { TITLE_ENDINGS, TITLE_NOUNS } from './lexicon/titles.ts'
import { fold, memoizeText } from './text.ts'

/** Nouns for what a person does; German ones end many compounds, so they are matched as endings. */
const NOUNS =
  'accountant,actor,actress,actuary,administrator,adjunct,adviser,advisor,agent,aide,ambassador,analyst,animator,apprentice,architect,artist,assembler,assistant,associate,attendant,attorney,auditor,author,auxiliary,baker,banker,barista,bartender,bookkeeper,broker,builder,butcher,buyer,captain,caretaker,caregiver,carer,carpenter,cashier,ceo,cfo,cto,coo,cio,ciso,cmo,chair,chairman,chairperson,chairwoman,chef,chief,chemist,clerk,bioinformatician,cinematographer,clinician,co-founder,cofounder,coach,collector,commander,commissioner,composer,conductor,consultant,contractor,contributor,controller,cook,coordinator,copywriter,corporal,counsel,counselor,counsellor,curator,custodian,dancer,dean,dentist,deputy,designer,detective,developer,dev,devops,director,dispatcher,docent,doctor,driver,economist,editor,educator,electrician,engineer,entrepreneur,estimator,evangelist,examiner,executive,expert,facilitator,faculty,farmer,fellow,filmmaker,firefighter,foreman,founder,freelancer,freelance,fundraiser,generalist,geologist,guard,guide,hacker,handyman,head,helper,host,hostess,housekeeper,illustrator,inspector,instructor,intern,internship,interpreter,investigator,investor,janitor,journalist,judge,keeper,laborer,labourer,landscaper,lawyer,lead,leader,learner,lecturer,librarian,lieutenant,lifeguard,machinist,magistrate,maintainer,manager,marketer,mechanic,mediator,member,mentor,merchandiser,midwife,minister,mechanic,musician,nanny,negotiator,nurse,officer,operative,operator,organizer,organiser,owner,painter,paralegal,paramedic,partner,pastor,pathologist,pharmacist,photographer,physician,physicist,physiotherapist,pilot,planner,plumber,policeman,postdoc,practitioner,president,principal,producer,professor,programmer,promoter,psychologist,receptionist,recruiter,registrar,repairer,reporter,representative,rep,researcher,reviewer,sailor,salesman,salesperson,saleswoman,scholar,scientist,scribe,secretary,sergeant,server,scrum master,specialist,spokesperson,staff,statistician,steward,strategist,student worker,stylist,superintendent,supervisor,surgeon,surveyor,teacher,technician,technologist,teller,tester,therapist,trainee,trainer,translator,treasurer,tutor,underwriter,veterinarian,videographer,vice president,vp,svp,evp,volunteer,waiter,waitress,warden,webmaster,welder,worker,writer,youtuber,sre,swe,qa,residency,apprenticeship,fellowship,assistantship,traineeship,tlm,employee,aushilfe,praktikant,praktikantin,praktikum,werkstudent,werkstudentin,hilfskraft,mitarbeiter,mitarbeiterin,leiter,leiterin,leitung,berater,beraterin,entwickler,entwicklerin,ingenieur,ingenieurin,techniker,technikerin,kaufmann,kauffrau,verkaufer,verkauferin,sachbearbeiter,sachbearbeiterin,referent,referentin,assistent,assistentin,assistenz,lehrer,lehrerin,geschaftsfuhrer,geschaftsfuhrerin,fachkraft,pfleger,pflegerin,krankenschwester,arzt,arztin,mechaniker,mechanikerin,mechatroniker,mechatronikerin,elektroniker,elektronikerin,informatiker,informatikerin,trainer,trainerin,auszubildende,auszubildender,ausbildung zum,ausbildung zur,azubi,volontar,volontarin,zivildienst,freiwilliges soziales jahr,projektleiter,projektleiterin,teamleiter,teamleiterin,abteilungsleiter,abteilungsleiterin,buchhalter,buchhalterin,koch,kochin,schreiner,tischler,meister,facharbeiter,kellner,kellnerin,architektin,redakteur,redakteurin,gesellin,geselle,doktorand,doktorandin,professorin,dozent,dozentin,tutorin,controllerin,ingenieure,ingenieurs,developpeur,developpeuse,responsable,directeur,directrice,chef de projet,cheffe,chargee,charge,stagiaire,stage,alternant,alternante,alternance,apprenti,apprentie,assistante,vendeur,vendeuse,commercial,commerciale,technicien,technicienne,consultante,conseiller,conseillere,enseignant,enseignante,professeur,infirmier,infirmiere,comptable,gestionnaire,formateur,formatrice,animateur,animatrice,employe,employee,ouvrier,cuisinier,serveur,serveuse,hote,hotesse,secretaire,coordinateur,coordinatrice,graphiste,redacteur,redactrice,chercheur,chercheuse,doctorant,doctorante,benevole,gerant,gerante,architecte,analyste,juriste,avocat,avocate,aide,auxiliaire,ingenieur d,desarrollador,desarrolladora,ingeniero,ingeniera,gerente,director,directora,jefe,jefa,encargado,encargada,responsable,tecnico,tecnica,asistente,auxiliar,administrativo,administrativa,becario,becaria,practicas,practicante,profesor,profesora,maestro,maestra,docente,consultor,consultora,analista,vendedor,vendedora,dependiente,dependienta,camarero,camarera,enfermero,enfermera,medico,abogado,abogada,contable,contador,contadora,disenador,disenadora,coordinador,coordinadora,comercial,operario,operaria,recepcionista,secretario,secretaria,investigador,investigadora,periodista,redactor,redactora,cocinero,cocinera,arquitecto,arquitecta,programador,programadora,conductor,conductora,monitor,monitora,socio,fundador,fundadora,supervisor,supervisora,especialista,delegado,delegada,traductor,traductora,community manager'.split(
    ',',
  )
const holdsNoun = createWordFinder([...NOUNS.map(fold), ...TITLE_NOUNS, ...OCCUPATIONS])
const ENDING =
  /(?:leiter|leiterin|berater|beraterin|entwickler|entwicklerin|ingenieur|ingenieurin|techniker|technikerin|kaufmann|kauffrau|verkaufer|verkauferin|mitarbeiter|mitarbeiterin|assistent|assistentin|lehrer|lehrerin|mechaniker|mechanikerin|pfleger|pflegerin|student|studentin|manager|managerin|arbeiter|arbeiterin|praktikum|praktikant|praktikantin|helfer|helferin|fuhrer|fuhrerin|angestellte|angestellter|schwester|kraft|hilfskraft|meister|informatiker|redakteur|redakteurin|fahrer|fahrerin|tatigkeit|trainee|nebenjob|minijob)\b/
const endsInNoun = createEndingFinder([...TITLE_ENDINGS, ...OCCUPATION_ENDINGS])
const endsLikeTitle = (folded: string): boolean => ENDING.test(folded) || endsInNoun(folded)
const RANK =
  /\b(?:senior|sr|junior|jr|lead|head of|chief|vice president|vp of|director of|interim|acting|deputy)\b/

const PLURAL = new RegExp(`\\b(?:${NOUNS.map((noun) => fold(noun)).join('|')})s$`)
/** A company rather than a position, by a plural: "Baker & Partners", "Harvey Architects". */
export const endsInPlural = (text: string): boolean =>
  PLURAL.test(fold(text)) && !NOUN_ONE.test(fold(text)) && /\p{Lu}/u.test(text)
const NOUN_ONE = new RegExp(`\\b(?:${NOUNS.map((noun) => fold(noun)).join('|')})\\b(?!s)`)

export const holdsTitleNoun = memoizeText((text) => {
  const folded = fold(text)
  return holdsNoun(folded) || endsLikeTitle(folded)
})

/** An organisation whose name goes on with a profession: "Cooperativa Panadera", "Colegio de Médicos". */
const NAMES_FIRM =
  /^(?:cooperativa|asociacion|colegio|escuela|clinica|estudio|oficina|consultorio|sindicato|federacion|fundacion|laboratorio|taller|despacho|gestoria|empresa|agence|ecole|societe|syndicat|entreprise|clinique|laboratoire|scuola|associazione|sindacato|federazione|fondazione|ambulatorio|azienda|ditta|impresa|escola|associacao|federacao|fundacao|escritorio)(?: \p{L}+){1,4}$/u
/** A ministry of a Spanish or Portuguese speaking country: "Secretaría de Salud". */
const SECRETARIAT =
  /^(?:sub)?secretaria (?:municipal|estatal|estadual|nacional|d[eao]s? (?:estado|salud|saude|educacion|educacao|cultura|hacienda|fazenda|gobernacion|seguridad|seguranca|obras|turismo|medio ambiente|meio ambiente|desarrollo|desenvolvimento|comunicaciones|relaciones exteriores|economia|energia|agricultura|planejamento|assistencia social|ciencia|trabajo y|defensa|la defensa|marina))(?: |$)/
const isFirm = (text: string): boolean =>
  (!/[^\p{L}\s'’.-]/u.test(text) && NAMES_FIRM.test(fold(text))) || SECRETARIAT.test(fold(text))

/** The score of a text as a position: about 1 with a noun for one, more with a rank too. */
export const scoreTitle = memoizeText((text) => {
  if (endsInPlural(text) || isFirm(text)) return 0
  const folded = fold(text)
  const isLast = holdsNoun(folded.split(' ').slice(-1).join(' ')) || endsLikeTitle(folded)
  return (holdsTitleNoun(text) ? 1 : 0) + (isLast ? 0.4 : 0) + (RANK.test(folded) ? 0.5 : 0)
})
