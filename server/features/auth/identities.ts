import { type LinkedIdentity, ONLY_WAY_IN } from '#src/auth/identity.ts'
import type { Config } from '../../config.ts'
import { LINKEDIN_ISSUER } from '../../config-variables.ts'
import type { Context } from '../../context.ts'
import { Conflict, NotFound } from '../../errors.ts'
import { recordSecurityEvent } from '../security/index.ts'
import * as identities from './identity-queries.ts'
import * as queries from './queries.ts'
import { lockUser } from './recovery-queries.ts'
import { t } from '#src/language/t.ts'

type Ways = Pick<Config, 'linkedin' | 'oidcIssuer' | 'providerName' | 'hasPasswordLogin'>

export async function listLinkedIdentities(
  { db, config }: Pick<Context, 'db' | 'config'>,
  userId: string,
): Promise<LinkedIdentity[]> {
  const rows = await identities.listIdentities(db, userId)
  return rows.map(({ id, issuer, email, created_at }) => ({
    id,
    provider: nameProvider(issuer, config),
    email,
    created_at,
  }))
}

/** The provider's display name; an unconfigured one is named by its host. */
export function nameProvider(issuer: string, config: Ways): string {
  if (issuer === config.oidcIssuer) return config.providerName
  if (issuer === LINKEDIN_ISSUER) return 'LinkedIn'
  return URL.canParse(issuer) ? new URL(issuer).host : issuer
}

/**
 * @throws NotFound if the person has no such identity, Conflict if it is the only way to sign in
 */
export async function unlinkIdentity(ctx: Context, userId: string, id: string): Promise<void> {
  const { db, config } = ctx
  await db.transaction().execute(async (trx) => {
    // Of two concurrent calls, the second sees that only one identity is left.
    await lockUser(trx, userId)
    const linked = await identities.listIdentities(trx, userId)
    const unlinked = linked.find((identity) => identity.id === id)
    if (unlinked === undefined) throw new NotFound(t('Identity not found'))
    const others = linked.filter((identity) => identity.id !== id && signsIn(identity, config))
    const passwordHash = await queries.findPasswordHash(trx, userId)
    const hasPassword = config.hasPasswordLogin && passwordHash != null
    if (others.length === 0 && !hasPassword) throw new Conflict(ONLY_WAY_IN)
    await identities.deleteIdentity(trx, userId, id)
    const detail = nameProvider(unlinked.issuer, config)
    await recordSecurityEvent(trx, ctx, userId, 'identity_unlinked', { detail })
  })
}

/** Whether the provider is the one that is set up. */
const signsIn = ({ issuer }: { issuer: string }, { linkedin, oidcIssuer }: Ways): boolean =>
  linkedin !== undefined && issuer === oidcIssuer
