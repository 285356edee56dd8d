import { z } from 'zod'

/**
 * Goes through the provider's pages like a browser: signs in as `login` and consents, or cancels at
 * the consent page. Returns the URL that the provider redirects back to.
 */
export async function visitProvider(
  address: string,
  login: string,
  decision: 'consent' | 'deny' = 'consent',
): Promise<string> {
  const cookies = new Map<string, string>()

  async function follow(url: string, form?: Record<string, string>): Promise<string> {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = z.tuple([z.string(), z.string(), z.string()]).parse(PAIR.exec(line))
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location === null) throw new Error(`The provider returned ${response.status}`)
    return new URL(location, url).href
  }

  const loginPage = await follow(address)
  const consentPage = await follow(
    await follow(loginPage, { prompt: 'login', login, password: 'any' }),
  )
  if (decision === 'deny') return follow(await follow(`${consentPage}/abort`))
  return follow(await follow(consentPage, { prompt: 'consent' }))
}

const PAIR = /^([^=]+)=([^;]*)/
