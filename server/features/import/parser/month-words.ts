/** The names of months and seasons in many languages, in lower case, as they are printed. */

const NAMES: [month: number, names: string][] = [
  [
    1,
    'january jan januar jän jänner janvier janv enero ene januari gennaio gen janeiro styczeń stycznia января январь',
  ],
  [
    2,
    'february feb febr februar feber février fevrier févr fevr fév fev febrero februari febbraio fevereiro luty lutego февраля февраль',
  ],
  [
    3,
    'march mar märz maerz mär mrz mars marzo maart mrt março marco marts marzec marca марта март',
  ],
  [4, 'april apr avril avr abril abr aprile kwiecień kwietnia апреля апрель'],
  [5, 'may mai mayo mei maggio mag maio maj май мая'],
  [6, 'june jun juni juin junio giugno giu junho czerwiec czerwca июня июнь'],
  [7, 'july jul juli juillet juil julio luglio lug julho lipiec lipca июля июль'],
  [8, 'august aug août aout agosto ago augustus augusti sierpień sierpnia августа август'],
  [
    9,
    'september sept sep septembre septiembre setiembre settembre sett set setembro wrzesień września сентября сентябрь',
  ],
  [
    10,
    'october oct oktober okt octobre octubre ottobre ott outubro out październik października октября октябрь',
  ],
  [11, 'november nov novembre noviembre novembro listopad listopada ноября ноябрь'],
  [
    12,
    'december dec dezember dez décembre decembre déc diciembre dic dicembre dezembro desember grudzień grudnia декабря декабрь',
  ],
]
/** Usual misspellings other than a letter of a long name missing, doubled or swapped with the next. */
const MISSPELT: typeof NAMES = [
  [1, 'janurary'],
  [4, 'arpil aprill'],
  [8, 'agust'],
  [9, 'septemeber'],
  [10, 'octobor'],
  [11, 'novemeber'],
  [12, 'decemeber'],
]
export const MONTHS: Record<string, number> = Object.fromEntries(
  [...MISSPELT, ...NAMES].flatMap(([month, names]) =>
    names.split(' ').map((name) => [name, month]),
  ),
)

/** The month in which each season begins, as in terms of study and work. */
export const SEASONS: Record<string, number> = {
  spring: 3,
  summer: 6,
  summers: 6,
  autumn: 9,
  fall: 9,
  winter: 12,
  sommersemester: 4,
  sose: 4,
  ss: 4,
  wintersemester: 10,
  wise: 10,
  ws: 10,
  frühjahr: 3,
  frühling: 3,
  sommer: 6,
  herbst: 9,
  printemps: 3,
  été: 6,
  automne: 9,
  hiver: 12,
  primavera: 3,
  verano: 6,
  otoño: 9,
  invierno: 12,
  lente: 3,
  voorjaar: 3,
  zomer: 6,
  najaar: 9,
  estate: 6,
  autunno: 9,
  inverno: 12,
  verão: 6,
  outono: 9,
  étés: 6,
  hivers: 12,
  primavere: 3,
  estati: 6,
  inverni: 12,
  veranos: 6,
  inviernos: 12,
  primaveras: 3,
  zomers: 6,
  winters: 12,
  herfst: 9,
  verões: 6,
  invernos: 12,
}
