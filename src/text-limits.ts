/** The limits of text fields, unless a feature has its own (docs/behaviour.md#fields). */
export const SHORT_TEXT_MAX = 200
export const LONG_TEXT_MAX = 20_000
export const URL_MAX = 2048
