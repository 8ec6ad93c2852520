import { expect, test } from '../support/test.ts'

test('every call of the contract can be browsed', async ({ page }) => {
  // The page works through the whole description before it draws anything, which takes long beside other browsers.
  test.setTimeout(180_000)
  await page.goto('/api/docs')
  for (const [group, call] of [
    ['Identity', '/api/usersignup/signup'],
    ['Dashboard', '/api/dashboard/total-credits'],
    ['Site', '/api/csrf-token'],
  ] as const) {
    await page.getByRole('link', { name: group, exact: true }).click({ timeout: 100_000 })
    await expect(page.getByText(call, { exact: true })).toBeVisible()
  }
})

test('behind a proxy nobody is shown the outgoing mail, wherever they say they are', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': '127.0.0.1' })
  expect((await page.goto('/dev/mail'))?.status()).toBe(404)
})
