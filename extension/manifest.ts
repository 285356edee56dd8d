import { t } from '#src/language/t.ts'

export const EXTENSION_BROWSERS = ['chromium', 'firefox'] as const
export type ExtensionBrowser = (typeof EXTENSION_BROWSERS)[number]

const ICON_SIZES = [16, 32, 48, 128]
const icons = Object.fromEntries(ICON_SIZES.map((size) => [size, `icons/${size}.png`]))

/** The texts that the browser shows of the extension, in its own language (`_locales`). */
export const MANIFEST_TEXTS = {
  description: t('Saves the job posting you are looking at to your own Foothold server.'),
  title: t('Save this job to Foothold'),
}

const COMMON = {
  manifest_version: 3,
  name: 'Foothold',
  default_locale: 'en',
  description: '__MSG_description__',
  icons,
  action: { default_popup: 'popup.html', default_title: '__MSG_title__' },
  options_ui: { page: 'options.html', open_in_tab: true },
  permissions: ['activeTab', 'scripting', 'storage'],
  // Only the permission for the paired server is ever requested (storage/pairing.ts).
  optional_host_permissions: ['https://*/*', 'http://localhost/*'],
  // Firefox's default would turn http into https, also in home networks.
  content_security_policy: { extension_pages: "script-src 'self'; object-src 'none'" },
}

/** The manifest of the extension, which is the same but for its background and its name. */
export const createManifest = (browser: ExtensionBrowser, version: string): object =>
  browser === 'chromium'
    ? {
        ...COMMON,
        version,
        minimum_chrome_version: '125',
        background: { service_worker: 'background.js', type: 'module' },
      }
    : {
        ...COMMON,
        version,
        background: { scripts: ['background.js'], type: 'module' },
        browser_specific_settings: {
          gecko: {
            id: 'extension@foothold.invalid',
            strict_min_version: '140.0',
            // The posting's page is sent to the person's own server.
            data_collection_permissions: { required: ['websiteContent'] },
          },
          gecko_android: { strict_min_version: '142.0' },
        },
      }
