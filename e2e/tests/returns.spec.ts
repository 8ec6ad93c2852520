import { randomBytes } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { orderNumber } from '../../contract/src/order-name.ts'
import { admin } from '../support/admin.ts'
import { enterprise } from '../support/buy.ts'
import { look } from '../support/look.ts'
import { openApproved } from '../support/sell.ts'
import { demo, enter, expect, newBuyer, newEmail, test } from '../support/test.ts'

/** A call that changes something, as the page's own scripts would send it. */
const change = async (page: Page, address: string, data: object, headers = {}) => {
  const { csrfToken } = await (await page.request.get('/api/csrf-token')).json()
  const answer = await page.request.post(address, {
    data,
    headers: { 'x-csrf-token': csrfToken, ...headers },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return answer.json()
}

/** A seller of their own, with ten credits for sale at $20.00, looking at their statement. */
const openShop = async (browser: Browser) => {
  const page = await (await browser.newContext()).newPage()
  const token = `RET-${randomBytes(6).toString('hex').toUpperCase()}`
  const offer = { name: `Project ${token}`, token, credits: 10, priceCents: 2000 }
  const { listingId } = await openApproved(browser, page.request, offer)
  await page.goto('/statement')
  await expect(page.getByRole('heading', { level: 1, name: 'Statement' })).toBeVisible()
  return { page, token, listingId }
}

/** Pays for five credits with the card whose holder turns to the bank afterwards. */
const buyDisputed = async (page: Page, listingId: string): Promise<string> => {
  const { id: basketId } = await change(page, '/api/baskets', { lines: [{ listingId, quantity: 5 }] })
  const [companyName, contactName, businessEmail, phoneNumber, billingAddress, taxId] =
    Object.values(enterprise)
  const details = { companyName, contactName, businessEmail, phoneNumber, billingAddress, taxId }
  const asked = { basketId, expectedTotalCents: 10_000, enterprise: details, pay: 'checkout_page' }
  const placed = await change(page, '/api/orders', asked, { 'idempotency-key': listingId })
  await page.goto(placed.payUrl)
  await page.getByLabel('E-mail').fill(newEmail())
  await page.getByLabel('4000 0000 0000 0259').check()
  await page.getByRole('button', { name: 'Pay $100.00' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/success')
  await page.goto(`/orders/${placed.id}`)
  await expect(page.getByText('Paid and settled: the credits have changed hands.')).toBeVisible()
  return placed.id
}

/** The bank may have been faster than the payment: then asking after payments takes the dispute up. */
const findDispute = async (orderId: string): Promise<string> => {
  const named = new RegExp(`^(du_\\S+).*${orderId}`, 'm')
  let disputeId = ''
  await admin('reconcile')
  await expect
    .poll(
      async () => {
        disputeId = named.exec(await admin('disputes'))?.[1] ?? ''
        return disputeId
      },
      { timeout: 40_000 },
    )
    .not.toBe('')
  return disputeId
}

test('credits taken back and a lost dispute show on both screens by themselves, and every cent adds up @wide', async ({
  page,
  browser,
}, info) => {
  // Five times a command line starts, on a machine that may have much else to do.
  test.setTimeout(180_000)
  const shop = await openShop(browser)
  const balance = shop.page.getByLabel('How the balance comes about')
  await newBuyer(page)
  const orderId = await buyDisputed(page, shop.listingId)
  await expect(balance).toContainText('not yet paid out$97.50')

  expect(await admin('refund-part', orderId, 'case-1', `${shop.token}=2`)).toContain('$40.00')
  const returned = page.getByRole('region', { name: 'Returned' })
  const first = returned.locator(':scope > ol > li').nth(0)
  const second = returned.locator(':scope > ol > li').nth(1)
  await expect(first).toContainText(`${shop.token}-1 to 2`)
  await expect(first).toContainText('Returned to you by the payment provider.')
  await expect(page.getByRole('row', { name: /Paid after returns/ })).toContainText('$60.00')
  await expect(balance).toContainText('not yet paid out$58.50')
  await look(page, info, 'order-returned')

  const disputeId = await findDispute(orderId)
  expect(await admin('dispute', disputeId, 'accept')).toContain('gives in')
  await expect(page.getByText('Refunded. The credits went back to their sellers.')).toBeVisible()
  await expect(second).toContainText('$60.00')
  await expect(second).toContainText(`${shop.token}-3 to 5`)
  await expect(second).toContainText('Your bank took it back after a dispute.')
  await expect(balance).toContainText('not yet paid out$0.00')
  await expect(
    shop.page.getByRole('row', { name: new RegExp(`Refund.*${orderNumber(orderId)}`) }),
  ).toHaveCount(2)

  const address = await second.getByRole('link', { name: /Credit note/ }).getAttribute('href')
  const note = await page.request.get(address ?? '')
  expect(note.headers()['content-type']).toContain('application/pdf')
  await shop.page.context().close()
})

test('a buyer asks for some credits back, an operator sees what it costs whom and grants it, and the buyer sees it', async ({
  page,
  browser,
}, info) => {
  test.setTimeout(120_000)
  const shop = await openShop(browser)
  await newBuyer(page)
  const orderId = await buyDisputed(page, shop.listingId)
  await page.getByRole('button', { name: 'Ask for a refund' }).click()
  const asking = page.getByRole('dialog', { name: 'Ask for a refund' })
  await asking.getByLabel('Some credits').check()
  await asking.getByLabel(`Project ${shop.token}`).fill('2')
  await asking.getByRole('button', { name: 'Ask for $40.00' }).click()
  await expect(asking.getByText('Say why in words')).toBeVisible()
  await asking.getByLabel('Why').fill('We bought two more than our report needs')
  await look(page, info, 'refund-asked')
  await asking.getByRole('button', { name: 'Ask for $40.00' }).click()
  await expect(page.getByText('We are looking at it')).toBeVisible()

  const desk = await (await browser.newContext()).newPage()
  await enter(desk, demo.operator)
  await desk.goto('/operator/money')
  await desk.getByLabel('Find by anything').fill(orderId)
  await expect(desk.getByRole('group', { name: 'Orders' }).getByRole('link')).toHaveCount(1)
  await look(desk, info, 'money-desk')
  await desk.getByRole('group', { name: 'Orders' }).getByRole('link').click()
  await expect(desk.getByText('We bought two more than our report needs').first()).toBeVisible()
  await expect(desk.getByText('The buyer gets back')).toBeVisible()
  await look(desk, info, 'money-order')
  await desk.getByRole('button', { name: 'Grant $40.00' }).click()
  const granting = desk.getByRole('dialog', { name: 'Grant $40.00?' })
  await expect(granting).toContainText('The buyer reads it: it is printed on the credit note.')
  await granting.getByLabel('Why').fill('Asked for on the day of the purchase')
  await granting.getByRole('button', { name: 'Grant $40.00' }).click()
  await expect(desk.getByText('Refund of some credits: Asked for on the day of the purchase')).toBeVisible()
  await desk.context().close()

  await expect(page.getByText('Granted', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Returned' })).toContainText('$40.00')
  await expect(shop.page.getByLabel('How the balance comes about')).toContainText('not yet paid out$58.50')
  await shop.page.context().close()
})
