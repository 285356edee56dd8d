// `npm run pictures`: takes the pictures of real screens for the public pages, shared links and the
// README, from a separate server with the demo account's data.
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { z } from 'zod'
import { SOCIAL_PICTURE } from '../src/shell/page-descriptions.ts'
import { THEME_STORAGE_KEY } from '../src/shell/theme.ts'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../web/features/shell/public/picture-shape.ts'
import { launchBrowser } from '../bench/support/browser.ts'
import { makeTemporaryDir, startServer } from '../bench/support/server.ts'
import { DEMO_EMAIL, DEMO_PASSWORD } from './demo-account.ts'
import { ensureBuilt } from './ensure-built.ts'
import { renderExtensionPicture, takeExtensionPictures } from './extension-picture.ts'
import { renderSocialPicture } from './social-picture.ts'

const PICTURES = 'web/features/shell/public/pictures'
/** About one and a half times the width at which a page shows a picture. */
const FILE_WIDTH = 800
/** The landing page has three of them within 200 KiB (bench/transfer.ts). */
const WEBP_QUALITY = 0.25
const VIEWPORT = { width: 1280, height: 900 }

/** A part of a screen at about its real size, so that its text is readable. */
type Shot = {
  name: string
  path: string
  /** A text of the part, without which it has not loaded. */
  text: string
  /** The application whose dialog is open. */
  company?: string
  viewport?: typeof VIEWPORT
  /** The height follows from the shape. */
  clip: { x: number; y: number; width: number }
}

const SHOTS: readonly Shot[] = [
  {
    name: 'board',
    path: '/job-tracker',
    text: 'Quillworks',
    clip: { x: 266, y: 150, width: 748 },
  },
  {
    name: 'search',
    path: '/job-tracker?view=list&q=engineer&status=applied|interviewing',
    text: 'Quillworks',
    viewport: { width: 1000, height: 900 },
    clip: { x: 16, y: 76, width: 720 },
  },
  {
    name: 'dashboard',
    path: '/dashboard',
    text: 'New mail',
    clip: { x: 16, y: 146, width: 720 },
  },
  {
    name: 'analytics',
    path: '/analytics',
    text: 'What became of them',
    viewport: { width: 1280, height: 1000 },
    clip: { x: 32, y: 268, width: 1216 },
  },
  {
    name: 'notes',
    path: '/dashboard?dialog=overview',
    text: 'Interview Details',
    company: 'Lumen Health',
    clip: { x: 304, y: 228, width: 672 },
  },
]

const fillDemo = (url: string) => {
  const { status } = spawnSync(process.execPath, ['tools/demo.ts', '--url', url], {
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('The demo account could not be filled: see above')
}

const readToken = async (url: string) => {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: DEMO_EMAIL, password: DEMO_PASSWORD }),
  })
  return z.object({ access_token: z.string() }).parse(await response.json()).access_token
}

const findJob = async (url: string, token: string, company: string) => {
  const response = await fetch(`${url}/api/jobs`, { headers: { Authorization: `Bearer ${token}` } })
  const jobs = z
    .array(z.object({ id: z.string(), company: z.string() }))
    .parse(await response.json())
  return jobs.find((job) => job.company === company)?.id
}

type Options = { url: string; token: string; theme: string; density: number }

const openPage = async (browser: Browser, { url, token, theme, density }: Options) => {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-US',
    viewport: VIEWPORT,
    deviceScaleFactor: density,
    reducedMotion: 'reduce',
  })
  await context.addInitScript(
    ([storedToken, key, value]) => {
      localStorage.setItem('auth_token', storedToken)
      localStorage.setItem(key, value)
    },
    [token, THEME_STORAGE_KEY, theme] as const,
  )
  return context.newPage()
}

const settle = async (page: Page) => {
  await page.evaluate(async () => {
    await document.fonts.ready
    // The focus ring would look like part of the screen.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
}

const take = async (page: Page, { path, text, company, viewport = VIEWPORT, clip }: Shot) => {
  const job = company === undefined ? undefined : await findJob(server.url, token, company)
  await page.setViewportSize(viewport)
  await page.goto(job === undefined ? path : `${path}&job=${job}`, { waitUntil: 'networkidle' })
  await page.getByText(text).first().waitFor()
  await settle(page)
  const height = Math.round((clip.width * PICTURE_HEIGHT) / PICTURE_WIDTH)
  return page.screenshot({ animations: 'disabled', clip: { ...clip, height } })
}

/** Uses the browser's encoder, since a package for it would be the largest dependency. */
const toWebp = async (browser: Browser, png: Buffer): Promise<Buffer> => {
  const page = await browser.newPage()
  const address = await page.evaluate(
    async ([source, quality]) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', quality)
    },
    [`data:image/png;base64,${png.toString('base64')}`, WEBP_QUALITY] as const,
  )
  await page.close()
  return Buffer.from(address.replace(/^.*,/, ''), 'base64')
}

/** Takes a picture of a document created for it. */
const draw = async (
  browser: Browser,
  html: string,
  viewport: { width: number; height: number },
  deviceScaleFactor: number,
): Promise<Buffer> => {
  const page = await browser.newPage({ viewport, deviceScaleFactor })
  await page.setContent(html, { waitUntil: 'load' })
  const picture = await page.screenshot()
  await page.close()
  return picture
}

const save = (path: string, content: Buffer) => {
  writeFileSync(path, content)
  console.log(`${path}  ${(content.length / 1024).toFixed(1)} KiB`)
}

await ensureBuilt()
mkdirSync(PICTURES, { recursive: true })
const DATA_DIR = makeTemporaryDir('pictures')
const server = await startServer({ DATA_DIR })
fillDemo(server.url)
const browser = await launchBrowser()
const token = await readToken(server.url)
const base = { url: server.url, token }

for (const theme of ['light', 'dark'] as const) {
  const width = 748
  const height = Math.round((width * PICTURE_HEIGHT) / PICTURE_WIDTH)
  const density = FILE_WIDTH / width
  const shots = await takeExtensionPictures({ ...base, theme })
  const picture = await draw(
    browser,
    renderExtensionPicture(shots, width),
    { width, height },
    density,
  )
  save(join(PICTURES, `extension-${theme}.webp`), await toWebp(browser, picture))
  if (theme === 'light') {
    const whole = { width: 1280, height: 640 }
    save(
      'docs/extension.png',
      await draw(browser, renderExtensionPicture(shots, whole.width), whole, 1),
    )
  }
  for (const shot of SHOTS) {
    const density = FILE_WIDTH / shot.clip.width
    const page = await openPage(browser, { ...base, theme, density })
    const picture = await toWebp(browser, await take(page, shot))
    save(join(PICTURES, `${shot.name}-${theme}.webp`), picture)
    await page.context().close()
  }
}

const page = await openPage(browser, { ...base, theme: 'light', density: 1 })
await page.setViewportSize({ width: 1280, height: 800 })
await page.goto('/job-tracker', { waitUntil: 'networkidle' })
await settle(page)
const board = await page.screenshot({ animations: 'disabled' })
save('docs/board.png', board)
const social = await browser.newPage({ viewport: SOCIAL_PICTURE })
await social.setContent(renderSocialPicture(board), { waitUntil: 'load' })
await settle(social)
save(join('web/public', SOCIAL_PICTURE.path), await social.screenshot())
await browser.close()
await server.stop()
