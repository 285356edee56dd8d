import type { Registration } from '../auth/registration.ts'

/** Settings of this deployment that the browser needs. */
export type Deployment = {
  /** A template with `{domain}` and `{size}`; null if third-party icons are off. */
  icon_service_url: string | null
  support_email: string
  /** Who may create an account. */
  registration: Registration
  /** The provider's name on its button. */
  provider_name: string
  /** Whether signing in by a provider is configured. */
  has_provider: boolean
  /** False if the provider is the only way to sign in. */
  has_password_login: boolean
  public_url: string
  /** Whether people can have an address for incoming mail. */
  takes_mail: boolean
}
