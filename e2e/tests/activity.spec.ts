import { look } from '../support/look.ts'
import { demo, enter, expect, newBuyer, test } from '../support/test.ts'

test('a footprint without a report: five lines, a template, and everything that rests on an analysis rests on it', async ({
  page,
}, info) => {
  test.setTimeout(120_000)
  // Somebody new: what others of these tests read of the demo's buyer stays as it is.
  await newBuyer(page)
  await page.goto('/analyses')
  await page.getByRole('link', { name: 'No report? Enter activity data' }).first().click()
  await page.getByLabel('Company').fill('Meadow Lane Bakery')
  await page.getByLabel('Year').selectOption('2024')
  await page.getByRole('button', { name: 'Begin' }).click()
  const steps = page.getByRole('navigation', { name: 'Steps' })
  const add = async (step: string, what: string, amount: string, country: string) => {
    await steps.getByRole('button', { name: step }).click()
    await page.getByRole('button', { name: 'Add a line' }).click()
    await page.getByLabel('What', { exact: true }).selectOption({ label: what })
    await page.getByLabel('Amount').fill(amount)
    await page.getByLabel('Country').selectOption({ label: country })
  }
  await add('Energy and cooling', 'Natural gas', '1,000,000', 'United Kingdom')
  await expect(page.getByText('Open Government Licence v3.0').first()).toBeVisible()
  await add('Energy and cooling', 'Electricity', '100000', 'United Kingdom')
  await add('Your own vehicles', 'Diesel', '1000', 'United Kingdom')
  await add('Business travel', 'Flight, long-haul, economy', '10000', 'United Kingdom')
  await add('Goods and services', 'Legal services', '10000', 'United States')
  const totals = page.getByRole('region', { name: 'What it comes to' })
  // 182.9 + 20.705 + 2.51279 + 2.0011 + 0.41
  await expect(totals).toContainText('208.53')
  await expect(totals).toContainText('Everything is saved')
  await look(page, info, 'footprint')

  // The list knows what was typed a moment ago.
  await page.getByRole('link', { name: 'All footprints' }).click()
  await expect(page.getByText(/^5 lines, saved/)).toBeVisible()
  await page.route('**/api/activity-inventories/*', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.fallback(),
  )
  await page.getByRole('button', { name: 'Delete the draft' }).click()
  await expect(page.getByRole('list', { name: 'Footprints you began' }).getByRole('alert')).toBeVisible()
  await page.unroute('**/api/activity-inventories/*')
  await page.getByRole('link', { name: 'Meadow Lane Bakery, 2024' }).click()
  await expect(totals).toContainText('208.53')
  await page.getByLabel('A filled template').setInputFiles({
    name: 'lines.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'activity,amount,unit,country\nr410a,10,kg,GB\nr410a,ten,kg,GB\nnatural-gas,1000000,kWh,GB\n',
    ),
  })
  await expect(page.getByText('1 row added')).toBeVisible()
  await expect(page.getByText(/^Row 3: Please give the amount as a number/)).toBeVisible()
  await expect(page.getByText(/^Row 4: The same as line 1/)).toBeVisible()
  await expect(totals).toContainText('227.77')

  await page.getByRole('button', { name: 'Finish the footprint' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Meadow Lane Bakery' })).toBeVisible()
  await expect(page.getByText('227.77').first()).toBeVisible()
  await page.getByRole('button', { name: /^Scope 1, 2024: 204.65 t/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Scope 1, 2024' })
  await expect(dialog).toContainText('1,000,000 kWh × 0.1829 kg CO2e per kWh = 182,900 kg CO2e')
  await look(page, info, 'activity-method')
  await page.keyboard.press('Escape')

  await page.goto('/buyer_dashboard')
  await expect(page.getByRole('link', { name: 'Meadow Lane Bakery' }).first()).toBeVisible()
  await page.goto('/recommendations')
  await expect(page.getByRole('option', { name: /Meadow Lane Bakery/ }).first()).toBeAttached()
})

test(
  'whoever finishes too early is told what is missing and led there, and a line stays in the section it was begun in',
  {
    tag: '@phone',
  },
  async ({ page }, info) => {
    await newBuyer(page)
    await page.goto('/footprint')
    await page.getByLabel('Company').fill('Harbour Street Printers')
    await page.getByLabel('Year').selectOption('2024')
    await page.getByRole('button', { name: 'Begin' }).click()
    const finish = page.getByRole('button', { name: 'Finish the footprint' })
    await finish.click()
    await expect(page.getByRole('alert')).toHaveText('There is nothing to finish yet: please add a line.')
    await expect(page.getByRole('button', { name: 'Add a line' })).toBeFocused()
    const steps = page.getByRole('navigation', { name: 'Steps' })
    await steps.getByRole('button', { name: 'Business travel' }).click()
    await page.getByRole('button', { name: 'Add a line' }).click()
    await expect(page.getByLabel('What', { exact: true })).toBeFocused()
    await expect(page.getByText('Everything is saved')).toBeVisible()
    await page.reload()
    await expect(steps.getByRole('button', { name: /Business travel 1 line 1 to complete/ })).toBeVisible()
    await finish.click()
    await expect(steps.getByRole('button', { name: /Business travel/ })).toHaveAttribute(
      'aria-current',
      'step',
    )
    await expect(page.getByLabel('What', { exact: true })).toBeFocused()
    await expect(page.getByRole('region', { name: 'What it comes to' })).toContainText(
      'Please choose what it is.',
    )
    await look(page, info, 'footprint-unfinished')
  },
)

test(
  'a footprint begins in the name of the organisation, and shows what it will be made of before anything is typed',
  {
    tag: '@phone',
  },
  async ({ page }, info) => {
    await enter(page, demo.buyer)
    await page.goto('/footprint')
    await expect(page.getByLabel('Company')).toHaveValue('Demo Buyer Company')
    const scopes = page.getByRole('list', { name: 'Scopes' })
    await expect(scopes.getByRole('heading')).toHaveText(['Scope 1', 'Scope 2', 'Scope 3'])
    await expect(scopes).toContainText('50,000 kWh × 0.1829 kg CO2e per kWh = 9,145 kg CO2e')
    await page.getByText('Where the factors come from').click()
    await expect(page.getByRole('list', { name: 'Sources of factors' }).getByRole('listitem')).toHaveCount(4)
    await look(page, info, 'footprint-beginning')
  },
)
