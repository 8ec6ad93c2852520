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
