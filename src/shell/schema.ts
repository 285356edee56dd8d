import type { Registration } from '../auth/registration.ts'

/** What the browser must know about this deployment. */
export type Deployment = {
  /** A template with `{domain}` and `{size}`; null when third-party icons are off. */
  icon_service_url: string | null
  support_email: string
  /** Who may make an account. */
  registration: Registration
  /** What the provider's button is called by. */
  provider_name: string
  /** Whether a provider is set up to sign in by. */
  has_provider: boolean
  /** False where the provider is the only way to sign in. */
  has_password_login: boolean
  public_url: string
  /** Whether people can have an address at which mail comes in. */
  takes_mail: boolean
}
