import { look } from '../support/look.ts'
import { confirmAddress } from '../support/outbox.ts'
import { expect, goodPassword, newBuyer, test, toast } from '../support/test.ts'

test('an owner makes a key, is shown it once, gives it a new secret and revokes it', async ({
  page,
}, info) => {
  const email = await newBuyer(page)
  await confirmAddress(page.request, email)
  await page.goto('/organisation#keys')
  await expect(page.getByText(/^With a key a program of yours/)).toBeVisible()
  await look(page, info, 'keys-empty')
  await page.getByRole('button', { name: 'Make a key' }).click()
  const form = page.getByRole('form', { name: 'Make a key' })
  await form.getByLabel('Name').fill('Web shop')
  await form.getByLabel('Trade').check()
  await form.getByLabel(/Buys alone/).fill('much')
  await form.getByLabel(/own password/).fill(goodPassword)
  await form.getByRole('button', { name: 'Make the key' }).click()
  await expect(form.getByText(/Write 1234.56/)).toBeVisible()
  await form.getByLabel(/Buys alone/).fill('1,000')
  await look(page, info, 'keys-make')
  await form.getByRole('button', { name: 'Make the key' }).click()
  const dialog = page.getByRole('dialog', { name: 'The secret of “Web shop”' })
  const secret = (await dialog.getByText(/^live_[0-9a-z]{50}$/).textContent()) ?? ''
  await look(page, info, 'keys-secret')
  await dialog.getByRole('button', { name: 'I have it' }).click()
  await expect(page.getByText(secret)).toHaveCount(0)
  await expect(page.getByText('Read · Trade up to $1,000.00')).toBeVisible()
  const call = (key: string) =>
    page.request
      .get('/v1/key', { headers: { authorization: `Bearer ${key}` } })
      .then((answer) => answer.status())
  expect(await call(secret)).toBe(200)
  await page.reload()
  await expect(page.getByText(/Last used .* from /)).toBeVisible()
  await page.getByRole('button', { name: 'A new secret for Web shop' }).click()
  const rotating = page.getByRole('dialog', { name: 'A new secret for “Web shop”' })
  await rotating.getByLabel('The old secret').selectOption({ label: 'Ends at once' })
  await rotating.getByLabel('Password', { exact: true }).fill(goodPassword)
  await rotating.getByRole('button', { name: 'Make a new secret' }).click()
  const second = (await dialog.getByText(/^live_[0-9a-z]{50}$/).textContent()) ?? ''
  await dialog.getByRole('button', { name: 'I have it' }).click()
  expect([await call(secret), await call(second)]).toEqual([401, 200])
  await look(page, info, 'keys')
  await page.getByRole('button', { name: 'Revoke Web shop' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke the key' }).click()
  await expect(toast(page, '“Web shop” opens nothing any more.')).toBeVisible()
  await expect(page.getByText('One key that is over')).toBeVisible()
  expect(await call(second)).toBe(401)
})

test('a test key is made with a market of its own, and is marked', async ({ page }, info) => {
  test.slow()
  const email = await newBuyer(page)
  await confirmAddress(page.request, email)
  await page.goto('/organisation#keys')
  await page.getByRole('button', { name: 'Make a key' }).click()
  const form = page.getByRole('form', { name: 'Make a key' })
  await form.getByLabel('Name').fill('Trying out')
  await form.getByLabel('Works in').selectOption({ label: 'A test market' })
  await expect(form.getByText(/nothing is bought, paid or retired/)).toBeVisible()
  await form.getByLabel(/own password/).fill(goodPassword)
  await look(page, info, 'keys-make-test')
  await form.getByRole('button', { name: 'Make the key' }).click()
  const dialog = page.getByRole('dialog', { name: 'The secret of “Trying out”' })
  const secret = (await dialog.getByText(/^test_[0-9a-z]{50}$/).textContent({ timeout: 60_000 })) ?? ''
  await dialog.getByRole('button', { name: 'I have it' }).click()
  await expect(page.getByText('Test', { exact: true })).toBeVisible()
  await look(page, info, 'keys-test')
  const own = await page.request.get('/v1/key', { headers: { authorization: `Bearer ${secret}` } })
  expect(await own.json()).toMatchObject({ mode: 'test', livemode: false })
})
