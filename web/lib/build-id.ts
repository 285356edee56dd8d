/**
 * Returns the id of the build this page runs: the URL of its first script, whose hash changes with
 * every part of the app. Undefined in development.
 */
export const findBuildId = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[data-build]')?.dataset['build']
