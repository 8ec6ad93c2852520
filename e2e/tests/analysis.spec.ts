import { readFileSync } from 'node:fs'
import { look } from '../support/look.ts'
import { demo, enter, expect, goodPassword, newEmail, test } from '../support/test.ts'

const table = (scope1: string) =>
  Buffer.from(
    `Greenhouse gas emissions in tonnes CO2e,2022,2023\nScope 1,1300,${scope1}\nScope 2 (market-based),900,800\nScope 3,9800,9100\n`,
  )
const report = (scope1: string) => ({
  name: 'emissions 2023.csv',
  mimeType: 'text/csv',
  buffer: table(scope1),
})

test.beforeEach(() => {
  test.setTimeout(150_000)
})

test('@wide a visitor’s report is read step by step, leads to the plans, and stays theirs with an account', async ({
  page,
}, info) => {
  await page.goto('/')
  const bar = page.getByRole('search', { name: 'Ask or upload' })
  await bar.locator('input[type=file]').setInputFiles(report('1200'))
  await bar.getByRole('textbox').fill('Northwind Traders')
  await page.getByRole('button', { name: 'Upload Now' }).click()
  await expect(bar.locator('[data-step=completed]')).toHaveAttribute('aria-current', 'step', {
    timeout: 90_000,
  })
  await expect(page.getByRole('heading', { name: 'Three baskets to begin with' })).toBeFocused()
  const result = page.getByRole('region', { name: 'Your report' })
  await expect(result).toContainText('11,100 t CO2e in 2023')
  await result.getByRole('link', { name: 'Open the analysis' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Northwind Traders' })).toBeVisible()
  await expect(page.getByText('Kept for 30 days in this browser')).toBeVisible()
  const address = page.url()
  // Its picture comes later than its figures, and moves them.
  await expect(page.getByText('Show the year')).toBeVisible()

  await page.getByRole('button', { name: /^Scope 1, 2023: 1,200 t/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Scope 1, 2023' })
  await expect(dialog.getByRole('cell', { name: '1200', exact: true })).toBeVisible()
  await look(page, info, 'analysis-cells')
  await dialog.getByRole('button', { name: 'Change this figure' }).click()
  await dialog.getByLabel('Value').fill('1,250')
  await dialog.getByRole('button', { name: '1,250 thousands' }).click()
  await dialog.getByLabel('Where it comes from').fill('Audited statement')
  await dialog.getByRole('button', { name: 'Keep the change' }).click()
  await expect(dialog.getByText('Scope 1, 2023: changed from 1,200 t CO2e to 1,250 t CO2e')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(
    page.getByRole('button', { name: /^Scope 1, 2023: 1,250 t CO2e, given by a person/ }),
  ).toBeVisible()

  await page.goto('/signup')
  await page.getByLabel('Email').fill(newEmail())
  await page.getByLabel('Password', { exact: true }).fill(goodPassword)
  await page.getByRole('button', { name: /Create|Sign Up/ }).click()
  await expect(page).toHaveURL(/buyer_dashboard/)
  const analyses = page.getByRole('list', { name: 'Analyses, newest first' })
  await expect(analyses.getByRole('link', { name: 'Northwind Traders' })).toBeVisible()
  await page.goto(address)
  await expect(page.getByText('Kept for 30 days in this browser')).toBeHidden()
})

test('the demo report shows each figure boxed on its page', async ({ page }, info) => {
  await enter(page, demo.buyer)
  await page.goto('/analyses')
  await expect(page.getByRole('heading', { level: 1, name: 'Analyses' })).toBeVisible()
  await expect(page.getByText('Complete', { exact: true }).filter({ visible: true }).first()).toBeVisible({
    timeout: 60_000,
  })
  await expect(page.getByText('Upload a report', { exact: true })).toHaveCount(1)
  await look(page, info, 'analyses')
  await page.getByRole('link', { name: 'Demo Buyer Company', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Findings' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await look(page, info, 'analysis')
  await page.getByRole('button', { name: /^Scope 1, 2024/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Scope 1, 2024' })
  await expect(dialog.getByTestId('boxed')).toBeInViewport({ timeout: 60_000 })
  await look(page, info, 'analysis-evidence')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  // The same by the picture, whose tiles one walks by arrows.
  const picture = page.getByRole('region', { name: 'Where the emissions of 2024 come from' })
  await expect(picture.getByRole('button', { name: /Show where it stands$/ })).toHaveCount(7)
  await picture
    .getByRole('button', {
      name: /^Scope 3, category 1: .* 8,310 t, 53\.4\s% of the footprint, 5\s% less than in 2023/,
    })
    .focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: /^Scope 3, category 4: / })).toBeVisible()
  await page.keyboard.press('Escape')
  await picture.getByText('Show as a table').click()
  await expect(picture.getByRole('row', { name: /^Together/ })).toContainText('15,548')
})

test('@phone the pieces of a footprint are rows, and a figure is read beside its label before one zooms', async ({
  page,
}, info) => {
  await enter(page, demo.buyer)
  await page.goto('/analyses')
  await page.getByRole('link', { name: 'Demo Buyer Company', exact: true }).click({ timeout: 60_000 })
  const index = page.getByRole('navigation', { name: 'On this page' })
  await index.getByRole('button', { name: 'On this page' }).click()
  await index.getByRole('link', { name: 'Where it comes from' }).click()
  const picture = page.getByRole('region', { name: 'Where the emissions of 2024 come from' })
  await expect(picture.getByRole('heading')).toBeInViewport()
  await look(page, info, 'analysis-pieces')
  await picture.getByRole('button', { name: /^Scope 3, category 4: / }).click()
  const frame = page.getByRole('group', { name: /^Page 3 of / })
  const box = frame.getByTestId('boxed')
  await expect(box).toBeInViewport({ ratio: 1, timeout: 60_000 })
  // Ten points of its page, which is 595 wide, are to be twelve pixels at least.
  const pagePixels = await frame.evaluate((element) => element.scrollWidth)
  expect((pagePixels / 595) * 10).toBeGreaterThanOrEqual(11.9)
  // The label begins far to the left of what is seen of the page, and is held beside the figure.
  await expect(frame.getByTestId('held-label')).toBeInViewport({ ratio: 0.5 })
  await page.getByRole('button', { name: 'Whole page' }).click()
  await expect.poll(() => frame.evaluate((one) => one.scrollWidth <= one.clientWidth + 1)).toBe(true)
  await page.getByRole('button', { name: 'Back to the row' }).click()
  await expect(box).toBeInViewport({ ratio: 1 })
  const before = await box.boundingBox()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect
    .poll(async () => (await box.boundingBox())?.width ?? 0)
    .toBeGreaterThan(1.4 * (before?.width ?? 0))
  await expect(box).toBeInViewport()
})

test('@wide the assistant answers with the page, and says when it does not know', async ({ page }) => {
  await enter(page, demo.buyer)
  await page.goto('/analyses')
  await page.getByRole('link', { name: 'Demo Buyer Company', exact: true }).click()
  const question = page.getByLabel('Ask about this report')
  await question.fill('Who gave assurance on the figures?')
  await question.press('Enter')
  const aside = page.getByRole('region', { name: 'Ask this report' })
  await expect(aside.getByText('ISAE 3410')).toBeVisible()
  await aside.getByRole('button', { name: /page 2/ }).click()
  await expect(page.getByRole('dialog')).toContainText('page 2')
  await page.keyboard.press('Escape')
  await question.fill('What is the capital of France?')
  await question.press('Enter')
  await expect(aside.getByText('does not hold an answer')).toBeVisible()
})

test('@wide the assistant works out what it suggests, each figure with its cell', async ({ page }, info) => {
  const { analysisId } = await (
    await page.request.post('/api/usersignup/upload', {
      multipart: { companyName: 'Sums Ltd', file: report('1202.5') },
    })
  ).json()
  await page.goto(`/analysis/${analysisId}`)
  const aside = page.getByRole('region', { name: 'Ask this report' })
  await aside.getByRole('button', { name: 'What is the total footprint of 2023?' }).click({ timeout: 90_000 })
  const sum = aside.getByRole('table', { name: 'Total emissions in 2023' })
  await expect(sum).toContainText('11,102.5 t CO2e')
  await expect(aside.getByText('Scope 2 (market-based) is used.')).toBeVisible()
  await look(page, info, 'analysis-formula')
  await sum.getByRole('rowheader', { name: 'Scope 1, 2023 [1]' }).scrollIntoViewIfNeeded()
  await aside.getByRole('button', { name: /Scope 1, 2023, line 2, column 3/ }).click()
  await expect(page.getByRole('dialog', { name: 'Scope 1, 2023' })).toBeVisible()
})

test('@wide the analysis can be taken away as four kinds of file, and deleted', async ({ page }) => {
  const { analysisId } = await (
    await page.request.post('/api/usersignup/upload', {
      multipart: { companyName: 'Gone Ltd', file: report('1201') },
    })
  ).json()
  await page.goto(`/analysis/${analysisId}`)
  await expect(page.getByRole('heading', { level: 2, name: 'Findings' })).toBeVisible({ timeout: 90_000 })
  for (const [format, start] of [
    ['JSON', '{'],
    ['CSV', '\ufeff"metric"'],
    ['XLSX', 'PK'],
    ['PDF', '%PDF-'],
  ] as const) {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: `Download the analysis as ${format}` }).click()
    const file = await (await download).path()
    expect(readFileSync(file, 'utf8').startsWith(start), format).toBe(true)
  }
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/analyses$/)
  await page.goto(`/analysis/${analysisId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'No such analysis' })).toBeVisible()
})

test('@phone a report that cannot be read says why, and stays chosen', async ({ page }, info) => {
  await page.goto('/')
  const bar = page.getByRole('search', { name: 'Ask or upload' })
  const broken = {
    name: 'broken.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\nnothing else'),
  }
  await bar.locator('input[type=file]').setInputFiles(broken)
  await page.getByRole('button', { name: 'Upload Now' }).click()
  await expect(bar.getByRole('alert')).toBeVisible({ timeout: 90_000 })
  await expect(bar.getByText('ready for analysis')).toBeHidden()
  await expect(bar.getByText('broken.pdf', { exact: true })).toBeVisible()
  await expect(bar.getByRole('button', { name: 'Try again' })).toBeEnabled()
  await look(page, info, 'ask-refused')
})
