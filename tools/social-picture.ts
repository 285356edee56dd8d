import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const FONT = fileURLToPath(
  import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
)
const toDataUrl = (type: string, content: Buffer) =>
  `data:${type};base64,${content.toString('base64')}`

/** The picture of a shared link, as a self-contained HTML document of 1200 by 630. */
export const renderSocialPicture = (board: Buffer): string => `<!doctype html>
<style>
  @font-face { font-family: Figtree; font-weight: 300 900; src: url(${toDataUrl('font/woff2', readFileSync(FONT))}) }
  body { margin: 0; width: 1200px; height: 630px; overflow: hidden; background: #faf8f3; color: #23211d; font-family: Figtree; position: relative }
  header { position: absolute; inset: 64px auto auto 72px; width: 470px }
  .name { display: flex; align-items: center; gap: 16px; font-size: 36px; font-weight: 650 }
  rect { fill: #0d6b62 }
  path { fill: none; stroke: #fff; stroke-width: 3; stroke-linecap: round; stroke-linejoin: round }
  h1 { margin: 88px 0 24px; font-size: 66px; line-height: 1.04; letter-spacing: -0.03em; font-weight: 720; text-wrap: balance }
  p { margin: 0; font-size: 27px; line-height: 1.4; color: #5c564b }
  img { position: absolute; left: 590px; top: 92px; width: 960px; border-radius: 18px; border: 1px solid #e5dfd2; box-shadow: 0 24px 64px rgb(60 50 30 / 20%) }
</style>
<header>
  <div class="name">
    <svg viewBox="0 0 32 32" width="56" height="56"><rect width="32" height="32" rx="8" /><path d="M7 24h6v-5h6v-5h6V8" /></svg>
    Foothold
  </div>
  <h1>Get a foothold in your job search.</h1>
  <p>Open source. Self-hosted. Yours.</p>
</header>
<img src="${toDataUrl('image/png', board)}" alt="">`
