import { t } from '#src/language/t.ts'
import { createButton, get, onPress, say } from '../dom.ts'
import { type Pairing, parsePairingCode, toHost } from '../storage/pairing.ts'
import { openPairing } from '../tabs.ts'

/** Opens the page for pairing, with the code if Foothold's own page shows one. */
export function offerPairing(address: string | undefined, code: string | undefined): void {
  const button = get('pair', HTMLButtonElement)
  const offered = code === undefined ? undefined : parsePairingCode(code)
  const isOwn = address !== undefined && offered?.server === new URL(address).origin
  if (offered !== undefined && isOwn)
    button.textContent = t('Pair with {host}', { host: toHost(offered.server) })
  onPress('pair', () => void openPairing(isOwn ? code : undefined))
  button.focus()
}

/** Shown above the form, which still works: applications are kept to be sent later. */
export function sayEnded({ server }: Pairing): void {
  const ended = get('ended', HTMLElement)
  say(
    ended,
    `${t('This browser is no longer paired with {host}. What you save is stored here.', { host: toHost(server) })} `,
  )
  const again = createButton(t('Pair again'), () => void openPairing())
  again.className = 'plain'
  ended.append(again)
}
