/**
 * Names the build that this page runs: the address of its first script, whose hash changes with
 * every part of the app. Undefined while developing.
 */
export const findBuildId = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[data-build]')?.dataset['build']
