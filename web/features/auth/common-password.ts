/** What people choose most, whatever they put around it. */
const WORDS = new Set(
  `abc abcd abcde abcdef abcdefg abcdefgh access admin administrator adobe amanda america andrew angel
  anthony apple april asdf asdfg asdfgh asdfghjkl ashley august austin autumn azerty banana baseball
  basketball batman biteme blink brandon bubbles buster butterfly changeme charlie cheese chelsea
  chocolate company computer cookie corvette daniel december default demo diamond donald dragon eagles
  facebook family fall february ferrari flower foothold football forever freedom friday friend friends
  fuckyou ginger god google guest hannah harley hello hockey hunter iloveu iloveyou internet january
  jasmine jennifer jessica jesus jobsearch jordan joshua july june justin killer letmein linkedin login
  lovely love loveme london madison maggie march master matrix matthew may merlin michael michelle
  microsoft minecraft monday money monkey mustang mypassword naruto newpassword nicole ninja november
  october office oliver pass passw password passwords passwort pepper phoenix player pokemon princess
  purple qaz qazwsx qwer qwert qwerty qwertyui qwertyuiop qwertz rainbow ranger robert root samantha
  samsung saturday secret secure security september shadow silver snoopy soccer sophie spring starwars
  startrek summer sunday sunflower sunshine superman superstar system taylor temp tennis test tester
  testing thomas thunder thursday tigger tiger trustno tuesday user wednesday welcome whatever william
  windows winner winter yankees yellow zaq zxcv zxcvb zxcvbn zxcvbnm`.split(/\s+/),
)

/** Letters that stand in for others. */
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

/** Whether anybody who guesses would try it soon: a common word, disguised the common ways. */
export const isCommonPassword = (password: string): boolean => {
  const typed = password.toLowerCase()
  const word = typed.replace(/^[^a-z]+/, '').replace(/[^a-z$@]+$/, '')
  const plain = [word, word.replace(/[@$]+$/, '')].map((text) =>
    text.replaceAll(/[^a-z]/g, (sign) => STAND_INS[sign] ?? ''),
  )
  return plain.some((text) => WORDS.has(text)) || KEYBOARD_WALK.test(typed)
}
