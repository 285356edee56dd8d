/** What the browser must know about this deployment. */
export type Deployment = {
  /** A template with `{domain}` and `{size}`; null when third-party icons are off. */
  icon_service_url: string | null
  support_email: string
  public_url: string
}
