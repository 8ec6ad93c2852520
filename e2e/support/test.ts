import { randomBytes, randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { type Account, enterBy } from './second-factor.ts'

/**
 * `LATE_SCRIPTS=500` or `LATE_CALLS=500` before a run holds every script or call back by so many milliseconds, and
 * shows each test that lives by the speed of the machine.
 */
const late = [
  { what: /\/assets\/[^/]+\.js$/, by: Number(process.env.LATE_SCRIPTS ?? 0) },
  { what: /\/api\//, by: Number(process.env.LATE_CALLS ?? 0) },
].filter(({ by }) => by > 0)

/**
 * Every test comes from an address of its own, so that one test's rate limits are not another's, and fails on what a
 * person would not see but a page should never do: an error on the console, a refused script, a rejected promise.
 */
export const test = base.extend<{ complaints: string[] }>({
  extraHTTPHeaders: async ({ browserName: _ }, use) => {
    await use({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` })
  },
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = []
      const listen = (page: Page) => {
        page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
        page.on('console', (message) => {
          if (message.type() === 'error' && !isExpected(message))
            complaints.push(`${page.url()}: ${message.text()}`)
        })
      }
      context.on('page', listen)
      for (const { what, by } of late)
        await context.route(what, async (route) => {
          await setTimeout(by)
          await route.continue()
        })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

// The browser itself reports every refused call. The refusals are what those tests are about.
const isExpected = (message: ConsoleMessage) => message.text().startsWith('Failed to load resource')

export { expect }

export const newEmail = (): string => `person-${randomBytes(6).toString('hex')}@example.com`
export const goodPassword = 'walnut harbour 52 lanterns'

export const demo = {
  buyer: { email: 'buyer@example.com', password: 'ledgerleaf-demo' },
  seller: { email: 'seller@example.com', password: 'ledgerleaf-demo' },
  operator: { email: 'operator@example.com', password: 'ledgerleaf-demo' },
} as const

/** Signs in by the call alone, for tests that are not about the form. */
export const enter = (page: Page, account: Account): Promise<void> => enterBy(page.request, account)

/** A buyer with an account of their own, signed in, by the calls of the specification. */
export const newBuyer = async (page: Page): Promise<string> => {
  const email = newEmail()
  await page.request.post('/api/auth/sign-up', { data: { email, password: goodPassword } })
  const { token } = await (await page.request.get('/api/auth/token')).json()
  const answer = await page.request.post('/api/usersignup/signup', {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status()).toBe(200)
  return email
}

/** What was said on a page and went by itself, for whoever comes too late on a busy machine. Asked for before it is opened. */
export const keepToasts = (page: Page) =>
  page.addInitScript(() => {
    const kept: string[] = []
    Object.assign(window, { keptToasts: kept })
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('[data-sonner-toast]'))
        if (!kept.includes(toast.textContent ?? '')) kept.push(toast.textContent ?? '')
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })

export const keptToasts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { keptToasts: string[] }).keptToasts)

export const toast = (page: Page, text: string | RegExp) =>
  page.locator('[data-sonner-toast]').filter({ hasText: text })
