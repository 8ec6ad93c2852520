import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

export const enterprise = {
  'Company Name': 'Northwind Traders',
  'Contact Name': 'Ada Lindqvist',
  'Business Email': 'ada.lindqvist@example.com',
  'Phone Number': '+1 303 555 0100',
  'Billing Address': '1 Harbour Street, Denver, CO 80202',
  'Tax ID': 'US-84-1234567',
} as const

export const required = [
  'Company name is required',
  'Contact name is required',
  'Business email is required',
  'Phone number is required',
  'Billing address is required',
  'Tax ID is required',
] as const

export const confirmButton = (page: Page) => page.getByRole('button', { name: /Confirm & Pay|Processing/ })

/** Fills the sheet, has the card validated, does what else there is to choose, pays, and waits for the confirmation; answers the order's id. */
export const buy = async (page: Page, basketId: string, choose?: () => Promise<void>): Promise<string> => {
  await page.goto(`/buy/${basketId}`)
  for (const [label, value] of Object.entries(enterprise)) await page.getByLabel(label).fill(value)
  await page.getByRole('button', { name: 'Validate Payment Details' }).click()
  await choose?.()
  await confirmButton(page).click()
  await expect(page.getByRole('heading', { name: /^Thank you, Ada Lindqvist!/ })).toBeVisible({
    timeout: 30_000,
  })
  const id = new URL(page.url()).searchParams.get('order')
  if (!id) throw new Error(`no order in ${page.url()}`)
  return id
}

/** An order of a basket that is still to be paid, placed beside the screens; answers its id. */
export const orderToPay = async (page: Page, basketId: string): Promise<string> => {
  const { priceCents } = await (await page.request.get(`/api/baskets/${basketId}`)).json()
  const [companyName, contactName, businessEmail, phoneNumber, billingAddress, taxId] =
    Object.values(enterprise)
  const details = { companyName, contactName, businessEmail, phoneNumber, billingAddress, taxId }
  const asked = { basketId, expectedTotalCents: priceCents, enterprise: details, pay: 'checkout_page' }
  const { csrfToken } = await (await page.request.get('/api/csrf-token')).json()
  const answer = await page.request.post('/api/orders', {
    data: asked,
    headers: { 'x-csrf-token': csrfToken, 'idempotency-key': randomUUID() },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).id
}
