/** Ordered, because most browsers also name the ones they are based on. */
const BROWSERS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|OPiOS|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Yandex Browser', /\bYaBrowser\//],
  ['DuckDuckGo', /\b(?:DuckDuckGo|Ddg)\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Chromium', /\bChromium\//],
  ['Safari', /\bVersion\/\S+ .*Safari\//],
]

const SYSTEMS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Windows', /\bWindows\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMac(?:intosh|OS)\b/],
  ['Linux', /\bLinux\b/],
]

/** A script or an app with its own name, such as `curl/8.5.0`. */
const PRODUCT = /^([A-Za-z][\w.-]{0,39})\/[\w.-]/

const findName = (list: typeof BROWSERS, text: string) =>
  list.find(([, sign]) => sign.test(text))?.[0]

/** Describes a user agent for people: `Chrome on Linux`, `curl`, `Unknown device`. */
export function describeDevice(userAgent: string | null): string {
  const text = userAgent ?? ''
  const browser = findName(BROWSERS, text)
  const system = findName(SYSTEMS, text)
  if (browser && system) return `${browser} on ${system}`
  const product = PRODUCT.exec(text)?.[1]
  return browser ?? system ?? (product === 'Mozilla' ? undefined : product) ?? 'Unknown device'
}
