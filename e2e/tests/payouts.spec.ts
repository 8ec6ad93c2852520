import type { Browser, Page } from '@playwright/test'
import { look } from '../support/look.ts'
import { demo, enter, expect, test } from '../support/test.ts'

const { password } = demo.operator
/** Where it is yesterday or tomorrow now, whenever the test runs. */
const elsewhere = () => (new Date().getUTCHours() < 11 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati')
const open = async (
  browser: Browser,
  email: string,
  address: string,
  context: { timezoneId?: string } = {},
): Promise<Page> => {
  const page = await (await browser.newContext(context)).newPage()
  await enter(page, { email, password })
  await page.goto(address)
  return page
}

/** One pile of a seller's money, by its name. */
const pileOf = (page: Page, name: string) =>
  page.locator('dl > div').filter({ has: page.locator('dt').getByText(name, { exact: true }) })

test('a seller is paid: one operator proposes, another sends, the bank answers, and what it returns is back', async ({
  page,
  browser,
}, info) => {
  // Four people and the bank, one after the other: it has as long as three tests.
  test.slow()
  await enter(page, demo.operator)
  await page.goto('/operator/payouts')
  const candidates = page.getByRole('group', { name: 'What sellers have earned' })
  await candidates.getByLabel('Demo Meadow & Kiln').uncheck()
  await candidates.getByLabel('Demo Hill Stewards').uncheck()
  await look(page, info, 'payout-candidates')
  await page.getByRole('button', { name: 'Propose a run' }).click()
  // Nothing is proposed before it is said what the run will hold.
  const asked = page.getByRole('dialog')
  await expect(asked.getByRole('list', { name: 'What the run holds' })).toContainText('Demo Stone & Air')
  await asked.getByRole('button', { name: 'Propose it' }).click()
  await expect(page.getByText('You proposed it: another operator has to send it.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Send ?, run of/ })).toBeHidden()

  // Who has to look at it finds it on the first page.
  const second = await open(browser, 'operator2@example.com', '/operator')
  await second
    .getByRole('listitem')
    .filter({ hasText: 'Send or withdraw the run of' })
    .getByRole('link')
    .click()
  await second.getByRole('button', { name: /^Send ?, run of/ }).click()
  await second.getByRole('button', { name: /^Send \$/ }).click()
  const file = second.getByRole('link', { name: 'File for the bank' })
  const pain = await second.request.get((await file.getAttribute('href')) ?? '')
  expect(await pain.text()).toContain('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09')
  await second.getByRole('button', { name: 'Let the sandbox bank answer' }).click()
  const run = second.getByRole('group', { name: /^Payouts of the run/ })
  await expect(run.getByRole('row', { name: /Demo Coastal Trust/ })).toContainText('Arrived')
  await expect(run.getByRole('row', { name: /Demo Stone & Air/ })).toContainText('Closed account')
  await look(second, info, 'payout-answered')

  // The first operator's page tells it by itself, and the trail who did what.
  await expect(page.getByRole('group', { name: /^Payouts of the run/ })).toContainText('Arrived')
  await second.goto('/operator')
  await second.getByRole('tab', { name: 'Trail' }).click()
  await expect(second.getByText('opened the bank accounts of').first()).toBeVisible()

  const coast = await open(browser, 'coast.seller@example.com', '/statement', { timezoneId: elsewhere() })
  await expect(pileOf(coast, 'Available')).toContainText('$0.00')
  const paid = coast.getByRole('group', { name: 'Payouts, newest first', exact: true })
  await expect(paid).toContainText('Arrived')
  // The day is the one of the advice and of the books, wherever it is read.
  const { payouts } = await (await coast.request.get('/api/seller/balance')).json()
  const sentOn = new Date(payouts[0].sentAt).toLocaleDateString('en-US', {
    dateStyle: 'medium',
    timeZone: 'UTC',
  })
  await expect(paid).toContainText(sentOn)
  const advice = await coast.request.get(
    (await paid.getByRole('link', { name: 'Advice' }).getAttribute('href')) ?? '',
  )
  expect(advice.headers()['content-type']).toContain('application/pdf')
  await look(coast, info, 'statement-paid')

  const stone = await open(browser, 'stone.seller@example.com', '/statement')
  await expect(stone.getByRole('group', { name: 'Payouts, newest first', exact: true })).toContainText(
    'The account is closed (AC04): Closed account',
  )
  await expect(pileOf(stone, 'On its way')).toContainText('$0.00')
})
