import { readFileSync } from 'node:fs'
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { Document } from '../../src/documents/schema.ts'
import type { Job } from '../../src/jobs/schema.ts'
import type { Reminder } from '../../src/reminders/schema.ts'
import type { Resource } from '../../src/resources/schema.ts'

export { expect }

export const PASSWORD = 'Correct-horse1!'

type NewJob = Partial<Job> & { company: string; position: string }
type NewToken = { name: string; scope: 'read' | 'write' | 'capture' }

/** Tag of tests that do not depend on the screen width: the phone project skips them. */
export const DESKTOP_ONLY = { tag: '@desktop-only' }

/** Tag of tests that another one repeats on a wide screen, in other circumstances. */
export const PHONE_ONLY = { tag: '@phone-only' }

/** A registered person, and what they can do through the documented REST API. */
export class Person {
  readonly email: string
  readonly firstName = 'Ada'
  readonly lastName = 'Lovelace'
  token = ''
  private readonly request: APIRequestContext

  constructor(request: APIRequestContext) {
    this.request = request
    this.email = `ada-${crypto.randomUUID()}@example.com`
  }

  async register(): Promise<void> {
    const response = await this.request.post('/api/auth/register', {
      data: {
        first_name: this.firstName,
        last_name: this.lastName,
        email: this.email,
        password: PASSWORD,
      },
    })
    expect(response.status(), await response.text()).toBe(201)
  }

  async signIn(): Promise<void> {
    const response = await this.request.post('/api/auth/login', {
      multipart: { username: this.email, password: PASSWORD },
    })
    expect(response.status(), await response.text()).toBe(200)
    this.token = ((await response.json()) as { access_token: string }).access_token
  }

  private get headers() {
    return { Authorization: `Bearer ${this.token}`, 'X-Time-Zone': 'America/New_York' }
  }

  async addJob(job: NewJob): Promise<Job> {
    const response = await this.request.post('/api/jobs', { headers: this.headers, data: job })
    expect(response.status(), await response.text()).toBe(201)
    return (await response.json()) as Job
  }

  async addReminder(
    reminder: Partial<Reminder> & { title: string; due_at: string },
  ): Promise<void> {
    const response = await this.request.post('/api/reminders', {
      headers: this.headers,
      data: reminder,
    })
    expect(response.status(), await response.text()).toBe(201)
  }

  async listJobs(): Promise<Job[]> {
    const response = await this.request.get('/api/jobs', { headers: this.headers })
    expect(response.status()).toBe(200)
    return (await response.json()) as Job[]
  }

  async updateJob(id: string, patch: Partial<Job>): Promise<void> {
    const response = await this.request.put(`/api/jobs/${id}`, {
      headers: this.headers,
      data: patch,
    })
    expect(response.status(), await response.text()).toBe(200)
  }

  async deleteJob(id: string): Promise<void> {
    const response = await this.request.delete(`/api/jobs/${id}`, { headers: this.headers })
    expect(response.status()).toBe(204)
  }

  async restoreJob(id: string): Promise<void> {
    const url = `/api/jobs/${id}/restore`
    const response = await this.request.post(url, { headers: this.headers, data: {} })
    expect(response.status(), await response.text()).toBe(200)
  }

  async putStages(stages: object): Promise<void> {
    const response = await this.request.put('/api/stages', { headers: this.headers, data: stages })
    expect(response.status(), await response.text()).toBe(200)
  }

  async addResource(resource: Partial<Resource> & { url: string }): Promise<Resource> {
    const response = await this.request.post('/api/resources', {
      headers: this.headers,
      data: resource,
    })
    expect(response.status(), await response.text()).toBe(201)
    return (await response.json()) as Resource
  }

  async listResources(): Promise<Resource[]> {
    const response = await this.request.get('/api/resources', { headers: this.headers })
    expect(response.status()).toBe(200)
    return ((await response.json()) as { resources: Resource[] }).resources
  }

  async deleteResource(id: string): Promise<void> {
    const response = await this.request.delete(`/api/resources/${id}`, { headers: this.headers })
    expect(response.status()).toBe(204)
  }

  async addDocument(filename: string, content: Buffer, type = 'resume'): Promise<Document> {
    const file = { name: filename, mimeType: 'application/octet-stream', buffer: content }
    const response = await this.request.post('/api/documents/upload', {
      headers: this.headers,
      multipart: { document_type: type, file },
    })
    expect(response.status(), await response.text()).toBe(201)
    return (await response.json()) as Document
  }

