import { randomBytes } from 'node:crypto'
import { expectNoSidewaysScroll, look } from '../support/look.ts'
import { openApproved } from '../support/sell.ts'
import { expect, newEmail, test } from '../support/test.ts'

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
    // A dialog that is still closing gives the focus back to its button, and a menu that opens meanwhile loses it.
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // By keys alone: what cannot be taken back is the last one gets to.
    await page.getByRole('button', { name: `More about ${token}` }).press('Enter')
    await expect(page.getByRole('menuitem')).toHaveText(['Edit note', 'Pause', 'Withdraw'])
    // A menu takes the focus a moment after it is drawn; a key pressed before that goes nowhere.
    await expect(page.getByRole('menuitem', { name: 'Edit note' })).toBeFocused()
    await page.keyboard.press('End')
    await expect(page.getByRole('menuitem', { name: 'Withdraw' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toContainText('40 unsold credits return to you')
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw listing' }).click()
    await expect(page.getByText('Withdrawn', { exact: true }).filter({ visible: true })).toBeVisible()
    await look(page, info, 'seller-listings')
  },
)

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
