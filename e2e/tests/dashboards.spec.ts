import { demo, enter, expect, newBuyer, test } from '../support/test.ts'

const buyerCards = ['Total Carbon Credits', 'Total CO2 Offset', 'Active Projects', 'Market Value']
const sellerCards = ['Total Credits', 'Portfolio Value', 'Projects', 'CO2 Offset']

test('a new buyer sees zeros, not spinners, and what to do next', async ({ page }) => {
  await newBuyer(page)
  await page.goto('/buyer_dashboard')
  for (const card of buyerCards) await expect(page.getByText(card, { exact: true })).toBeVisible()
  await expect(page.getByText('$0.00')).toBeVisible()
  await expect(page.getByText('Carbon Credits Over Time')).toBeVisible()
  await expect(page.getByText('Insights Coming Soon')).toBeVisible()
  await expect(page.getByText('Recent Transactions')).toBeVisible()
  const next = page.getByRole('region', { name: 'Upload your report' })
  await expect(next.getByRole('link', { name: 'Upload a report' })).toHaveAttribute('href', '/#ask')
  await expect(page.getByText('No footprint yet')).toBeVisible()
})

test('the demo buyer sees what the server counts', async ({ page }) => {
  await enter(page, demo.buyer)
  await page.goto('/buyer_dashboard')
  // Other tests retire and receive credits of the same buyer: the page follows, and both are read until they agree.
  await expect(async () => {
    const { totalcreds } = await (
      await page.request.post('/api/dashboard/total-credits', { data: { email: demo.buyer.email } })
    ).json()
    expect(totalcreds).toBeGreaterThan(0)
    const card = page.getByRole('group', { name: 'Total Carbon Credits' })
    await expect(card.getByText(totalcreds.toLocaleString('en-US'), { exact: true })).toBeVisible({
      timeout: 2000,
    })
  }).toPass()
  await expect(page.getByText('Insights Coming Soon')).toBeHidden()
  const offset = page.getByRole('group', { name: 'Total CO2 Offset' })
  await expect(offset.getByRole('link', { name: 'Certificates' })).toHaveAttribute(
    'href',
    '/holdings#retired',
  )
  await expect(async () => {
    const { coverage } = await (await page.request.get('/api/buyer-desk')).json()
    const open = coverage.openTonnes.toLocaleString('en-US')
    const footprint = page.getByRole('region', { name: 'What became of your footprint' })
    // The figure, what it is and the way to credits for it are one link.
    const way = footprint.getByRole('link', { name: `${open} t` }).filter({ hasText: 'ind credits for it' })
    await expect(way).toBeVisible({ timeout: 2000 })
    await expect(way).toHaveAttribute('href', `/recommendations?tonnes=${coverage.openTonnes}`)
  }).toPass()
  await expect(page.getByRole('slider', { name: 'Year' })).toHaveAttribute('aria-valuetext', /emitted, path/)
  const transactions = page.getByRole('region', { name: 'Recent Transactions' })
  const retired = transactions.getByRole('listitem').filter({ hasText: 'retired' }).first()
  await retired.getByRole('link').click()
  await expect(page).toHaveURL(/\/certificates\//)
})

test('the demo seller sees one row for each project', async ({ page }) => {
  await enter(page, demo.seller)
  const { sellerprojects } = await (
    await page.request.post('/api/dashboard/seller-projects', { data: { email: demo.seller.email } })
  ).json()
  expect(sellerprojects.length).toBeGreaterThan(0)
  await page.goto('/seller_dashboard')
  for (const card of sellerCards) await expect(page.getByText(card, { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Portfolio Holdings' })).toBeVisible()
  for (const { project_name } of sellerprojects)
    await expect(page.getByText(project_name).filter({ visible: true }).first()).toBeVisible()
  // What has no file yet has no progress, and the way to its first step stands beside it.
  await expect(page.getByText('Progress data not available').filter({ visible: true }).first()).toBeVisible()
  await expect(
    page.getByRole('link', { name: 'Start its file' }).filter({ visible: true }).first(),
  ).toBeVisible()
})

test('the demo seller’s desk says what is due, and its figures are those of the statement', async ({
  page,
}) => {
  await enter(page, demo.seller)
  await page.goto('/seller_dashboard')
  const due = page.getByRole('region', { name: 'What is due' })
  await expect(due.getByRole('listitem').first()).toBeVisible()
  await expect(due.getByRole('link', { name: /^Deliver(ies)?: / }).first()).toHaveAttribute(
    'href',
    '/deliveries',
  )

  const revenue = page.getByRole('region', { name: 'Revenue by month' })
  await revenue.getByText('Show as a table').click()
  // Other tests buy of the same seller: both are read until they agree.
  await expect(async () => {
    const statement = await (await page.request.get('/api/statement')).json()
    const net = (statement.salesCents - statement.feesCents - statement.refundsCents) / 100
    const written = net.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
    await expect(revenue.getByRole('row', { name: /^Together/ })).toContainText(written, { timeout: 2000 })
  }).toPass()
  // By keyboard: the month before is another one, in words.
  const month = revenue.getByRole('slider', { name: 'Month' })
  const now = await month.getAttribute('aria-valuetext')
  await month.press('ArrowLeft')
  await expect(month).not.toHaveAttribute('aria-valuetext', now ?? '')

  const paid = page.getByRole('region', { name: 'Your money' })
  await expect(paid.getByText('In escrow')).toBeVisible()

  // Each part of a ribbon has its word, also for who does not see the colours.
  const holdings = page.getByRole('table', { name: 'Portfolio Holdings' })
  await expect(holdings.getByRole('term').first()).toHaveText(/listed/i)
})

test('a visit to a project counts for its seller once, however often the page is loaded', async ({
  page,
  browser,
}) => {
  await enter(page, demo.seller)
  const figures = async () =>
    (await (await page.request.get('/api/seller/listing-figures')).json()).listings as {
      projectId: string
      projectName: string
      state: string
      views: number
    }[]
  const [listing] = (await figures()).filter(({ state }) => state === 'open')
  if (!listing) throw new Error('the demo seller has nothing on sale')
  const viewsNow = async () =>
    (await figures()).find(({ projectId }) => projectId === listing.projectId)?.views
  const before = (await viewsNow()) ?? 0
  // A name of its own, so that no other test of the day was this visitor.
  const userAgent = `Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/${Date.now()}`
  const visitor = await browser.newContext({ userAgent })
  const shop = await visitor.newPage()
  for (let turn = 0; turn < 2; turn++) {
    const told = shop.waitForResponse((answer) => answer.url().endsWith('/views'))
    await shop.goto(`/projects/${listing.projectId}`)
    expect((await told).status()).toBe(200)
  }
  await visitor.close()
  expect((await viewsNow()) ?? 0).toBeLessThanOrEqual(before + 1)
  await page.goto('/seller_dashboard')
  const listings = page.getByRole('region', { name: 'Your listings on the market' })
  await listings.getByText('How views and baskets are counted').click()
  await expect(listings.getByText('A view is somebody who opens the page')).toBeVisible()
})

test('a dashboard whose calls fail says so, and tries again when asked', async ({ page }) => {
  await enter(page, demo.buyer)
  const calls = '**/api/dashboard/buyer-recent-transactions'
  await page.route(calls, (route) =>
    route.fulfill({ status: 503, json: { error: 'Not ready', code: 'unavailable', requestId: 'req_test' } }),
  )
  await page.goto('/buyer_dashboard')
  const again = page.getByRole('button', { name: 'Try again' }).first()
  await expect(again).toBeVisible({ timeout: 20_000 })
  await page.unroute(calls)
  await again.click()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
})

test('someone else’s e-mail in a dashboard call is refused', async ({ page }) => {
  await enter(page, demo.buyer)
  const answer = await page.request.post('/api/dashboard/total-credits', {
    data: { email: demo.seller.email },
  })
  expect(answer.status()).toBe(403)
  expect(await answer.json()).toMatchObject({ code: 'forbidden' })
})
