import { expectNoSidewaysScroll, look } from '../support/look.ts'
import { demo, enter, expect, test } from '../support/test.ts'

test('the page of a project proves what it tells, and sells', { tag: '@wide' }, async ({ page }, info) => {
  await page.goto('/marketplace?q=rio+calado')
  await page.getByRole('link', { name: 'Rio Calado Forest Corridor' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rio Calado Forest Corridor' })).toBeVisible()
  await expect(page.getByText('Where its credits are')).toBeVisible()
  // What the project rests on comes to who reads on.
  for (const [part, shown] of [
    ['Supply and prices', /per credit, before discounts and VAT/],
    ['Where it is', /^The site: /],
    ['Scorecard', /^Screening score/],
  ] as const) {
    await page.getByRole('heading', { level: 2, name: part }).scrollIntoViewIfNeeded()
    await expect(page.getByText(shown).first()).toBeVisible()
  }
  const day = page.getByRole('slider', { name: 'Day of the history' })
  await day.focus()
  await page.keyboard.press('Home')
  await expect(day).toHaveAttribute('aria-valuetext', /^\w{3}\s\d+,\s\d{4}\. 79,500 issued: /)
  await page
    .getByText(/^Proof of entry \d+$/)
    .last()
    .click()
  await page.getByRole('button', { name: /^Entry \d+: check proof/ }).click()
  await expect(page.getByText(/is in the signed log/)).toBeVisible()
  await look(page, info, 'project')
  const quantity = page.getByRole('spinbutton', { name: /Rio Calado Forest Corridor, 2022/ })
  const buy = page.getByRole('button', { name: 'Buy Rio Calado Forest Corridor, 2022' })
  for (const [typed, problem] of [
    ['999999999', /^Only .+ are left\.$/],
    ['', 'Choose at least one credit'],
    ['0', 'Choose at least one credit'],
    ['1,5', 'Whole credits only'],
    ['-10', 'Whole credits only'],
  ] as const) {
    await quantity.fill(typed)
    await expect(page.getByText(problem)).toBeVisible()
    await expect(quantity).toHaveValue(typed)
    await expect(quantity).toHaveAttribute('aria-invalid', 'true')
    await expect(buy).toBeDisabled()
  }
  await quantity.fill('3')
  await page.getByRole('button', { name: 'Buy Rio Calado Forest Corridor, 2022' }).click()
  await expect(page).toHaveURL(/\/buy\/[0-9a-f-]{36}$/)
  await expect(page.getByText('Rio Calado Forest Corridor').first()).toBeVisible()
})

test('the scorecard opens on the vintage whose grade stands at the head, and an index leads to it', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/marketplace?q=nam+phai')
  await page.getByRole('link', { name: 'Nam Phai Rice Husk Biochar' }).click()
  const index = page.getByRole('navigation', { name: 'On this page' })
  await index.getByRole('link', { name: 'Scorecard' }).click()
  const [, vintage] =
    /of vintage (\d{4})/.exec(
      (await page
        .getByText(/^Score \d+, grade/)
        .first()
        .textContent()) ?? '',
    ) ?? []
  expect(vintage).toBeDefined()
  await expect(page.getByText(`Screening score, vintage ${vintage}`)).toBeVisible()
})

test('the page of a project goes on paper whole, as ink on white', { tag: '@wide' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/marketplace?q=rio+calado')
  await page.getByRole('link', { name: 'Rio Calado Forest Corridor' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rio Calado Forest Corridor' })).toBeVisible()
  // Nobody scrolls: a hand on the mouse is enough, as often as it takes the page to notice.
  await expect(async () => {
    await page.mouse.move(400, 300)
    await page.mouse.move(410, 310)
    await expect(page.getByText(/^Screening score/)).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(page.getByText(/^The site: /)).toBeVisible()
  await expect(page.getByText(/^SHA-256/).first()).toBeVisible()
  await page.getByRole('contentinfo').getByText('Dark', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Site' })).toBeHidden()
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.getByText(/^Screening score/)).toBeVisible()
})

test('the page of a seller leads to their projects', { tag: '@wide' }, async ({ page }, info) => {
  await enter(page, demo.seller)
  const { person } = await (await page.request.get('/api/auth/session')).json()
  await page.goto(`/sellers/${person.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Demo Meadow & Kiln' })).toBeVisible()
  await look(page, info, 'seller-public')
  await page.getByRole('link', { name: 'Hartmoor Biochar Kilns' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hartmoor Biochar Kilns' })).toBeVisible()
})

test('on a phone the price and the way to buy are at hand all along the page of a project', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/marketplace?q=rio+calado')
  await page.getByRole('link', { name: 'Rio Calado Forest Corridor' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rio Calado Forest Corridor' })).toBeVisible()
  const bar = page.getByRole('complementary', { name: 'Buy credits of this project' })
  await expect(page.getByRole('link', { name: 'Choose a vintage', exact: true })).toBeInViewport()
  await expect(bar).toBeHidden()
  await page.getByRole('heading', { level: 2, name: 'Facts' }).scrollIntoViewIfNeeded()
  await expect(bar).toContainText('per credit')
  await bar.getByRole('link', { name: 'Buy' }).click()
  await expect(page.getByRole('button', { name: /^Buy Rio Calado/ }).first()).toBeInViewport()
  // Where one can buy already, it is not offered twice.
  await expect(bar).toBeHidden()
  await expectNoSidewaysScroll(page)
})
