import process from 'node:process'
import { demo, expect, test, toast } from '../support/test.ts'

const provider = `http://localhost:${process.env.E2E_OPENID_PORT}/**`

test('a person signs in through the provider’s popup of 500 by 600', async ({ page }) => {
  await page.addInitScript(() => {
    const open = window.open.bind(window)
    window.open = (...words) => {
      Object.assign(window, { popupFeatures: words[2] })
      return open(...words)
    }
  })
  await page.goto('/sellerlogin')
  // The provider asks nothing, so the popup may be gone before the click has returned.
  const closed = page
    .waitForEvent('popup')
    .then((popup) => (popup.isClosed() ? popup : popup.waitForEvent('close')))
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await closed
  expect(await page.evaluate(() => Reflect.get(window, 'popupFeatures'))).toMatch(/width=500.*height=600/)
  const { person } = await (await page.request.get('/api/auth/session')).json()
  expect(person).toMatchObject({ email: 'openid.person@example.com', emailVerified: true })
})

test('a popup closed by the person is said after eight seconds, and the page stays', async ({
  page,
  context,
}) => {
  // The provider never answers, so the person gives up.
  await context.route(provider, () => {})
  await page.goto('/sellerlogin')
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  const popup = await opened
  await popup.close()
  await expect(toast(page, /closed/i)).toBeVisible({ timeout: 30_000 })
  await expect(page).toHaveURL('/sellerlogin')
})

test('a blocked popup is said', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto('/sellerlogin')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(toast(page, /blocked/i)).toBeVisible()
})

test('the password still works beside it', async ({ page }) => {
  await page.goto('/sellerlogin')
  await page.getByLabel('Email').fill(demo.seller.email)
  await page.getByLabel('Password', { exact: true }).fill(demo.seller.password)
  await page.getByLabel('Remember me').check()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/seller_dashboard')
  const [session] = (await page.context().cookies()).filter((cookie) => cookie.name.includes('session'))
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  expect((session?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(29 * 86_400)
})
