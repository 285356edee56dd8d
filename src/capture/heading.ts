import { type PageElement, readLine } from './page.ts'
import { soundsLikePlace } from './place-names.ts'

/** Labels beside names on cards, and notices above the page. */
export const BADGE =
  /^(?:new|neu|nieuw|nouveau|nuevo|nuovo|novo|ny|nový|nowe|premium|featured|sponsored|reposted|recommended|actively hiring|easy apply|no longer accepting applications|expired|closed|promoted|urgent|verified|hot|top ?job|gesponsert|sponsorisé|patrocinado|(?:log|sign) in\b.*|(?:save|share|print|report|add|speichern|merken|teilen|drucken|melden|ajouter|partager|imprimer|signaler|sauvegarder|guardar|compartir|imprimir|salvar|partilhar|salva|condividi|stampa|bewaren|delen|gem|spara|lagre|uložit|zapisz)(?:\s(?:this |the |diese[ns]? |cette |cet |esta |questa |deze )?(?:job|posting|vacancy|offer|page|stelle|anzeige|offre|annonce|oferta|vaga|offerta|vacature|to favou?rites|aux favoris|(?:a|en) favoritos|(?:ai )?preferiti))?|(?:we value )?your privacy.*|(?:this|our) (?:web)?site uses cookies.*|cookies?(?:[- ](?:settings|policy|consent|notice|preferences).*)?|diese (?:web)?seite verwendet cookies.*|(?:ihre |deine )?privatsphäre.*|(?:votre )?vie privée.*|nous respectons.*|tu privacidad.*|la tua privacy.*|manage (?:options|preferences|consent).*)[!.]?$/iu

/** The first part of a heading whose parts touch each other: `CookAcme` is two. */
export function readHeading(heading: PageElement): string {
  const element = withoutBadges(heading)
  const own = readOwnTitle(heading)
  if (own !== undefined) return own
  const whole = readLine(element).replace(/\s*[/|]$/, '')
  const parts = element.children.flatMap((child) =>
    typeof child === 'string' ? [child.trim()] : [readLine(child)],
  )
  const [first = '', second = ''] = parts.filter((part) => part !== '')
  const areTouching =
    /^\p{Lu}|^(?:at|bei|chez|presso|bij|hos|by)$/u.test(second) &&
    whole.startsWith(`${first}${second}`)
  if (first.length >= 3 && areTouching) return first
  // A smaller part at the end: `<h1>Cook <small>Leeds, UK</small></h1>`.
  const last = element.children.findLast((child) => typeof child !== 'string' || child.trim())
  const isNoted = typeof last === 'object' && last.name === 'small' && NOTE.test(readLine(last))
  const isPlaced =
    typeof last === 'object' &&
    second !== '' &&
    !/\s(?:in|im|at|à|a|en|em|w|v|ve|i|te|près de|near)$/i.test(first) &&
    soundsLikePlace(readLine(last))
  return (isPlaced || (isNoted && second !== '')) && whole.endsWith(readLine(last))
    ? whole.slice(0, -readLine(last).length).replace(/[\s,|–—-]+$/, '')
    : whole
}

const TITLE_MIN = 4
/** The heading's own title, if a block stands before it: `<h1 title="Cook"><div>Acme hires</div> Cook</h1>`. */
function readOwnTitle(heading: PageElement): string | undefined {
  const title = heading.attributes['title']?.trim() ?? ''
  const hasBlock = heading.children.some(
    (child) => typeof child !== 'string' && /^(?:div|p)$/.test(child.name),
  )
  return hasBlock && title.length >= TITLE_MIN && readLine(heading).endsWith(` ${title}`)
    ? title
    : undefined
}

/** The start, workload or pay in small letters: `Cook <small>from 1 May 2030, 80%</small>`. */
const NOTE =
  /^(?!.*\([mwfd](?:\s?[/|*]\s?[mwfdx])+\)).*(?:\d\s?%|(?<!\d)(?:19|20)\d{2}(?!\d)|[€$£]|\d\s?(?:h|std|hrs|hours|stunden|heures|uur)(?!\p{L}))/iu

const BADGE_NAME =
  /(?:^|[\s_-])(?:badge|tag|pill|chip|flag|ribbon|marker|status|sticker)s?(?:$|[\s_-])/i

/**
 * Removes badges (`Cook <span>Featured</span>`): at the end or by their class, because `New` may
 * begin a position.
 */
function withoutBadges(element: PageElement): PageElement {
  const children = element.children.filter(
    (child) => typeof child !== 'string' || child.trim() !== '',
  )
  const [only] = children
  if (children.length === 1 && typeof only === 'object') return withoutBadges(only)
  const last = children.at(-1)
  const isBadge = (child: PageElement) =>
    (child === last || BADGE_NAME.test(child.attributes['class'] ?? '')) &&
    BADGE.test(readLine(child))
  const rest = element.children.filter((child) => typeof child === 'string' || !isBadge(child))
  const bare = { ...element, children: rest }
  return rest.length < element.children.length && readLine(bare) !== '' ? bare : element
}