  async listDocuments(): Promise<Document[]> {
    const response = await this.request.get('/api/documents', { headers: this.headers })
    expect(response.status()).toBe(200)
    return (await response.json()) as Document[]
  }

  async deleteDocument(id: string): Promise<void> {
    const response = await this.request.delete(`/api/documents/${id}`, { headers: this.headers })
    expect(response.status()).toBe(204)
  }

  /** An access token, and its id to end it by. */
  async addToken(token: NewToken): Promise<{ id: string; token: string }> {
    const response = await this.request.post('/api/tokens', { headers: this.headers, data: token })
    expect(response.status(), await response.text()).toBe(201)
    return (await response.json()) as { id: string; token: string }
  }

  async deleteToken(id: string): Promise<void> {
    const response = await this.request.delete(`/api/tokens/${id}`, { headers: this.headers })
    expect(response.status()).toBe(204)
  }

  async signOut(): Promise<void> {
    const response = await this.request.post('/api/auth/logout', { headers: this.headers })
    expect(response.status()).toBe(204)
  }
}

/** Puts the person's token where the app keeps it, so that the next page opens signed in. */
export const restoreSession = (page: Page, person: Person) =>
  page.addInitScript(
    ([token]) => {
      // Once per tab: a test that signs out must stay signed out on its next page.
      if (sessionStorage.getItem('restored')) return
      sessionStorage.setItem('restored', 'yes')
      localStorage.setItem('auth_token', token)
    },
    [person.token] as const,
  )

type Fixtures = {
  /** A registered person who is signed in on no page. */
  person: Person
  /** The same person, with `page` signed in. */
  signedIn: Person
}

export const test = base.extend<Fixtures>({
  page: async ({ page }, provide) => {
    await provide(page)
    // A request may still be on its way at the end of a test; its route must not fail it.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  person: async ({ request }, provide) => {
    const person = new Person(request)
    await person.register()
    await person.signIn()
    await provide(person)
  },
  signedIn: async ({ page, person }, provide) => {
    await restoreSession(page, person)
    await provide(person)
  },
})

/** Waits for animations, because colours can only be checked at rest. */
export const comeToRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })

/** Shortened, it is sent to a page and compiled there in half the time. */
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/**
 * Reads each colour of a page once: a third of what axe does about contrast is to read the few colours of
 * a page again for every text on it.
 */
const readColoursOnce = () => {
  type Colour = {
    r: number
    g: number
    b: number
    alpha: number
    parseString(text: string): Colour
  }
  type Axe = { commons: { color: { Color: { prototype: Colour } } } }
  const { prototype } = (window as unknown as { axe: Axe }).axe.commons.color.Color
  const parse = prototype.parseString
  const known = new Map<string, Colour>()
  prototype.parseString = function parseOnce(text) {
    const { r, g, b, alpha } = known.get(text) ?? parse.call(this, text)
    if (!known.has(text)) known.set(text, { r, g, b, alpha, parseString: parse })
    return Object.assign(this, { r, g, b, alpha })
  }
}

const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
type Rules = 'all' | 'colours' | 'no colours'

/** The app but not its dialogs, menus and toasts, which are beside it. */
const APP = '#root'

/**
 * What a modal dialog covers cannot be used until it closes, and is the same as without it: to check
 * it again takes as long as to check the dialog.
 */
const isCovered = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('[role=dialog][aria-modal=true]') !== null)

/**
 * The violations that axe finds on the page. It is loaded once per page and describes violations
 * alone: to describe everything that passes takes twice as long as the rules themselves.
 */
const findViolations = async (page: Page, rules: Rules): Promise<axe.Result[]> => {
  if (!(await page.evaluate<boolean>(`'axe' in window`))) {
    await page.evaluate(AXE)
    await page.evaluate(readColoursOnce)
  }
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    ...(rules === 'colours' && { runOnly: COLOUR_RULES }),
    ...(rules === 'no colours' && {
      rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }])),
    }),
  }
  const scope = (await isCovered(page)) ? JSON.stringify({ exclude: [APP] }) : 'document'
  return page.evaluate<axe.Result[]>(
    `axe.run(${scope}, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  )
}

/** Expects no accessibility violation (axe: WCAG 2.2 AA and best practices) on the page as it is. */
export const expectAccessible = async (
  page: Page,
  what: string,
  rules: Rules = 'all',
): Promise<void> => {
  await comeToRest(page)
  const summary = (await findViolations(page, rules)).map(
    ({ id, nodes }) => `${id}: ${nodes.map((n) => `${n.html} (${n.failureSummary})`).join(' | ')}`,
  )
  expect(summary, what).toEqual([])
}

export const THEMES = ['light', 'dark'] as const
