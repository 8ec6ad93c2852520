import { randomBytes } from 'node:crypto'
import { expectNoSidewaysScroll, look } from '../support/look.ts'
import { openApproved } from '../support/sell.ts'
import { demo, enter, expect, newEmail, test } from '../support/test.ts'

const newSeller = async (page: import('@playwright/test').Page): Promise<string> => {
  const email = newEmail()
  const names = { firstName: 'Sol', lastName: 'Seller', companyName: 'Hazel Works' }
  const answer = await page.request.post('/api/auth/sign-up-seller', {
    data: { email, password: 'walnut harbour 52 lanterns', ...names },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return email
}

test(
  'a seller asks for a listing: refused clearly, shown at once, in review and not for sale (S1)',
  { tag: '@wide' },
  async ({ page }, info) => {
    await page.goto('/sellerlisting')
    await expect(page).toHaveURL(/\/sellerlogin\?next=%2Fsellerlisting/)
    await newSeller(page)
    await page.goto('/sellerlisting')
    const form = page.getByRole('main')
    await expect(form.getByRole('heading', { level: 1, name: 'List Carbon Credits' })).toBeVisible()
    for (const text of [
      'Create a new listing to sell your carbon credits to global buyers',
      'Unique identifier for your carbon credit token',
      'Name of the carbon offset project',
      'Number of credits available',
      'Price in USD (will be stored in cents)',
      'Verified Listings',
      'Global Marketplace',
      'Instant Visibility',
    ])
      await expect(form.getByText(text, { exact: true })).toBeVisible()
    await expect(form.getByText('Listing Preview')).toHaveCount(0)
    await form.getByRole('button', { name: 'Create Listing' }).click()
    for (const message of [
      'Token ID is required',
      'Range is required',
      'Project name is required',
      'Price per credit is required',
    ])
      await expect(form.getByText(message)).toBeVisible()
    await form.getByLabel('Credit Range').fill('0')
    await form.getByLabel('Price per Credit').fill('0')
    await form.getByRole('button', { name: 'Create Listing' }).click()
    await expect(form.getByText('Range must be greater than 0')).toBeVisible()
    await expect(form.getByText('Price must be greater than $0')).toBeVisible()
    const token = `E2E-${randomBytes(4).toString('hex')}`
    const project = `Hazel Wood ${token}`
    await form.getByLabel('Token ID').fill('LL-RIOC-2021')
    await expect(form.getByText('Token ID is required')).toHaveCount(0)
    await form.getByLabel('Project Name').fill(project)
    await form.getByLabel('Credit Range').fill('1,2x00')
    await expect(form.getByLabel('Credit Range')).toHaveValue('1200')
    await expect(form.getByText('Only digits are kept: this is read as 1,200.')).toBeVisible()
    await form.getByLabel('Price per Credit').fill('$15.5')
    await expect(form.getByLabel('Price per Credit')).toHaveValue('15.5')
    const preview = page.getByRole('region', { name: 'Listing Preview' })
    await expect(preview).toContainText('$18,600.00')
    await look(page, info, 'sellerlisting-filled')
    await form.getByRole('button', { name: 'Create Listing' }).click()
    await expect(form.getByText('Token ID is already listed')).toBeVisible()
    await form.getByLabel('Token ID').fill(token)

    let refuse = () => {}
    const refused = new Promise<void>((resolve) => {
      refuse = resolve
    })
    await page.route('**/api/listings', (route) => refused.then(() => route.abort()))
    await form.getByRole('button', { name: 'Create Listing' }).click()
    await expect(form.getByRole('button', { name: 'Creating Listing...' })).toBeDisabled()
    refuse()
    await expect(form.getByText('Failed to create listing. Please try again.')).toBeVisible()
    await expect(form.getByLabel('Token ID')).toHaveValue(token)
    await page.unroute('**/api/listings')
    await form.getByRole('button', { name: 'Create Listing' }).click()
    await expect(page).toHaveURL('/seller_dashboard')
    await expect(page.getByText(project).filter({ visible: true }).first()).toBeVisible()

    const status = page.getByRole('switch', { name: `${project}: In review` }).filter({ visible: true })
    await expect(status).toBeDisabled()
    await page.goto('/seller_listings')
    await expect(page.getByRole('link', { name: 'Complete the project’s file' })).toBeVisible()
    await look(page, info, 'seller-listing-in-review')

    await page.goto(`/marketplace?q=${token}`)
    await expect(page.getByRole('article')).toHaveCount(0)
    const { projects } = await (await page.request.get(`/api/market/projects?q=${token}`)).json()
    expect(projects).toEqual([])
  },
)

test(
  'a seller pauses, reprices and withdraws, and each says what it will do',
  { tag: '@wide' },
  async ({ page, browser }, info) => {
    const token = `E2E-${randomBytes(4).toString('hex')}`
    const project = `Switched Wood ${token}`
    await openApproved(browser, page.request, { name: project, token, credits: 40, priceCents: 900 })
    const isOnSale = async () => {
      const { projects } = await (
        await page.request.get(`/api/market/projects?q=${encodeURIComponent(project)}`)
      ).json()
      return projects.length > 0
    }

    await page.goto('/seller_dashboard')
    const status = page.getByRole('switch', { name: /Switched Wood/ }).filter({ visible: true })
    await expect(status).toBeChecked()
    await status.click()
    await expect(
      page.getByRole('switch', { name: `${project}: Paused` }).filter({ visible: true }),
    ).not.toBeChecked()
    expect(await isOnSale()).toBe(false)
    await page
      .getByRole('switch', { name: `${project}: Paused` })
      .filter({ visible: true })
      .click()
    await expect(
      page.getByRole('switch', { name: `${project}: Active` }).filter({ visible: true }),
    ).toBeChecked()
    expect(await isOnSale()).toBe(true)

    await page.goto('/seller_listings')
    await page.getByRole('button', { name: `Edit price: ${token}` }).click()
    await page.getByRole('dialog').getByLabel('Price per Credit').fill('12.25')
    await page.getByRole('dialog').getByRole('button', { name: 'Save price' }).click()
    await expect(page.getByRole('cell', { name: '$12.25' })).toBeVisible()
    await page.getByRole('button', { name: `Withdraw: ${token}` }).click()
    await expect(page.getByRole('dialog')).toContainText('40 unsold credits return to you')
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw listing' }).click()
    await expect(page.getByText('Withdrawn', { exact: true }).filter({ visible: true })).toBeVisible()
    await look(page, info, 'seller-listings')
  },
)

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
  const pin = page.getByRole('link', { name: /^Skarn Ridge Direct Air Capture, Iceland, / })
  await pin.focus()
  const card = page.getByRole('article', { name: 'Skarn Ridge Direct Air Capture' })
  await expect(card).toHaveAttribute('data-lit', 'true')
  await card.hover()
  await expect(pin).toHaveAttribute('data-lit', 'true')
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('article').nth(6)).toBeVisible()
  await look(page, info, 'marketplace-map')
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
  await expect(day).toHaveAttribute('aria-valuetext', /^\w{3} \d+, \d{4}\. 79,500 issued: /)
  await page
    .getByRole('button', { name: /^Entry \d+: check proof/ })
    .last()
    .click()
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
    await page.getByRole('button', { name: 'Add to basket: Rufisa Delta Mangroves, 2023' }).click()
    for (const name of ['Kelpra Bay Seagrass Meadows', 'Rufisa Delta Mangroves'])
      await page.getByRole('checkbox', { name: `Compare ${name}` }).check()
    await page.getByRole('link', { name: 'Compare 2 projects' }).click()
    await expect(page.getByRole('table')).toContainText('VM0033')
    await look(page, info, 'compare')
    await page.getByRole('link', { name: /^Basket/ }).click()
    const kelpra = page.getByRole('spinbutton', { name: /Kelpra Bay/ })
    for (const typed of ['', '0']) {
      await kelpra.fill(typed)
      await expect(page.getByText('Choose at least one credit')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Go to checkout' })).toBeDisabled()
    }
    await kelpra.fill('10')
    await expect(page.getByText('$345.39')).toBeVisible()
    await look(page, info, 'basket')
    await page.getByRole('button', { name: 'Go to checkout' }).click()
    await expect(page).toHaveURL(/\/buy\/[0-9a-f-]{36}$/)
  },
)

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

