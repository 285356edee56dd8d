import type { Feature } from '../../feature.ts'
import { exportTokens } from './export.ts'
import { deleteExpiredTokens, deleteTokens } from './queries.ts'
import { tokensRest, tokensRouter } from './router.ts'
import { accessTokens } from './service.ts'

const EXPIRED_KEPT_DAYS = 30

export const tokens = {
  title: 'Access tokens',
  router: tokensRouter,
  rest: tokensRest,
  accessTokens,
  account: { exports: [exportTokens], accessEnds: deleteTokens },
  async sweep({ db }) {
    const expired = await deleteExpiredTokens(db, EXPIRED_KEPT_DAYS)
    return { access_tokens: Number(expired.numDeletedRows) }
  },
} satisfies Feature
