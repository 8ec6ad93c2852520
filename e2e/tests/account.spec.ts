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
  await expect(page.getByRole('heading', { level: 1, name: 'Add your name' })).toBeVisible()
  await expect(page.getByText(`You are signed in as ${email}`)).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Mara Keller')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Your profile is saved.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Mara Keller' })).toBeVisible()
  await expectAccessible(page)
  await look(page, info, 'account-profile')

  // What the organisation is called is said on its own page, and once said it is never nothing.
  await page.getByRole('link', { name: 'Give it a name' }).click()
  const details = page.getByRole('form', { name: 'Company details' })
  await details.getByLabel('Name', { exact: true }).fill('Keller Werkzeuge AG')
  await details.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'The details of Keller Werkzeuge AG are saved.')).toBeVisible()
  await details.getByLabel('Name', { exact: true }).fill('')
  await details.getByRole('button', { name: 'Save' }).click()
  await expect(details.getByText('An organisation that has a name keeps one.')).toBeVisible()

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

test('a buyer has the welcome plan once, and is told who pays the rest @phone', async ({ page }) => {
  const email = await newBuyer(page)
  await page.goto('/#plans')
  const plan = page.getByRole('article', { name: 'Earth Guardian' })
  await expect(plan.getByText('Paid by us to the sellers, once for a company')).toBeVisible()
  await plan.getByRole('button', { name: 'Start your Journey' }).click()
  await expect(page).toHaveURL(/\/sandbox\/pay\//)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('4242 4242 4242 4242').check()
  await page.getByRole('button', { name: 'Pay $100.00' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible()

  await page.goto('/#plans')
  await page
    .getByRole('article', { name: 'Impact Pioneer' })
    .getByRole('button', { name: 'Start your Journey' })
    .click()
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText('The welcome plan is once for a company')
  await alert.getByRole('button', { name: 'OK' }).click()
})
