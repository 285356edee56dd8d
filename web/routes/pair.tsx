import { createFileRoute, redirect, useLocation } from '@tanstack/react-router'
import { PairScreen } from '../features/settings/tokens/pair-screen.tsx'
import { t } from '#src/language/t.ts'

const TOKEN = /^fh_[\w-]{43}$/

const Pair = () => <PairScreen token={useLocation({ select: ({ state }) => state.pairingToken })} />

/** Opens a pairing link; its token is removed from the URL at once. */
export const Route = createFileRoute('/pair')({
  staticData: { title: t('Pair the browser extension') },
  beforeLoad: ({ location: { hash } }) => {
    if (!TOKEN.test(hash)) return
    throw redirect({ to: '/pair', hash: '', state: { pairingToken: hash }, replace: true })
  },
  component: Pair,
})
