import type { PageFacts } from './facts.ts'
import { findBegin } from './nearby.ts'
import { soundsLikePlace } from './place-names.ts'
import { APPLY } from './posting-words.ts'
import { isForBothGenders } from './roles.ts'
import { fold } from '../fold.ts'

// Pages about a position or about work that offer none.

const ABOUT =
  /\b(?:courses?|bootcamp|kurs|lehrgang|formation (?:en|de|d['’])|cursos? de|corso di|cursus|salary guide|salaries|gehalt als|interview (?:questions|process)|how to|career (?:path|guide|profile|explorer)|(?:resume|cv|cover letter) (?:template|example|sample)s?|job description template|salary (?:in|for)|average salary|certification|faqs?|frequently asked|help cent(?:er|re)|häufige fragen|foire aux questions|preguntas frecuentes)\b/i

const PAID =
  /\s(?:salary|salaries|gehalt|lohn|salaire|sueldo|salario|stipendio|salaris|wynagrodzenie)$/i

/** Whether the page is a course, guide or template about a position. */
export const isAbout = ({ title, metas }: PageFacts, position: string) =>
  (!isForBothGenders(position) && PAID.test(position)) ||
  (!ABOUT.test(position) && ABOUT.test(`${title} | ${metas.get('og:title') ?? ''}`))

/** Headings of guides to a profession. */
const GUIDE =
  /^(?:(?:a )?(?:typical )?day in the life.*|how to (?:become|get there|get started).*|(?:job |career |employment )?outlook(?: for .*)?|(?:average|median|typical|expected) (?:salary|pay|wage).*|salary(?: range| guide)? \((?:aud|usd|gbp|eur|cad|nzd|inr|chf)\)|study (?:time|path)|education (?:and training|needed|path)|related (?:careers|occupations|professions)|similar careers|career paths?|job (?:stability|growth)|(?:gehalt|verdienst)(?:saussichten|smöglichkeiten)?|berufsbild|ausbildungsweg|(?:zukunfts|karriere|berufs)aussichten|so wirst du .*|comment devenir .*|débouchés|(?:fiche )?métier|études(?: et formations?)?|cómo ser .*|salidas profesionales|come diventare .*|sbocchi (?:professionali|lavorativi)|hoe word je .*|jak zostać .*)\s*[?:]?$/i
const GUIDE_MIN = 2

/** Labels and headings of courses: what one pays, learns and gets for it. */
const COURSE =
  /^(?:ects(?:[- ](?:credits|punkte|points?))?|credit points|(?:course |tuition |participation |enrol?ment )?fees?|tuition|course (?:dates?|content|outline|language|code)|learning (?:outcomes|objectives|goals)|lecturers?|participants|who should attend|(?:kurs|teilnahme|lehrgangs|seminar)(?:gebühr(?:en)?|kosten|preis|inhalte?|beitrag|dauer|termine?)|lernziele|lerninhalte|dozent(?:en|innen|:innen)?|referent(?:en|:innen)|frais (?:de formation|d['’]inscription|pédagogiques)|tarif de la formation|objectifs pédagogiques|intervenants?|public visé|precio del curso|matrícula|profesorado|objetivos de aprendizaje|plazas limitadas|propina|formadores|objetivos do curso|quota di (?:iscrizione|partecipazione)|docenti|obiettivi formativi|cursusprijs|cursuskosten|docenten|leerdoelen|koszt (?:kursu|szkolenia)|prowadząc[ya]|cena kurzu|kurzovné|lektoři?|kursavgift|kursinnehåll|kurspris|læringsmål|deltagerpris|undervisere)\s*:?$/iu

/** Whether the page's labels and headings are those of a course. */
export const isCourse = (short: readonly { text: string }[]) =>
  new Set(short.filter(({ text }) => COURSE.test(text)).map(({ text }) => fold(text))).size >=
  GUIDE_MIN

/** Whether the page's headings are those of a guide to a profession. */
export const isGuide = (short: readonly { text: string }[]) => {
  const names = [
    ...new Set(short.filter(({ text }) => GUIDE.test(text)).map(({ text }) => fold(text))),
  ]
  // A heading and the one of its note are the same: `Median wage`, `Median wage - Help`.
  const own = names.filter(
    (name) => !names.some((other) => other !== name && name.startsWith(`${other} `)),
  )
  return own.length >= GUIDE_MIN
}

/** Buttons of a shop, beside the product that the page is named after. */
const BUY =
  /^(?:add to (?:cart|bag|basket)|in den (?:waren|einkaufs)korb|ajouter au panier|añadir (?:al carrito|a la cesta)|adicionar ao carrinho|aggiungi al carrello|in (?:mijn )?winkel(?:wagen|mand)(?:je)?|dodaj do koszyka|(?:přidat )?do košíku|lägg i varukorgen?|(?:læg|tilføj) (?:i|til) kurv(?:en)?|legg i handlekurven?)$/iu

/** Whether the page sells a product. */
export const isShop = (short: readonly { text: string }[]) =>
  short.some(({ text }) => BUY.test(text))

/** Names of what companies write about their work, which are not positions. */
const TOPIC =
  /^(?:(?:deine |ihre |unsere |our |your |the )?(?:ausbildung(?:splätze)?|duales studium|studium|praktik(?:um|a)|internships?|students?|studierende|graduates?|schüler(?:innen)?|young professionals|berufserfahrene|benefits|perks|culture|kultur|values|werte|diversity|vielfalt|team|locations?|standorte|bewerbungsprozess|application process|avantages|valeurs|cultura|valores|beneficios|cultuur|voordelen)(?:\s(?:&|und|and|et|y)\s\S+)?(?:\s(?:bei|beim|am|im|an der|at|with|chez|à|en|no|na|in|presso|bij|w|ve?|hos|på|i|(?:for|für|pour|para|per|voor|til|för) (?:all|our|alle|unsere?|tous|nos|nuestr[oa]s|nossos|tutti|i nostri|onze|vores|våra))\s.+)?|initiativbewerbung|(?:uopfordret|spontan|öppen) ans\S+|candidature spontanée|candidatura (?:espontánea|spontanea)|spontaneous application|open (?:application|sollicitatie))$/iu

/** One internship in a trade, unlike those in a place: `Internship in Baking`. */
const ONE_IN =
  /^(?:internship|praktikum|duales studium)\s(?:in|im)\s(?:der\s|the\s)?(?<trade>.+)$/iu

/** Whether a name is that of a topic rather than of a position: `Internships at Acme`. */
export const isTopic = (name: string): boolean => {
  const trade = ONE_IN.exec(name)?.groups?.['trade']
  return TOPIC.test(name) && (trade === undefined || soundsLikePlace(trade))
}

/** Whether the page is named after a topic of a company: `Internships | Acme`. */
export const tellsTopic = ({ metas, title }: PageFacts, position: string) =>
  !fold(title).includes(fold(position)) &&
  [title, metas.get('og:title') ?? ''].some((name) =>
    isTopic(name.split(/\s+[|–—·•»-]\s+|\s*[|•·»]\s*/)[0] ?? ''),
  )

const MONTH = String.raw`(?:\p{L}{3,9}\.?\s|\d{1,2}[./])(?:19|20)\d{2}`
/** The time of somebody's work: `Acme · Jan 2023 – Jun 2025`, `05/2021 - present`. */
const PERIOD = new RegExp(
  String.raw`(?:^|\s|\()${MONTH}\s?(?:[-–—]|to|bis|au?|til|till|do|tot)\s?(?:${MONTH}|present|today|now|current|heute|présent|actualidad|presente|oggi|heden|obecnie|současnost|nå|nu|idag)\)?$`,
  'iu',
)
/** Whether the position is one that somebody has had, as on a page of a résumé. */
export function isPast({ main, runs }: PageFacts, position: string): boolean {
  const begun = findBegin({ main }, position)
  if (begun === -1 || runs.some((text) => text.length < 50 && APPLY.test(text))) return false
  const around = main.slice(Math.max(0, begun - 2), begun + 4)
  return around.some(({ text }) => text.length < 100 && PERIOD.test(text))
}
