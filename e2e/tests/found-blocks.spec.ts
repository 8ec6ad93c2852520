import { randomInt } from 'node:crypto'
import { expectAccessible, look } from '../support/look.ts'
import { makePdf } from '../support/make-pdf.ts'
import { expect, goodPassword, newEmail, test } from '../support/test.ts'

test('serial blocks read in a certificate are entered with one click, and documents that differ are told @wide', async ({
  page,
}, info) => {
  test.setTimeout(180_000)
  const number = randomInt(20_000, 99_999)
  const person = { firstName: 'Sol', lastName: 'Seller', companyName: 'Hazel Works' }
  const joined = await page.request.post('/api/auth/sign-up-seller', {
    data: { email: newEmail(), password: goodPassword, ...person },
  })
  expect(joined.status(), await joined.text()).toBe(200)
  const { csrfToken } = await (await page.request.get('/api/csrf-token')).json()
  const started = await page.request.post('/api/seller/projects', {
    data: { name: `Stoves ${number}` },
    headers: { 'x-csrf-token': csrfToken },
  })
  const { id } = await started.json()
  await page.goto(`/seller/projects/${id}`)
  const documents = page.getByRole('region', { name: 'Documents' })
  const hand = (name: string, ...lines: string[]) =>
    documents
      .getByLabel('Document file')
      .setInputFiles({ name, mimeType: 'application/pdf', buffer: makePdf(lines) })
  await hand(
    'design.pdf',
    `Project ID: GS${number}`,
    'Methodology: GS TPDDTEC v3.1',
    'Crediting period: 1 January 2021 to 31 December 2025',
  )
  const found = page.getByRole('region', { name: 'Found in your documents' })
  await expect(found.getByText(`GS${number}`)).toBeVisible({ timeout: 60_000 })
  await hand(
    'certificate.pdf',
    'Methodology: GS TPDDTEC v3.0',
    `Issued: GS1-1-KE-GS${number}-16-2021-${number}1-1-20114`,
    `Issued: GS1-1-KE-GS${number}-16-2009-${number}2-1-100`,
  )
  await expect(found.getByText('2 serial blocks found on page 1')).toBeVisible({ timeout: 60_000 })
  await expect(found.getByText('Methodology: your documents differ')).toBeVisible()
  await look(page, info, 'seller-found-in-documents')
  await expectAccessible(page)

  // What every document agrees on is accepted at once; what they differ in is not.
  await found.getByRole('button', { name: /^Accept all/ }).click()
  await expect(found.getByRole('button', { name: /^Accept (?!all|Methodology)/ })).toHaveCount(0, {
    timeout: 60_000,
  })
  await expect(found.getByText('Methodology: your documents differ')).toBeVisible()
  await found.getByRole('button', { name: 'Add them' }).click()
  await expect(found.getByText('Outside the crediting period, Jan 1, 2021 to Dec 31, 2025')).toBeVisible({
    timeout: 60_000,
  })
  const blocks = page.getByRole('region', { name: 'Vintages and serial blocks' })
  await expect(blocks.getByText(`GS1-1-KE-GS${number}-16-2021-${number}1-1-20114`)).toBeVisible()
  await expect(found.getByText('One serial block found on page 1')).toBeVisible()
})
