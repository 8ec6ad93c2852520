import { nameOrder } from '../../contract/src/order-name.ts'
import { buy, orderToPay } from '../support/buy.ts'
import { look } from '../support/look.ts'
import { demo, enter, expect, newBuyer, test } from '../support/test.ts'

test('a sale shows on the seller’s screens and a purchase on the buyer’s, without a reload @wide', async ({
  page,
  browser,
}) => {
  const seller = await browser.newContext()
  const dashboard = await seller.newPage()
  await enter(dashboard, demo.seller)
  await dashboard.goto('/seller_dashboard')
  const credits = dashboard.getByRole('group', { name: 'Total Credits' })
  await expect(credits).toContainText('You still own')
  const before = await credits.innerText()
  const statement = await seller.newPage()
  await statement.goto('/statement')
  await expect(statement.getByRole('heading', { level: 1, name: 'Statement' })).toBeVisible()

  await newBuyer(page)
  const own = await page.context().newPage()
  await own.goto('/buyer_dashboard')
  await expect(own.getByText('No transactions yet')).toBeVisible()
  const orderId = await buy(page, '1')

  await expect(own.getByText('No transactions yet')).toBeHidden()
  await expect(own.locator(`a[href="/orders/${orderId}"]`).first()).toBeVisible()
  await expect(statement.getByText(nameOrder(orderId)).first()).toBeVisible()
  await expect(credits).not.toHaveText(before, { useInnerText: true })

  await page.goto('/orders')
  // An order goes by what was bought; the number that support asks for stands with it, and its course says how far it is.
  await expect(page.getByRole('table').getByText(nameOrder(orderId)).first()).toBeVisible()
  await expect(page.getByLabel('All orders')).toContainText('Credits bought')
  await page.getByRole('table').locator(`a[href="/orders/${orderId}"]`).click()
  await expect(page).toHaveURL(`/orders/${orderId}`)
  // Its own page is headed by what was bought too, with the number under it.
  await expect(page.getByRole('heading', { level: 1, name: / and \d+ more$/ })).toBeVisible()
  await expect(page.getByRole('main').getByText(nameOrder(orderId)).first()).toBeVisible()
  const course = page.getByRole('list', { name: 'The course of this order' }).getByRole('listitem')
  await expect(course).toHaveText([
    /^Placed, done.*\d{4}$/,
    /^Paid, done/,
    /^Settled, done.*\d{4}$/,
    /^Retired, still to come/,
  ])
  await expect(
    page
      .getByText(/-\d+ to \d+/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await seller.close()
})

test('a new buyer is told what will stand among the orders, and the demo buyer reads theirs @phone', async ({
  page,
}, info) => {
  await newBuyer(page)
  await page.goto('/orders')
  await expect(page.getByText('No orders yet')).toBeVisible()
  await page.goto('/orders/no-such-order')
  await expect(page.getByText('There is no such order')).toBeVisible()
  await page.context().clearCookies()
  await enter(page, demo.buyer)
  await page.goto('/orders')
  await expect(
    page
      .getByText(/^\d+ held/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await look(page, info, 'orders')
})

test('among several orders one is found by how far it is and by what it is known by, and the address keeps it', async ({
  page,
}, info) => {
  await newBuyer(page)
  const boughtId = await buy(page, '1')
  const pendingId = await orderToPay(page, '2')
  await page.goto('/orders')
  const show = page.getByRole('group', { name: 'Show' })
  const links = page.getByRole('table').locator('a[href^="/orders/"]')
  await expect(links).toHaveCount(2)
  const chip = show.getByRole('button', { name: /^To pay/ })
  await chip.click()
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL('/orders?show=open')
  await expect(links).toHaveCount(1)
  await expect(links).toHaveAttribute('href', `/orders/${pendingId}`)
  await page.reload()
  await expect(links).toHaveCount(1)
  await look(page, info, 'orders-filtered')
  await show.getByRole('button', { name: /^All/ }).click()
  await expect(links).toHaveCount(2)
  const search = page.getByLabel('Search orders')
  await search.fill(nameOrder(boughtId))
  await expect(page).toHaveURL(/[?&]q=/)
  await expect(links).toHaveCount(1)
  await expect(links).toHaveAttribute('href', `/orders/${boughtId}`)
  await search.fill('no such order')
  await expect(page.getByText('No order is like that')).toBeVisible()
  await look(page, info, 'orders-none-found')
  await page.getByRole('button', { name: 'Show all orders' }).click()
  await expect(page).toHaveURL('/orders')
  await expect(links).toHaveCount(2)
})

test('the demo seller reads the statement, and the demo buyer an order @wide', async ({ page }, info) => {
  await enter(page, demo.seller)
  await page.goto('/statement')
  await expect(page.getByRole('table').getByText('Sale', { exact: true }).first()).toBeVisible()
  await look(page, info, 'statement')
  for (const [label, type] of [
    ['CSV', 'text/csv'],
    ['PDF', 'application/pdf'],
  ] as const) {
    const address = await page.getByRole('link', { name: `Download as ${label}` }).getAttribute('href')
    expect((await page.request.get(address ?? '')).headers()['content-type']).toContain(type)
  }
  await page.context().clearCookies()
  await enter(page, demo.buyer)
  await page.goto('/orders')
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.getByText('Paid and settled')).toBeVisible()
  await look(page, info, 'order')
})
