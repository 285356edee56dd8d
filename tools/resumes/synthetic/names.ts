import type { Random } from './random.ts'

const STARTS =
  'Va Bre Tol Que Ar Mi San Pell Kor Lu Os Fenn Gal Har Zen Ra Du Stei Mon Bo Cas Wey Jo Le Per'
const MIDDLES = ['', '', 'la', 'ni', 'mo', 've', 'ri', 'ber', 'tan', 'go']
const ENDS =
  'mora nick varis ssel denhof relio quay worth vanta brel wick brook dimar ssa hoven velin mann ez ini eau ira stra tti berg court'
const LETTERS = 'ABCDEFGHIKLMNOPRSTUVWZ'
const [FIRST, LAST] = [STARTS.split(' '), ENDS.split(' ')]

const pickOf = (random: Random, [first = '', ...rest]: readonly string[]): string =>
  random.pick([first, ...rest])

/** An invented name that sounds real. */
export const inventName = (random: Random): string =>
  `${pickOf(random, FIRST)}${pickOf(random, MIDDLES)}${pickOf(random, LAST)}`

export const inventAcronym = (random: Random): string =>
  random.sample(LETTERS.split(''), random.whole(3, 4)).join('')
