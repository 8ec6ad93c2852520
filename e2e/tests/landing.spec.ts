import { input, invitation } from '../support/ask-bar.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
})

test('every part of the page is there, in order', async ({ page }) => {
  await expect(page.getByPlaceholder(invitation)).toBeVisible()
  await expect(page.getByText('Suggestions on what to ask Our AI')).toBeVisible()
  const headings = ['How it works', /./, 'Trusted by Industry Leaders', 'Contact us', /./]
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText(headings)
  for (const step of [
    'Upload ESG data',
    'AI analysis and insights',
    'Optimised credit recommendations',
    'Simplified retirement',
    'Sales & Partnerships',
    'Technical Support',
  ])
    await expect(page.getByRole('heading', { level: 3, name: step, exact: true })).toBeVisible()
  await expect(page.locator('#features').getByRole('heading', { level: 3 })).toHaveCount(6)
  for (const figure of ['15M+', '500+', '99.9%'])
    await expect(page.getByText(figure, { exact: true })).toBeVisible()
  await expect(page.getByText('illustrative targets')).toBeVisible()
  await page.mouse.move(40, 40)
  await expect(page.getByRole('link', { name: /^\d+ projects on sale now$/ })).toHaveAttribute(
    'href',
    '/marketplace',
  )
  await expect(page.getByRole('link', { name: /^\d+ entries in the public log$/ })).toHaveAttribute(
    'href',
    '/log',
  )
  await expect(page.getByRole('link', { name: 'Watch Demo' })).toHaveAttribute('href', '/tour')
})

test('the picture of the hero is for medium screens and up', async ({ page }, info) => {
  const picture = page.getByRole('img', { name: /Wooded hills/ })
  await expect(picture).toBeVisible({ visible: info.project.name === 'desktop' })
})

test('nothing scrolls sideways on the narrowest phone', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(320)
})

test('Start Your Analysis leads back to the bar', async ({ page }) => {
  await page.getByRole('link', { name: 'Start Your Analysis' }).click()
  await expect(input(page)).toBeFocused()
  await expect(input(page)).toBeInViewport()
})
