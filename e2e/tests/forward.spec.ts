import { confirmButton, enterprise } from '../support/buy.ts'
import { expectAccessible, look } from '../support/look.ts'
import { demo, enter, expect, newBuyer, test } from '../support/test.ts'

type Offer = { listingId: string; saleType: string }

test('spot and forward in one basket: one is retired at once, the other is Future until it is delivered; a subscription beside them is cancelled only after a question @wide', async ({
  page,
}, info) => {
  await newBuyer(page)
  const { projects } = await (await page.request.get('/api/market/projects?q=Nam%20Phai')).json()
  const { listings } = await (await page.request.get(`/api/market/projects/${projects[0].id}`)).json()
  const listingOf = (saleType: string): string =>
    listings.find((listing: Offer) => listing.saleType === saleType).listingId
  await page.goto(`/projects/${projects[0].id}`)
  // What a promise is worth is worked out once a reader comes near it.
  await page.getByText('no serials yet', { exact: false }).first().scrollIntoViewIfNeeded()
  await expect(page.getByText('Risk-weighted', { exact: false }).first()).toBeVisible()
  // What is far down comes to paper too, before anyone has read that far.
  await expect(page.getByText(/^Screening score, /)).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/^Screening score, /).first()).toBeVisible()
  await page.emulateMedia({ media: null })
  const lines = [
    { listingId: listingOf('spot'), quantity: 2 },
    { listingId: listingOf('forward'), quantity: 30 },
  ]
  await page.evaluate((kept) => localStorage.setItem('basket', JSON.stringify(kept)), lines)
  await page.goto('/basket')
  await expect(page.getByText('Forward: delivered later')).toBeVisible()
  await page.getByRole('button', { name: 'Go to checkout' }).click()
  await page.waitForURL(/\/buy\//)
  await expect(page.getByText('Into escrow until delivered')).toBeVisible()

  for (const [label, value] of Object.entries(enterprise)) await page.getByLabel(label).fill(value)
  await page.getByLabel('Retire at once').check()
  await page.getByLabel('Beneficiary').fill('Northwind Traders')
  await page.getByLabel('Purpose').fill('A test of all ways to buy')
  await page.getByRole('button', { name: 'Validate Payment Details' }).click()
  await expect(page.getByText('Words for the certificate to fill in and confirm')).toBeVisible()
  await look(page, info, 'checkout-three-ways')
  await page.getByLabel('I understand that this is public and final.').check()
  await expect(page.getByText('Words for the certificate complete')).toBeVisible()
  await confirmButton(page).click()
  await expect(page.getByRole('heading', { name: /^Thank you, Ada Lindqvist!/ })).toBeVisible({
    timeout: 30_000,
  })
  const certificate = page.getByRole('link', { name: /^Certificate: 2 t, Nam Phai Rice Husk Biochar/ })
  await expect(certificate).toBeVisible({ timeout: 15_000 })
  await expect(
    page.getByText(/^Bought forward, nothing delivered yet: the money waits in escrow\./),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Future: see its certificate' }).click()
  await expect(
    page.getByText('These tonnes have offset nothing and cannot be claimed', { exact: false }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Verify' }).first().click()
  await expect(page.getByText('Proven: this entry is in the signed log.')).toBeVisible()
  await look(page, info, 'certificate-future')
  await page.goto('/basket')
  await expect(page.getByText('Your basket is empty')).toBeVisible()
  await page.goto('/holdings')
  await expect(page.getByRole('heading', { name: 'Bought forward' })).toBeVisible()
  await look(page, info, 'holdings-future')

  await page.goto('/subscriptions')
  await page.getByLabel('Tonnes each time').fill('5')
  await page.getByLabel('Price cap').fill('40')
  const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('First time on').fill(nextWeek)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  // Before a card is charged again and again: what it comes to, and to whom it is billed.
  const starting = page.getByRole('dialog', { name: 'Start this subscription?' })
  await expect(starting).toContainText('Billed to')
  await look(page, info, 'subscription-asks')
  await starting.getByRole('button', { name: 'Start the subscription' }).click()
  const subscription = page.getByRole('article').filter({ hasText: '5 tonnes every month' })
  await expect(subscription).toContainText('Active')
  const dialog = page.getByRole('dialog', { name: 'Cancel this subscription?' })
  const cancel = subscription.getByRole('button', { name: /^Cancel for good/ })
  await cancel.click()
  await expect(dialog).toContainText('it cannot be started again')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect(dialog).toBeHidden()
  await expect(cancel).toBeFocused()
  await expect(subscription).toContainText('Active')
  await cancel.click()
  await dialog.getByRole('button', { name: 'Cancel for good' }).click()
  await expect(subscription).toContainText('Cancelled')
  await expect(dialog).toBeHidden()
  await expect(subscription.getByRole('button')).toHaveCount(0)
})

test('a seller promises a coming vintage without serials; a date before its end is refused where it is typed @wide', async ({
  page,
}, info) => {
  await enter(page, demo.seller)
  const { projects } = await (await page.request.get('/api/seller/projects')).json()
  const { id } = projects.find(({ name }: { name: string }) => name === 'Nam Phai Rice Husk Biochar')
  await page.goto(`/seller/projects/${id}?step=publish`)
  const form = page.getByRole('form', { name: 'List credits' })
  await form.getByLabel('Sale type').selectOption('forward')
  await expect(form.getByLabel('Serial block')).toHaveCount(0)
  const year = new Date().getUTCFullYear() + 2
  await form.getByLabel('Vintage, first day').fill(`${year}-01-01`)
  await form.getByLabel('Vintage, last day').fill(`${year}-12-31`)
  await form.getByLabel('Token ID').fill(`PROMISE-${Date.now()}`)
  await form.getByLabel('Number of credits').fill('40')
  await form.getByLabel('Price per credit in USD').fill('163.50')
  await form.getByLabel('Credits (1)').fill('40')
  const day = form.getByLabel('Delivered by (1)')
  await day.fill(`${year}-09-30`)
  const refused = form.getByText(`Enter a day after Dec 31, ${year}`, { exact: false })
  await expect(refused).toBeVisible()
  await expect(day).toHaveAttribute('aria-invalid', 'true')
  await form.getByRole('button', { name: 'Publish listing' }).click()
  await expect(refused).toBeVisible()
  await expect(form.getByLabel('Price per credit in USD')).toHaveValue('163.50')
  await look(page, info, 'promise-refused')
  await day.fill(`${year + 1}-03-31`)
  await expect(refused).toHaveCount(0)
  await form.getByRole('button', { name: 'Publish listing' }).click()
  await page.getByRole('button', { name: 'Promise them' }).click()
  await expect(page.getByText('Promised. Buyers can find it in the marketplace now.')).toBeVisible()
  await page.goto(`/projects/${id}`)
  const promised = page.getByRole('listitem').filter({ hasText: `Vintage ${year}` })
  await expect(promised.getByText('a promise: no serials yet', { exact: false }).first()).toBeVisible()
})

test('a seller delivers against the nearest date, and the buyer’s certificate says so @wide', async ({
  page,
  browser,
}, info) => {
  const buyer = await (await browser.newContext()).newPage()
  await enter(buyer, demo.buyer)
  const { forwards } = await (await buyer.request.get('/api/forwards')).json()
  const [{ delivered }] = forwards
  await enter(page, demo.seller)
  await page.goto('/deliveries')
  await page
    .getByRole('button', { name: /^Deliver to Nam Phai/ })
    .first()
    .click()
  const form = page.getByRole('form', { name: 'Deliver credits of Nam Phai Rice Husk Biochar' })
  await form.getByLabel('Credits', { exact: true }).fill('3')
  await look(page, info, 'deliveries')
  await form.getByRole('button', { name: 'Deliver' }).click()
  await expect(page.getByText('Delivered. Your part of the escrow is on your statement.')).toBeVisible()
  await buyer.goto('/holdings')
  await buyer.getByRole('link', { name: /^Partly delivered: certificate of Nam Phai/ }).click()
  await expect(buyer.getByText(new RegExp(`^${delivered + 3} of \\d+ delivered$`))).toBeVisible()
  await buyer.context().close()
})
