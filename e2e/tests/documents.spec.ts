import { expect, newBuyer, test } from '../support/test.ts'

test('every call of the contract can be browsed', async ({ page }) => {
  await page.goto('/api/docs')
  for (const [group, call] of [
    ['Identity', '/api/usersignup/signup'],
    ['Dashboard', '/api/dashboard/total-credits'],
    ['Site', '/api/csrf-token'],
  ] as const) {
    await page.getByRole('link', { name: group, exact: true }).click({ timeout: 30_000 })
    await expect(page.getByText(call, { exact: true })).toBeVisible()
  }
})

test('outside production the outgoing mail is listed, newest first', async ({ page }) => {
  const email = await newBuyer(page)
  // The page is for whoever sits at the machine, and the proxy of these tests says that somebody else asks.
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': '127.0.0.1' })
  await expect(async () => {
    await page.goto('/dev/mail')
    await expect(page.getByText(email).first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('link', { name: /verify-email/ }).first()).toBeVisible()
})
