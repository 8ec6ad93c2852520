import type { Page } from '@playwright/test'
import { look } from '../support/look.ts'
import { demo, enter, expect, test } from '../support/test.ts'

/** What few retirements have is folded. */
const openRare = async (page: Page) => {
  const inside = page.getByLabel('Share among subsidiaries or products')
  if (!(await inside.isVisible())) await page.getByText('Message, shares or a later day (optional)').click()
}

test('one retirement is shared among two companies and a product, and each has a certificate beside the whole', async ({
  page,
  browser,
}, info) => {
  await enter(page, demo.buyer)
  await page.goto('/organisation#subsidiaries')
  const add = page.getByRole('form', { name: 'Add a subsidiary' })
  for (const name of ['Harbour Works GmbH', 'Upland Dairy Ltd']) {
    await add.getByLabel('Name of the subsidiary').fill(name)
    await add.getByRole('button').click()
    await expect(page.getByRole('button', { name: `Take ${name} off the list` })).toBeVisible()
  }

  await page.goto('/retire/all')
  await page.getByLabel('Credits to retire').fill('5')
  await openRare(page)
  await page.getByLabel('Share among subsidiaries or products').check()
  const companies = page.getByLabel('Company', { exact: true })
  await companies.first().selectOption('Harbour Works GmbH')
  await page.getByRole('textbox', { name: 'Product or event' }).fill('Oat Drink 2025')
  await page.getByRole('button', { name: 'Add a share' }).click()
  await page.getByLabel('For', { exact: true }).last().selectOption('subsidiary')
  await companies.last().selectOption('Upland Dairy Ltd')
  await page.getByLabel('Tonnes', { exact: true }).first().fill('4')
  await expect(page.getByText('1 t of 5 t left to share')).toBeVisible()
  await page.getByRole('button', { name: 'Split evenly' }).click()
  await expect(page.getByText('All 5 t are shared')).toBeVisible()
  await page.getByLabel('Purpose').fill('What was left of 2025')
  await page.getByLabel('I understand that this is public and final.').check()
  await look(page, info, 'share-retirement')
  await page.getByRole('button', { name: /^Retire .*for good$/ }).click()
  await page.waitForURL(/\/certificates\//)

  const shares = page.getByRole('list', { name: 'Among whom it was shared' })
  await expect(shares.getByRole('listitem')).toHaveCount(3)
  await expect(shares).toContainText('Oat Drink 2025')
  await look(page, info, 'shared-certificate')
  const whole = page.url()
  const links = await shares
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href))
  const said = [
    'on behalf of Harbour Works GmbH',
    'Oat Drink 2025: What was left of 2025',
    'on behalf of Upland Dairy Ltd',
  ]
  // Whoever is given one certificate, without an account: it proves itself, and does not lead to the others.
  const stranger = await browser.newContext()
  const theirs = await stranger.newPage()
  for (const [at, link] of links.entries()) {
    await theirs.goto(link)
    await expect(theirs.getByText(said[at] ?? '').first()).toBeVisible()
    await expect(theirs.getByText('The public log proves that these serials were retired here')).toBeVisible()
    await expect(theirs.getByText('A share of one act.').first()).toBeVisible()
    expect(await theirs.locator(`a[href="${new URL(whole).pathname}"]`).count()).toBe(0)
  }
  await stranger.close()
})

test('a retirement is scheduled for the end of the year, and taken back', async ({ page }, info) => {
  await enter(page, demo.buyer)
  await page.goto('/retire/all')
  await page.getByLabel('Credits to retire').fill('2')
  await openRare(page)
  await page.getByLabel('Retire on a day to come').check()
  await page.getByRole('button', { name: 'Year end' }).click()
  await page.getByLabel('Purpose').fill('The year as it ends')
  await page.getByLabel('I understand that this is public and final.').check()
  await look(page, info, 'schedule-retirement')
  await page.getByRole('button', { name: 'Schedule the retirement' }).click()
  await page.waitForURL(/\/holdings/)
  const row = page.getByRole('listitem').filter({ hasText: 'The year as it ends' })
  await expect(row).toContainText('Waits for its day')
  await look(page, info, 'scheduled')
  await row.getByRole('button', { name: 'Take back' }).click()
  await expect(row).toHaveCount(0)
})
