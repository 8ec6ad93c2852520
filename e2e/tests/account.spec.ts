import { expectAccessible, look } from '../support/look.ts'
import { expect, newBuyer, test, toast } from '../support/test.ts'

test('a buyer says who they are once, and nothing is guessed from their address @wide', async ({
  page,
}, info) => {
  const email = await newBuyer(page)
  await page.goto('/buy/1')
  await expect(page.getByLabel('Business Email')).toHaveValue(email)
  await expect(page.getByLabel('Company Name')).toHaveValue('')
  await expect(page.getByLabel('Contact Name')).toHaveValue('')
  await page.getByLabel('Retire at once').check()
  await expect(page.getByLabel('Beneficiary')).toHaveValue('')

  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1, name: email })).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Mara Keller')
  await page.getByLabel('Company').fill('Keller Werkzeuge AG')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Your profile is saved.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Mara Keller' })).toBeVisible()
  await expectAccessible(page)
  await look(page, info, 'account-profile')

  await page.goto('/buy/1')
  await expect(page.getByLabel('Company Name')).toHaveValue('Keller Werkzeuge AG')
  await expect(page.getByLabel('Contact Name')).toHaveValue('Mara Keller')
  await page.getByLabel('Retire at once').check()
  await expect(page.getByLabel('Beneficiary')).toHaveValue('Keller Werkzeuge AG')
  // What is typed here is the buyer's, and stays.
  await page.getByLabel('Business Email').fill('accounts@example.com')
  await page.reload()
  await expect(page.getByLabel('Business Email')).toHaveValue('accounts@example.com')
})
