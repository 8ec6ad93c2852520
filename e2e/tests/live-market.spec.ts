import { randomBytes } from 'node:crypto'
import type { APIRequestContext, Browser } from '@playwright/test'
import { buy } from '../support/buy.ts'
import { look } from '../support/look.ts'
import { openApproved } from '../support/sell.ts'
import { expect, newBuyer, test, toast } from '../support/test.ts'

/** A seller with a listing of forty credits, and the calls by which it changes somewhere else than on the page. */
const openSeller = async (browser: Browser, request: APIRequestContext) => {
  const token = `E2E-${randomBytes(4).toString('hex')}`
  const project = `Followed Wood ${token}`
  const offer = { name: project, token, credits: 40, priceCents: 900 }
  const { listingId: id, projectId: project_id } = await openApproved(browser, request, offer)
  const listing = { id, project_id }
  const { csrfToken } = await (await request.get('/api/csrf-token')).json()
  const headers = { 'x-csrf-token': csrfToken }
  const change = async (data: object) => {
    const answer = await request.patch(`/api/listings/${listing.id}`, { data, headers })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  const withdraw = async () => {
    const answer = await request.post(`/api/listings/${listing.id}/withdraw`, { headers })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  return { token, project, listing, change, withdraw }
}

const basketOf = async (request: APIRequestContext, listingId: string): Promise<string> => {
  const { csrfToken } = await (await request.get('/api/csrf-token')).json()
  const answer = await request.post('/api/baskets', {
    data: { lines: [{ listingId, quantity: 3 }] },
    headers: { 'x-csrf-token': csrfToken },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).id
}

test('what a seller changes, a buyer sees where they are: project, market, basket, checkout and dashboard @wide', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newContext()
  const { token, project, listing, change } = await openSeller(browser, elsewhere.request)
  await newBuyer(page)
  const basketId = await basketOf(page.request, listing.id)

  await page.goto(`/projects/${listing.project_id}`)
  const main = page.getByRole('main')
  await expect(main).toContainText('$9.00')
  await change({ price_per_credit: 1100 })
  await expect(main).toContainText('$11.00')
  await expect(main).not.toContainText('$9.00')
  await change({ note_to_buyers: 'Only whole hedges.' })
  await expect(main).toContainText('Only whole hedges.')

  await page.goto(`/marketplace?q=${token}`)
  const card = page.getByRole('article', { name: project })
  await expect(card).toContainText('$11.00')
  await change({ price_per_credit: 1200 })
  await expect(card).toContainText('$12.00')

  await card.getByRole('button', { name: /^Add to basket/ }).click()
  await page.goto('/basket')
  await expect(main).toContainText('$12.00')
  await change({ price_per_credit: 1300 })
  await expect(main).toContainText('$13.00')
  await change({ price_per_credit: 1200 })

  await page.goto(`/buy/${basketId}`)
  await expect(main).toContainText('$36.00')
  await change({ note_to_buyers: 'Only in May.' })
  await expect(page.getByText('What the seller asks has changed since you opened this page')).toBeVisible()
  await expect(page.getByText('It reads now: “Only in May.”')).toBeVisible()
  await expect(page.getByText('Before:')).toHaveCount(0)
  await change({ state: 'paused' })
  await expect(page.getByText('Not for sale', { exact: true })).toBeVisible()
  await change({ state: 'open' })
  await expect(page.getByText('Not for sale', { exact: true })).toHaveCount(0)

  await buy(page, basketId)
  await page.goto('/buyer_dashboard')
  await expect(main).toContainText('$36')
  await change({ price_per_credit: 2000 })
  await expect(main).toContainText('$60')
  await elsewhere.close()
})

test('a seller asks for euros, and a buyer pays just these @wide', async ({ page, browser }, info) => {
  const elsewhere = await browser.newContext()
  const { token, listing } = await openSeller(browser, elsewhere.request)
  await newBuyer(page)
  const basketId = await basketOf(page.request, listing.id)
  const main = page.getByRole('main')
  await page.goto(`/buy/${basketId}`)
  await expect(main).toContainText('$27.00')
  const desk = await elsewhere.newPage()
  await desk.goto('/seller_listings')
  await desk.getByRole('button', { name: `Edit price: ${token}` }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('Price per Credit').fill('20.01')
  await dialog.getByLabel('Currency').selectOption('Euros')
  await expect(dialog).toContainText('€20.01 comes to $21.65 a credit (rounded down) at the rate of')
  await expect(dialog).toContainText('Proceeds and payouts are in US dollars')
  await look(desk, info, 'price-in-euros')
  await dialog.getByRole('button', { name: 'Save price' }).click()
  await expect(desk.getByRole('row', { name: new RegExp(`Active.*${token}`) })).toContainText(
    '€20.01 at the rate of',
  )
  await expect(main).toContainText('$64.95')
  await expect(main).toContainText('€20.01 at the rate of')
  const order = await buy(page, basketId, async () => {
    await page.getByLabel('Pay in').selectOption('Euros')
    await expect(page.getByText('€60.03', { exact: true }).first()).toBeVisible()
    await look(page, info, 'checkout-in-euros')
  })
  const { paid } = await (await page.request.get(`/api/orders/${order}`)).json()
  expect(paid).toMatchObject({ currency: 'eur', minor: 6003 })
  await elsewhere.close()
})

test('a visitor’s page follows too, a little later @wide', async ({ page, browser }) => {
  const elsewhere = await browser.newContext()
  const { listing, change } = await openSeller(browser, elsewhere.request)
  await page.goto(`/projects/${listing.project_id}`)
  await expect(page.getByRole('main')).toContainText('$9.00')
  await change({ price_per_credit: 1100 })
  await expect(page.getByRole('main')).toContainText('$11.00', { timeout: 30_000 })
  await elsewhere.close()
})

test('a dialog over a listing that was withdrawn elsewhere closes and says why @wide', async ({
  page,
  browser,
}) => {
  const { token, withdraw } = await openSeller(browser, page.request)
  await page.goto('/seller_listings')
  await page.getByRole('button', { name: `More about ${token}` }).click()
  await page.getByRole('menuitem', { name: 'Edit note' }).click()
  await page.getByRole('dialog').getByLabel('Note to buyers').fill('Half a sentence')
  await withdraw()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(toast(page, 'The listing was withdrawn meanwhile')).toBeVisible()
})
