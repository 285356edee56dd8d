declare module 'punycode.js' {
  /** A label in Unicode of its ASCII form without the leading `xn--`. Throws on what is none. */
  export function decode(label: string): string
}