test('a phone shows a seller a name without a gap, and nothing scrolls sideways', { tag: '@phone' }, async ({
  page,
}) => {
  await newSeller(page)
  await page.goto('/seller/projects')
  const name = 'N'.repeat(200)
  await page.getByLabel('Name of a new project').fill(`${name}N`)
  await page.getByRole('button', { name: 'Start the project' }).click()
  await expect(page.getByText('Project name is longer than 200 characters')).toBeVisible()
  await page.getByLabel('Name of a new project').fill(name)
  await page.getByRole('button', { name: 'Start the project' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expectNoSidewaysScroll(page)
  for (const path of ['/seller_dashboard', '/sellerlisting', '/seller/projects']) {
    await page.goto(path)
    await expect(page.getByText(name).first()).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
})

test('on a phone the price and the way to buy are at hand all along the page of a project', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/marketplace?q=rio+calado')
  await page.getByRole('link', { name: 'Rio Calado Forest Corridor' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rio Calado Forest Corridor' })).toBeVisible()
  const bar = page.getByRole('complementary', { name: 'Buy credits of this project' })
  await expect(page.getByRole('link', { name: 'Buy', exact: true })).toBeInViewport()
  await expect(bar).toBeHidden()
  await page.getByRole('heading', { level: 2, name: 'Facts' }).scrollIntoViewIfNeeded()
  await expect(bar).toContainText('per credit')
  await bar.getByRole('link', { name: 'Buy' }).click()
  await expect(page.getByRole('button', { name: /^Buy Rio Calado/ }).first()).toBeInViewport()
  // Where one can buy already, it is not offered twice.
  await expect(bar).toBeHidden()
  await expectNoSidewaysScroll(page)
})
