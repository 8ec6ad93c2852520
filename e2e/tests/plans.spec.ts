import type { Page } from '@playwright/test'
import { look } from '../support/look.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
})

test.describe('the plans', () => {
  const checkout = '**/api/usersignup/create-checkout-session'
  const start = (page: Page, title: string) =>
    page.getByRole('article', { name: title }).getByRole('button', { name: /Start your Journey|Processing/ })

  test.beforeEach(async ({ page }) => {
    await page.goto('/#plans')
    await expect(page.getByRole('article')).toHaveCount(3)
  })

  test('are three, at $100 instead of $500, and lead to the welcome basket', async ({ page }, info) => {
    for (const title of ['Earth Guardian', 'Impact Pioneer', 'Climate Champion']) {
      const plan = page.getByRole('article', { name: title })
      await expect(plan.getByText('Limited Time Welcome Offer')).toBeVisible()
      await expect(plan.getByText('$100', { exact: true })).toBeVisible()
      await expect(plan.locator('s')).toHaveText('$500')
      // Whole credits are seldom worth that to the cent: what they are worth is said to be of it.
      await expect(plan.getByText(/^\d+ credits at list prices, \$500 at most$/)).toBeVisible()
      await expect(plan.getByText('100% Completed')).toHaveCount(3)
    }
    await expect(page.locator('#plans').getByRole('link', { name: /\$100 basket/ })).toHaveAttribute(
      'href',
      '/welcome-basket',
    )
    await look(page, info, 'plans')
  })

  test('give way to the overview again, by link and by the way back', async ({ page }) => {
    await page.getByRole('link', { name: 'Back to the overview' }).click()
    await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Three baskets to begin with' })).toBeVisible()
  })

  test('send the person to where one pays', async ({ page }) => {
    let body: unknown
    let answer = (): void => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(checkout, async (route) => {
      body = route.request().postDataJSON()
      await held
      await route.fulfill({ json: { url: '/welcome-basket?paid=1' } })
    })
    await start(page, 'Impact Pioneer').click()
    await expect(start(page, 'Impact Pioneer')).toHaveText('Processing')
    await expect(start(page, 'Impact Pioneer')).toBeDisabled()
    answer()
    await expect(page).toHaveURL('/welcome-basket?paid=1')
    expect(body).toEqual({ id: 'basketId2' })
  })

  for (const [title, fulfil, text] of [
    [
      'the words of the server',
      { status: 409, json: { error: 'This basket is sold out.' } },
      'This basket is sold out.',
    ],
    ['our words where it has none', { status: 500, body: '' }, 'Checkout session could not be created'],
    ['our words where no address came', { status: 200, json: {} }, 'Checkout session could not be created'],
  ] as const) {
    test(`say in an alert why not: ${title}`, async ({ page }) => {
      await page.route(checkout, (route) => route.fulfill(fulfil))
      await start(page, 'Earth Guardian').click()
      const alert = page.getByRole('alertdialog')
      await expect(alert).toContainText(text)
      await alert.getByRole('button', { name: 'OK' }).click()
      await expect(start(page, 'Earth Guardian')).toHaveText('Start your Journey')
      await expect(start(page, 'Earth Guardian')).toBeEnabled()
    })
  }

  test('say so when the server cannot be reached, and when an exception has no words', async ({ page }) => {
    await page.route(checkout, (route) => route.abort())
    await start(page, 'Climate Champion').click()
    const alert = page.getByRole('alertdialog')
    await expect(alert).toContainText('could not be reached')
    await alert.getByRole('button', { name: 'OK' }).click()
    await page.unroute(checkout)
    await page.route(checkout, (route) => route.fulfill({ status: 500, body: '' }))
    // A browser whose own functions were tampered with, as extensions do, throws what nobody worded.
    await page.evaluate(() => {
      Headers.prototype.get = () => {
        throw new DOMException()
      }
    })
    await start(page, 'Climate Champion').click()
    await expect(alert).toContainText('An unexpected error occurred while starting checkout')
    await alert.getByRole('button', { name: 'OK' }).click()
    await expect(start(page, 'Climate Champion')).toBeEnabled()
  })
})
