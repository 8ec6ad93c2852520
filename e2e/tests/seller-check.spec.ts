import { look } from '../support/look.ts'
import { enter, expect, goodPassword, newEmail, test } from '../support/test.ts'

const operator = { email: 'operator@example.com', password: 'ledgerleaf-demo' }

test('a seller hands in who they are, an operator checks it, and buyers read it', async ({
  page,
  browser,
}, info) => {
  test.setTimeout(120_000)
  const company = `Birch Works ${newEmail().slice(7, 15)}`
  const joined = await page.request.post('/api/auth/sign-up-seller', {
    data: {
      email: newEmail(),
      password: goodPassword,
      firstName: 'Nia',
      lastName: 'Seller',
      companyName: company,
    },
  })
  const { person } = await joined.json()
  await page.goto('/seller/projects')
  await page.getByLabel('Name of a new project').fill(company)
  await page.getByRole('button', { name: 'Start the project' }).click()
  const part = page.getByRole('region', { name: 'Identity of your company' })
  await part.getByLabel('Legal name of the company').fill(`${company} Ltd`)
  await part.getByLabel('Country of registration').selectOption('KE')
  await part.getByLabel('Company register').fill('Companies Registry, Nairobi')
  await part.getByLabel('Registered address').fill('1 Lake Road, Kisumu')
  await part.getByLabel('Person responsible').fill('Nia Seller')
  await part.getByLabel('Their role').fill('Director')
  await part.getByLabel('Beneficial owner').fill('Olive Owner')
  await part.getByLabel('Beneficial owner').blur()
  await part.getByRole('button', { name: 'Submit company' }).click()
  await expect(part.getByText('Register number is missing')).toBeVisible()
  await part.getByLabel('Register number').fill('CPR/2019/1234')
  await part.getByLabel('Register number').blur()
  await part.getByLabel('Extract of the register').setInputFiles({
    name: 'extract.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  })
  await expect(part.getByText('Extract of the register: extract.pdf')).toBeVisible()
  await part.getByRole('button', { name: 'Submit company' }).click()
  await expect(part.getByText('An operator looks at it')).toBeVisible()
  await look(page, info, 'seller-identity')

  const desk = await (await browser.newContext()).newPage()
  await enter(desk, operator)
  await desk.goto('/operator')
  await desk.getByRole('tab', { name: 'Sellers' }).click()
  await look(desk, info, 'operator-sellers')
  await desk.getByRole('link', { name: company }).click()
  await expect(desk.getByText('CPR/2019/1234')).toBeVisible()
  await expect(desk.getByText('No list was imported: names were checked against nothing.')).toBeVisible()
  await look(desk, info, 'operator-seller')
  await desk.getByRole('button', { name: 'Mark as checked' }).click()

  // The seller's screen, untouched, has the decision.
  await expect(part.getByText('Your public page says so')).toBeVisible()
  await page.goto(`/sellers/${person.id}`)
  await expect(page.getByText('Identity checked by Ledgerleaf on')).toBeVisible()
})
