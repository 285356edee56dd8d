import passwords from '@zxcvbn-ts/language-common/src/passwords.json'

/** Keyboard rows, words that job seekers choose, months and days. */
const OFTEN = `abc abcd abcde abcdef asdf qwer foothold jobsearch linkedin newpassword changeme login welcome default guest administrator
  passwort azerty qwertz spring summer autumn fall winter january february march april may june july august
  september october november december monday tuesday wednesday thursday friday saturday sunday`

/**
 * The most frequent passwords of known leaks (tools/vite/common-passwords.ts keeps the first of
 * them), most frequent first.
 */
const WORDS = new Set([...passwords, ...OFTEN.split(/\s+/)])

/** Digits and signs that replace letters. */
const STAND_INS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

const KEYBOARD_WALK = /^(?:[!1]qaz[@2]wsx|[@2]wsx[!1]qaz|zaq[!1]xsw[@2]|[!1]q[@2]w[#3]e[$4]r)/

/**
 * Whether an attacker would try the password early: a common word, even with usual substitutions.
 */
export const isCommonPassword = (password: string): boolean => {
  const typed = password.toLowerCase()
  const word = typed.replace(/^[^a-z]+/, '').replace(/[^a-z$@]+$/, '')
  const plain = [word, word.replace(/[@$]+$/, '')].map((text) =>
    text.replaceAll(/[^a-z]/g, (sign) => STAND_INS[sign] ?? ''),
  )
  return plain.some((text) => WORDS.has(text)) || KEYBOARD_WALK.test(typed)
}
