import { expectNoSidewaysScroll, look } from '../support/look.ts'
import { expect, test } from '../support/test.ts'

test('from the foot of a page to a guide, from it to a call, and to how it is made', async ({
  page,
}, info) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'For developers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Quickstart' })).toBeVisible()
  await page.goto('/docs/reference/orders')
  await expect(page.getByRole('heading', { level: 2, name: 'POST /v1/orders', exact: true })).toBeVisible()
  await expect(page.getByText('curl --fail-with-body').first()).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Calls on this page' })
    .getByRole('link', { name: /^POST \/v1\/orders\/propose/ })
    .click()
  await expect(page).toHaveURL(/\/docs\/reference\/orders#/)
  await expect(page.getByRole('heading', { level: 2, name: 'POST /v1/orders/propose' })).toBeInViewport()
  await expectNoSidewaysScroll(page)
  await page.getByRole('tab', { name: 'TypeScript' }).first().click()
  await expect(page.getByText('await ledgerleaf.orders.create(').first()).toBeVisible()
  await look(page, info, 'docs-reference')
})

test(
  'events stand by what they are about, and each opens to its fields',
  { tag: '@phone' },
  async ({ page }, info) => {
    await page.goto('/docs/events')
    const orders = page.getByRole('region', { name: 'Orders', exact: true })
    await orders.getByText('order.settled', { exact: true }).click()
    await expect(orders.getByRole('list', { name: 'Fields of order.settled' })).toContainText('totalCents')
    await expect(page.getByRole('group', { name: 'Body, code' })).toContainText('"order.settled"')
    await expectNoSidewaysScroll(page)
    await look(page, info, 'docs-events')
  },
)

test('an address of no guide and of no noun says so in its tab too', async ({ page }) => {
  for (const address of ['/docs/nope', '/docs/reference/nope']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: 'You have walked off the map' })).toBeVisible()
    await expect(page).toHaveTitle('Page not found · Ledgerleaf')
  }
  await page.goto('/docs/reference/orders')
  await expect(page).toHaveTitle('Orders · For developers · Ledgerleaf')
})

test('the changelog begins with the first version, and says what came since', async ({ page }, info) => {
  await page.goto('/docs/changelog')
  await expect(page.getByText(/^The first version, of [\d,]+ promises/)).toBeVisible()
  await expect(page.getByText('POST /v1/subscriptions', { exact: true })).toBeVisible()
  await look(page, info, 'docs-changelog')
})

test('programs read the same words as people, and the client comes from the server it speaks to @wide', async ({
  request,
}) => {
  const index = await (await request.get('/llms.txt')).text()
  expect(index).toContain('/docs/offset-every-order.md')
  expect(await (await request.get('/docs/quickstart.md')).text()).toContain('ledgerleaf-sdk.tgz')
  const packed = await request.get('/ledgerleaf-sdk.tgz')
  expect(packed.status()).toBe(200)
  expect([...(await packed.body()).subarray(0, 2)]).toEqual([0x1f, 0x8b])
})
