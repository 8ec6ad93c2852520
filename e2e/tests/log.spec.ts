import { look } from '../support/look.ts'
import { expect, test, toast } from '../support/test.ts'

test(
  'an entry of the log has a page of its own: what it says, its leaf, and its proof drawn to the signed root',
  {
    tag: '@phone',
  },
  async ({ page }, info) => {
    await page.goto('/log')
    const newest = page
      .getByRole('region', { name: 'Entries, the newest first' })
      .getByRole('listitem')
      .first()
    await newest.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/log\/\d+$/)
    const index = Number(new URL(page.url()).pathname.split('/').at(-1))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Entry ${index.toLocaleString('en-US')}`)
    await expect(page.getByText('Proven in your browser')).toBeVisible()
    await expect(page.getByText('The roots are the same')).toBeVisible()
    await expect(page.getByRole('region', { name: 'The leaf, word for word' })).toContainText('"version": 1')
    await look(page, info, 'log-entry')
    await page.getByRole('link', { name: 'Earlier' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Entry ${(index - 1).toLocaleString('en-US')}`,
    )
    await expect(page.getByText('Proven in your browser')).toBeVisible()
  },
)

test('an entry is in the page before any script runs, and a number the log has not reached says how far it goes', async ({
  page,
  request,
}) => {
  const drawn = await request.get('/log/0')
  expect(drawn.status()).toBe(200)
  expect(await drawn.text()).toContain('Hash of the leaf')
  const beyond = await page.goto('/log/999999999')
  expect(beyond?.status()).toBe(404)
  await expect(page.getByText('The log has no entry with this number')).toBeVisible()
  await page.getByRole('link', { name: 'The newest entry' }).click()
  await expect(page.getByText('Proven in your browser')).toBeVisible()
})

test('a toast lies over the bar at the head of the page and over nothing one reads', {
  tag: '@phone',
}, async ({ page }) => {
  await page.context().grantPermissions(['clipboard-write'])
  await page.goto('/log/0')
  await page.getByRole('button', { name: 'Copy the leaf' }).click()
  await expect(toast(page, 'Copied.')).toBeVisible()
  const bar = await page.getByRole('banner').boundingBox()
  const bottomOf = async () => {
    const said = await toast(page, 'Copied.').boundingBox()
    return said ? said.y + said.height : Number.POSITIVE_INFINITY
  }
  await expect.poll(bottomOf).toBeLessThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
})

test(
  'the log is looked through by what its entries are about, and the address keeps it',
  {
    tag: '@phone',
  },
  async ({ page }, info) => {
    await page.goto('/log')
    const entries = page.getByRole('region', { name: 'Entries, the newest first' })
    await entries.getByRole('button', { name: 'Retired' }).click()
    await expect(page).toHaveURL(/about=retired/)
    await expect(entries.getByRole('link', { name: 'Certificate' }).first()).toBeVisible()
    await expect(entries.getByRole('link', { name: /: Listed for sale$/ })).toHaveCount(0)
    await page.reload()
    await expect(entries.getByRole('button', { name: 'Retired' })).toHaveAttribute('aria-pressed', 'true')
    await entries.getByRole('button', { name: 'All', exact: true }).click()
    await expect(page).toHaveURL(/\/log$/)
    await expect(page.getByText(/in \d+ full parts?\. A full part never changes again/)).toBeVisible()
    await look(page, info, 'log')
  },
)
