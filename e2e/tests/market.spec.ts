import { look } from '../support/look.ts'
import { demo, enter, expect, test } from '../support/test.ts'

test('a visitor narrows the market, and the address keeps it', { tag: '@wide' }, async ({ page }, info) => {
  await page.goto('/marketplace')
  await expect(page.getByRole('article')).not.toHaveCount(0)
  const biochar = page.getByRole('checkbox', { name: 'Biochar', exact: true })
  await expect(biochar).toHaveAccessibleDescription(/^\d+ projects$/)
  await biochar.click()
  await expect(page).toHaveURL(/category=biochar/)
  await expect(page.getByRole('article', { name: 'Hartmoor Biochar Kilns' })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Rio Calado Forest Corridor' })).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Search' }).fill('rice husk')
  await expect(page.getByRole('heading', { name: '1 result', exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('article', { name: 'Nam Phai Rice Husk Biochar' })).toBeVisible()
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Nam Phai' })).toContainText('$139.00 – $164.00')
  await page.getByRole('button', { name: 'Remove filter: Biochar' }).click()
  await page.getByRole('searchbox', { name: 'Search' }).fill('nothing of the kind')
  await expect(page.getByText('No project matches')).toBeVisible()
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  const map = page.getByRole('region', { name: 'Map of the projects' })
  const pin = map.getByRole('button', { name: /^Skarn Ridge Direct Air Capture, Iceland, / })
  await pin.focus()
  const card = page.getByRole('article', { name: 'Skarn Ridge Direct Air Capture' })
  await expect(card).toHaveAttribute('data-lit', 'true')
  await page.keyboard.press('Enter')
  await expect(pin).toHaveAttribute('aria-pressed', 'true')
  await expect(card).toBeInViewport()
  await page.keyboard.press('ArrowRight')
  await expect(map.getByRole('button', { name: /^Hartmoor Biochar Kilns, United Kingdom, / })).toBeFocused()
  await page.keyboard.press('Escape')
  await card.hover()
  await expect(pin).toHaveAttribute('data-lit', 'true')
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('article').nth(6)).toBeVisible()
  await look(page, info, 'marketplace-map')
})

test('the heads of the list sort it, by the same orders as the choice above it', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/marketplace?view=list')
  const price = page.getByRole('columnheader', { name: 'Price per credit' })
  await expect(price).toHaveAttribute('aria-sort', 'none')
  await price.getByRole('button').click()
  await expect(page).toHaveURL(/sort=cheapest/)
  await expect(price).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.getByLabel('Sort by')).toHaveValue('cheapest')
  await expect(page.getByRole('row').nth(1)).toContainText('Rio Calado')
  await price.getByRole('button').click()
  await expect(price).toHaveAttribute('aria-sort', 'descending')
  await expect(page.getByRole('row').nth(1)).toContainText('Dry Lake Air Capture')
  await page.getByRole('columnheader', { name: 'Project' }).getByRole('button').click()
  await expect(price).toHaveAttribute('aria-sort', 'none')
  await expect(page.getByRole('row').nth(1)).toContainText('Basaltfold Farm Fields')
})

test(
  'a buyer saves a search, finds it again, and takes it back',
  { tag: '@wide' },
  async ({ page }, info) => {
    await enter(page, demo.buyer)
    await page.goto('/marketplace?category=biochar')
    await page.getByRole('button', { name: 'Save this search' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save this search' })
    await expect(dialog.getByLabel('Name')).toHaveValue('Biochar')
    await dialog.getByLabel('Name').fill('Biochar of any year')
    await dialog.getByRole('button', { name: 'Save search' }).click()
    await expect(page.getByText('The search is saved.')).toBeVisible()
    await page.goto('/account')
    const mails = page.getByRole('switch', { name: 'Mail what is new for Biochar of any year' })
    await mails.click()
    await expect(mails).not.toBeChecked()
    await look(page, info, 'account-searches')
    await page.getByRole('link', { name: 'Biochar of any year' }).click()
    await expect(page).toHaveURL(/\/marketplace\?category=biochar$/)
    await page.getByText('Your saved searches').click()
    await page.getByRole('button', { name: 'Remove the search Biochar of any year' }).click()
    await expect(page.getByRole('link', { name: 'Biochar of any year' })).toHaveCount(0)
  },
)

test(
  'a phone fills a basket, compares, and goes to the checkout',
  { tag: '@phone' },
  async ({ page }, info) => {
    await page.goto('/marketplace')
    await expect(page.getByRole('article')).not.toHaveCount(0)
    await look(page, info, 'marketplace')
    await page.getByRole('button', { name: /^Filters/ }).click()
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Blue Carbon' }).check()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Show \d+ project/ })
      .click()
    await expect(page.getByRole('article', { name: 'Kelpra Bay Seagrass Meadows' })).toBeVisible()
    await page.getByRole('button', { name: 'Add to basket: Kelpra Bay Seagrass Meadows, 2023' }).click()
    // A card as small as a hand puts in what costs least; the other vintages stand with the project.
    await page.getByRole('button', { name: 'Add to basket: Rufisa Delta Mangroves, 2021' }).click()
    for (const name of ['Kelpra Bay Seagrass Meadows', 'Rufisa Delta Mangroves'])
      await page.getByRole('checkbox', { name: `Compare ${name}` }).check()
    await page.getByRole('link', { name: 'Compare 2 projects' }).click()
    // What one chooses by comes first; what is the same of both, as their methodology, is left out on a phone.
    await expect(page.getByRole('table', { name: 'Projects side by side' })).toContainText(
      'Evidence provided',
    )
    const facts = page.getByRole('table', { name: 'The other facts, side by side' })
    await expect(facts).toContainText('DNR-DEMO-133')
    await look(page, info, 'compare')
    await page.getByRole('link', { name: /^Basket/ }).click()
    const kelpra = page.getByRole('spinbutton', { name: /Kelpra Bay/ })
    for (const typed of ['', '0']) {
      await kelpra.fill(typed)
      await expect(page.getByText('Choose at least one credit')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Go to checkout' })).toBeDisabled()
    }
    await kelpra.fill('10')
    await expect(page.getByText('$340.60')).toBeVisible()
    await look(page, info, 'basket')
    await page.getByRole('button', { name: 'Go to checkout' }).click()
    await expect(page).toHaveURL(/\/buy\/[0-9a-f-]{36}$/)
  },
)
