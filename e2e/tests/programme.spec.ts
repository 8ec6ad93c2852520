import { readFileSync } from 'node:fs'
import { uploaded } from '../support/inventory-steps.ts'
import { look } from '../support/look.ts'
import { expect, newBuyer, test } from '../support/test.ts'

const report = (years: string, scope1: string, scope2: string, scope3: string) =>
  Buffer.from(
    `Emissions in tonnes CO2e,${years}\nScope 1,${scope1}\nScope 2 (market-based),${scope2}\nScope 3,${scope3}\n`,
  )

test('@wide two reports become one inventory: a conflict is decided, a base year and a target set, and the export says so', async ({
  page,
}, info) => {
  test.setTimeout(180_000)
  await newBuyer(page)
  await page.goto('/programme')
  await expect(page.getByText('No report of yours is read yet')).toBeVisible()
  await look(page, info, 'programme-empty')

  await uploaded(page, 'report-2023.csv', report('2022,2023', '120,110', '60,50', '900,850'))
  await uploaded(page, 'report-2024.csv', report('2023,2024', '110,100', '50,40', '870,800'))
  await page.goto('/programme')
  const years = page.getByRole('table', { name: /Emissions by scope and year/ })
  await expect(years.getByRole('row', { name: /^Footprint/ })).toContainText('undecided')
  await expect(years.getByRole('row', { name: /^Footprint/ })).toContainText('1,080')

  // Both figures stand there with the way to their place; the later report is proposed, and a reason is asked for.
  const conflict = page.getByRole('form', { name: 'Scope 3, 2023' })
  await expect(
    conflict.getByRole('radio', {
      name: /870 t CO2e.*report-2024.csv.*The footprint of 2023 is then 1,030 t.*Proposed/,
    }),
  ).toBeChecked()
  await expect(conflict.getByRole('link', { name: 'report-2023.csv' })).toBeVisible()
  await look(page, info, 'programme-conflict')
  await conflict.getByRole('button', { name: 'Let it stand' }).click()
  await expect(conflict.getByText('Say why in words', { exact: false })).toBeVisible()
  await conflict.getByLabel('Why this one').fill('Restated after the assurance')
  const target = page.getByRole('form', { name: 'Set a target' })
  await target.getByLabel('Reason').fill('Asked for by a customer')
  await conflict.getByRole('button', { name: 'Let it stand' }).click()
  await expect(conflict).toBeHidden()
  await expect(years.getByRole('row', { name: /^Footprint/ })).toContainText('1,030')
  // What is begun in another form of the page stays there.
  await expect(target.getByLabel('Reason')).toHaveValue('Asked for by a customer')

  const base = page.getByRole('form', { name: 'Set the base year' })
  await page.getByText('Record a base year').click()
  await base.getByLabel('Base year').selectOption('2022')
  await base.getByLabel('Reason').fill('The first year with assurance')
  await base.getByRole('button', { name: 'Record it' }).click()
  await expect(page.getByRole('heading', { name: 'Base year 2022' })).toBeVisible()

  await target.getByLabel('Cut, in percent').fill('50')
  await target.getByLabel('Reason').fill('The board decided on it')
  await target.getByRole('button', { name: 'Set the target' }).click()
  // From 180 t in 2022 to 90 t in 2030: the line is at 157.5 t in 2024, and 140 t were emitted.
  await expect(page.getByText('2024 stands 18 t below the line.', { exact: false })).toBeVisible()
  await expect(page.getByRole('table', { name: /What each year until the target/ })).toContainText('2030')
  await expect(page.getByRole('listitem').filter({ hasText: 'Restated after the assurance' })).toBeVisible()
  await look(page, info, 'programme')

  await page.getByRole('button', { name: 'Export' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export the programme as CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('ledgerleaf-programme.csv')
  const said = readFileSync(await file.path(), 'utf8')
  expect(said).toContain('870,decided,report-2024.csv')
  expect(said).toContain('Restated after the assurance')
})

test('@wide while reports contradict each other about a year, no page leads to credits for it', async ({
  page,
}) => {
  await newBuyer(page)
  await uploaded(page, 'report-2024.csv', report('2024', '90', '45', '280'))
  const analysis = await uploaded(page, 'report-2024b.csv', report('2024', '190', '45', '280'))

  await page.goto(`/analysis/${analysis}`)
  await expect(page.getByRole('link', { name: 'Decide 2024' })).toHaveAttribute('href', '/programme')
  await expect(page.getByRole('link', { name: /Find the best basket|find the best basket/ })).toHaveCount(0)

  await page.goto(`/recommendations?report=${analysis}&year=2024`)
  const best = page.getByRole('region', { name: 'The best basket' })
  await expect(
    best.getByText('Your reports contradict each other about 2024', { exact: false }),
  ).toBeVisible()
  await expect(best.getByRole('link', { name: 'Decide 2024' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Buy this/ }).and(page.locator(':enabled'))).toHaveCount(0)

  await page.goto('/buyer_dashboard')
  const river = page.getByRole('link', { name: /Not yet covered/ })
  await expect(river).toHaveAttribute('href', '/programme')
  await expect(page.getByRole('link', { name: /ind credits for/ })).toHaveCount(0)

  await page.goto('/claims')
  const ground = page.getByRole('region', { name: 'What your words can rest on' })
  await expect(ground.getByText('2024, by this report alone')).toBeVisible()
  await expect(ground.getByText(/^(Open in the whole footprint|Not yet covered)/)).toHaveCount(0)
})
