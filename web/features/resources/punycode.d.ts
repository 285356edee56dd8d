declare module 'punycode.js' {
  /** Decodes a label in its ASCII form without the leading `xn--` to Unicode. Throws if invalid. */
  export function decode(label: string): string
}
