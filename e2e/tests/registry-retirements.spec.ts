import { look } from '../support/look.ts'
import { demo, enter, expect, test } from '../support/test.ts'

test('an operator enters the registry’s id, and the certificate shows it to anyone @wide', async ({
  page,
}, info) => {
  await enter(page, demo.buyer)
  const { holdings } = await (await page.request.get('/api/holdings')).json()
  const { csrfToken } = await (await page.request.get('/api/csrf-token')).json()
  const data = {
    batchId: holdings[0].batchId,
    quantity: 1,
    beneficiary: 'A Company',
    reason: 'other',
    purpose: 'The way to the registry',
    isUnderstood: true,
  }
  const headers = { 'x-csrf-token': csrfToken, 'idempotency-key': crypto.randomUUID() }
  const { id } = await (await page.request.post('/api/retirements', { data, headers })).json()
  await page.goto(`/certificates/${id}`)
  await expect(page.getByText(/^Retired at Demo .* Registry: pending since/)).toBeVisible()
  // Beside its tonnes, and not only where the registry is told of.
  const counts = page.getByText('the registry has not confirmed it yet. They count once it has.')
  await expect(counts).toBeVisible()
  await look(page, info, 'certificate-pending')

  await page.context().clearCookies()
  await enter(page, demo.operator)
  await page.goto('/operator/retirements')
  await expect(page.getByRole('heading', { name: 'Retirements at registries' })).toBeVisible()
  await look(page, info, 'operator-retirements')
  await page.getByLabel('Certificate', { exact: true }).fill(id)
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByText('1 retirement', { exact: true })).toBeVisible()
  await expect(page.getByText('1 credit for A Company', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Enter the registry’s id' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save the id' }).click()
  await expect(dialog.getByText('Enter the id the registry gave')).toBeVisible()
  await dialog.getByLabel(/^Id of the retirement/).fill('DEMO-R-1')
  await dialog.getByLabel('Link').fill('http://registry.example/1')
  await dialog.getByRole('button', { name: 'Save the id' }).click()
  await expect(dialog.getByText('A link starts with https:// and names a site')).toBeVisible()
  await dialog.getByLabel('Link').fill('https://registry.example/1')
  await look(page, info, 'operator-retirement-entered')
  await dialog.getByRole('button', { name: 'Save the id' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('link', { name: 'DEMO-R-1' })).toBeVisible()

  await page.goto(`/certificates/${id}`)
  await expect(page.getByText(/^Retired at Demo .* Registry on .*, id DEMO-R-1$/)).toBeVisible()
  await expect(counts).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'See it at registry.example' })).toHaveAttribute(
    'href',
    'https://registry.example/1',
  )
  await expect(page.getByText('The public log proves that these serials were retired here')).toBeVisible()
})
