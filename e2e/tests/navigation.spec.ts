import type { Route } from '@playwright/test'
import { look } from '../support/look.ts'
import { demo, enter, expect, test } from '../support/test.ts'

const items = ['Overview', 'Our Sellers', 'Who We Are', 'Contact Us']

test('the navigation holds the four items and stays in sight', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/')
  const navigation = page.getByRole('banner').getByRole('navigation')
  for (const item of items) await expect(navigation.getByRole('link', { name: item })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 600))
  await expect(page.getByRole('banner')).toBeInViewport()
})

test('the menu of the phone opens, leads on and closes with Escape', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  const button = page.getByRole('button', { name: /menu/i })
  await button.click()
  for (const item of items) await expect(page.getByRole('link', { name: item }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Our Sellers' }).first()).not.toBeInViewport()
  await expect(button).toBeFocused()
  await button.click()
  await page.getByRole('link', { name: 'Who We Are' }).first().click()
  await expect(page).toHaveURL('/whoweare')
})

test('the button reads Client Login, and Dashboard once signed in', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Client Login' }).click()
  await expect(page).toHaveURL(/\/signin$/)
  await enter(page, demo.buyer)
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL('/buyer_dashboard')
})

test('the footer leads to the licence pages and to a mail', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy')
  await expect(footer.getByRole('link', { name: 'Copyright' })).toHaveAttribute('href', '/copyright')
  await expect(footer.getByRole('link', { name: 'Email Address' })).toHaveAttribute('href', /^mailto:/)
})

test('the footer passes the page on, or leads to where the installation is followed', async ({
  page,
  baseURL,
}) => {
  await page.goto('/whoweare')
  const share = page.getByRole('contentinfo').getByRole('list', { name: 'Share this page' })
  for (const [name, href] of [
    ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${baseURL}/whoweare`],
    ['X', `https://x.com/intent/post?url=${baseURL}/whoweare`],
    ['E-mail', `mailto:?subject=Ledgerleaf&body=${baseURL}/whoweare`],
  ] as const)
    await expect(share.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  await page.route('**/api/site', async (route) => {
    const info = await (await route.fetch()).json()
    const socialLinks = ['https://www.linkedin.com/company/us', 'https://social.example/@us']
    await route.fulfill({ json: { ...info, socialLinks } })
  })
  await page.reload()
  const follow = page.getByRole('contentinfo').getByRole('list', { name: 'Follow us' })
  await expect(follow.getByRole('link')).toHaveText(['LinkedIn', 'social.example'])
  await expect(share).toHaveCount(0)
})

test('the sidebar folds away and remembers it', { tag: '@wide' }, async ({ page }) => {
  await enter(page, demo.buyer)
  await page.goto('/buyer_dashboard')
  const fold = page.getByRole('button', { name: /sidebar/i })
  const before = await fold.getAttribute('aria-expanded')
  await fold.click()
  await expect(fold).not.toHaveAttribute('aria-expanded', before ?? '')
  await page.reload()
  await expect(page.getByRole('button', { name: /sidebar/i })).not.toHaveAttribute(
    'aria-expanded',
    before ?? '',
  )
})

test('whoever is signed in keeps their frame in the market, and a visitor the public one', async ({
  page,
}, info) => {
  await page.goto('/marketplace')
  await page
    .getByRole('button', { name: /^Add to basket: / })
    .first()
    .click()
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Basket 1 listing' })).toBeVisible()
  await enter(page, demo.buyer)
  const paths = ['/marketplace', '/basket', '/recommendations', '/compare', '/account', '/analyses']
  for (const path of paths) {
    await page.goto(path)
    await expect(header, path).toContainText('Buyer')
    await expect(page.getByRole('contentinfo'), path).toHaveCount(0)
    if (info.project.name === 'phone') await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Dashboard' })
    for (const item of ['Marketplace', 'Recommendations', 'Basket 1 listing', 'Account'])
      await expect(menu.getByRole('link', { name: item }), path).toBeVisible()
  }
  // What was drawn for everybody has the room of that frame before any script runs.
  const held: Route[] = []
  let arrived = false
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    if (arrived) await route.continue()
    else held.push(route)
  })
  await page.goto('/marketplace', { waitUntil: 'commit' })
  await expect(page.getByRole('navigation', { name: 'Site' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible()
  arrived = true
  await Promise.all(held.map((route) => route.continue()))
  await expect(header).toContainText('Buyer')
})

test(
  'one key searches what a person may see, arrows walk the finds, and the keys are listed',
  {
    tag: '@wide',
  },
  async ({ page }, info) => {
    await enter(page, demo.buyer)
    await page.goto('/holdings')
    // Who looks is known a moment after the page is there, and with it the header the keys belong to.
    const opens = page.getByRole('button', { name: 'Search' })
    await expect(opens).toBeVisible()
    await page.keyboard.press('/')
    const dialog = page.getByRole('dialog', { name: 'Search' })
    const field = dialog.getByRole('textbox', { name: 'Search everything you may see' })
    await expect(field).toBeFocused()
    await field.fill('hartmoor')
    await expect(dialog.getByRole('link', { name: /^Hartmoor Biochar Kilns/ }).first()).toBeVisible()
    await field.fill('no such thing at all')
    await expect(dialog.getByText('Nothing you may see fits “no such thing at all”.')).toBeVisible()
    await field.fill('hartmoor')
    const found = dialog.getByRole('link', { name: /^Hartmoor Biochar Kilns/ }).first()
    await expect(found).toBeVisible()
    await look(page, info, 'search')
    await page.keyboard.press('ArrowDown')
    await expect(found).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Hartmoor Biochar Kilns' })).toBeVisible()
    // The page may be drawn before the search has closed, and a key belongs to the dialog that is open.
    await expect(dialog).toBeHidden()
    await expect(opens).toBeVisible()

    // A letter that is typed is typed; a key that was turned off does nothing.
    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(keys.getByText('Search', { exact: true })).toBeVisible()
    await keys.getByRole('checkbox', { name: /^Single keys/ }).uncheck()
    await page.keyboard.press('Escape')
    await expect(keys).toBeHidden()
    await page.keyboard.press('/')
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')
    await page.keyboard.type('?')
    await expect(field).toHaveValue('?')
  },
)
