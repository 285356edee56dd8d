import type { Page } from '@playwright/test'
import { startOpenIdProvider } from '../../server/testing/openid-provider.ts'

/** Starts an OpenID provider on loopback, and configures sign-in through it at `publicUrl`. */
export const startOidcProvider = async (publicUrl: string): Promise<void> => {
  const provider = await startOpenIdProvider(`${publicUrl}/api/linkedin/callback`)
  process.env['OIDC_ISSUER'] = provider.issuer
  process.env['LINKEDIN_CLIENT_ID'] = provider.clientId
  process.env['LINKEDIN_CLIENT_SECRET'] = provider.clientSecret
}

/**
 * Signs in on the provider's page as `login`, who has the address `<login>@example.com` there,
 * verified unless `login` says otherwise.
 */
export const signInAtProvider = async (page: Page, login: string): Promise<void> => {
  await page.getByPlaceholder('Enter any login').fill(login)
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
}
