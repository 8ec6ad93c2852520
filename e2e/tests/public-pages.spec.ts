import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/look.ts'
import { expect, test } from '../support/test.ts'
import { visitEach } from '../support/visit-each.ts'

const said = async (page: Page, sentences: readonly string[]) => {
  for (const sentence of sentences)
    await expect(page.getByRole('main').getByText(sentence).first(), sentence).toBeVisible()
}

test('the seller page says what selling here is', async ({ page }) => {
  await page.goto('/sellers')
  await expect(page.getByRole('heading', { level: 1, name: 'Become a Seller' })).toBeVisible()
  for (const name of [
    'Why Sell',
    'How It Works for Sellers',
    'Project categories',
    'Ready to List Your Credits?',
  ])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await said(page, [
    'For Carbon Credit Sellers',
    'verified projects',
    'Faster liquidity',
    'AI quality scoring',
    'Blockchain transparency',
    'Flexible sale options',
    'Compliance assurance',
    'Verra VCS, Gold Standard and CCBS',
    'Onboard a project',
    'AI review and scoring',
    'Publish and list',
    'Trade and settle',
    'Retirement and reporting',
  ])
  await expect(page.getByText(/200\+ verified projects/)).toBeVisible()
  for (const name of [
    'REDD+/ARR',
    'Biochar',
    'Blue Carbon',
    'Direct Air Capture (DAC)',
    'Enhanced Rock Weathering (ERW)',
  ]) {
    const category = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })
    await expect(
      page.getByRole('table', { name: 'Illustrative figures' }).getByRole('row').filter({ hasText: name }),
    ).toContainText(/\$6\.00\/tCO2\s*45/)
    // What the market itself says stands beside what the specification shows.
    await expect(category.getByRole('link', { name: /^[0-9]+ projects? on sale here now$/ })).toBeVisible()
  }
})

test('the five steps stand in their order', async ({ page }) => {
  await page.goto('/sellers')
  const steps = page.getByRole('list').filter({ hasText: 'Onboard a project' }).getByRole('heading')
  await expect(steps).toHaveText([
    'Onboard a project',
    'AI review and scoring',
    'Publish and list',
    'Trade and settle',
    'Retirement and reporting',
  ])
})

test.describe('the testimonials', () => {
  const carousel = (page: Page) => page.getByRole('region', { name: 'Testimonials' })
  const shown = (page: Page) => carousel(page).locator('[aria-roledescription=slide]:not([inert])')

  test('are six, one at a time, driven by buttons and keys', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/sellers')
    await page.waitForLoadState('networkidle')
    await expect(carousel(page).locator('[aria-roledescription=slide]')).toHaveCount(6)
    await expect(
      page.getByText('these six people, their projects and their words are invented'),
    ).toBeVisible()
    await expect(shown(page)).toHaveCount(1)
    await expect(shown(page)).toHaveAccessibleName('1 of 6')
    await carousel(page).getByRole('button', { name: 'Next' }).click()
    await expect(shown(page)).toHaveAccessibleName('2 of 6')
    await page.keyboard.press('ArrowRight')
    await expect(shown(page)).toHaveAccessibleName('3 of 6')
    await page.keyboard.press('ArrowLeft')
    await expect(shown(page)).toHaveAccessibleName('2 of 6')
    await page.keyboard.press('End')
    await expect(shown(page)).toHaveAccessibleName('6 of 6')
    await page.keyboard.press('ArrowRight')
    await expect(shown(page)).toHaveAccessibleName('1 of 6')
    await carousel(page).getByRole('button', { name: '4 of 6: Daniel Okafor' }).click()
    await expect(shown(page)).toContainText('Head of sales, direct air capture')
    await expect(carousel(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite')
  })

  test('move on by themselves until they are pointed at, focused or paused', async ({ page }) => {
    await page.clock.install()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/sellers')
    await expect(carousel(page).getByRole('button', { name: 'Pause' })).toBeVisible()
    await expect(carousel(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'off')
    await page.clock.runFor(8500)
    await expect(shown(page)).toHaveAccessibleName('2 of 6')
    await carousel(page).getByRole('button', { name: 'Next' }).focus()
    await expect(carousel(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite')
    await page.clock.runFor(30_000)
    await expect(shown(page)).toHaveAccessibleName('2 of 6')
    await carousel(page).getByRole('button', { name: 'Pause' }).click()
    await expect(carousel(page).getByRole('button', { name: 'Play' })).toBeVisible()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.mouse.move(0, 0)
    await page.clock.runFor(30_000)
    await expect(shown(page)).toHaveAccessibleName('2 of 6')
  })

  test('stay still for someone who asked for less motion', async ({ page }) => {
    await page.clock.install()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/sellers')
    await expect(carousel(page).getByRole('button', { name: 'Play' })).toBeVisible()
    await page.clock.runFor(30_000)
    await expect(shown(page)).toHaveAccessibleName('1 of 6')
  })
})

test('who we are: the mission, the judging, the checking and the standards', async ({ page }) => {
  await page.goto('/whoweare')
  for (const name of [
    'How we judge quality',
    'How anyone can check the ledger',
    'The standards we work with',
  ])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await said(page, [
    'It is a target: not a measurement, and not a forecast of ours.',
    'Verra VCS',
    'Gold Standard',
    'CCBS',
  ])
  await expect(page.getByText('From $2 billion to $20-50 billion by 2030')).toBeVisible()
})

test('the welcome basket says what is in it, why $100, and leads back', async ({ page }) => {
  await page.goto('/welcome-basket')
  await said(page, [
    'Each basket has 3 premium projects chosen for environmental and social impact, registry-backed verification and geographic diversity.',
  ])
  await expect(page.getByRole('heading', { name: 'Why $100?' })).toBeVisible()
  await page.getByRole('heading', { name: 'What is inside now' }).scrollIntoViewIfNeeded()
  const pioneer = page.getByRole('article', { name: 'Impact Pioneer' })
  await expect(page.getByText('about as wide as its tonnes')).toBeVisible()
  await expect(pioneer.getByRole('heading')).toHaveText(/[1-9]\d* t$/)
  await expect(pioneer.getByText(/^Grade [A-E], score \d+$/)).toHaveCount(3)
  await expect(pioneer.getByText(/^worth \$[\d.]+ at list prices$/)).toBeVisible()
  await expect(page.getByText('worth up to that at list prices')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Analysis' }).click()
  await expect(page).toHaveURL('/')
})

test('the privacy policy names what lies in the browser, and it is what lies there', async ({
  page,
  context,
}) => {
  await page.goto('/privacy')
  await page.waitForLoadState('networkidle')
  await expect.poll(async () => (await context.cookies()).length).toBeGreaterThan(0)
  const named = await page.locator('dl dt > span:first-child').allTextContents()
  const cookies = (await context.cookies()).map((cookie) => cookie.name)
  const records = await page.evaluate(() => Object.keys(localStorage))
  for (const name of [...cookies, ...records]) expect(named).toContain(name)
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Seeing' }).click()
  await expect(page.getByRole('heading', { name: 'Seeing, correcting and erasing' })).toBeInViewport()
})

test('the privacy policy says what the chain shows of a buyer and what is kept of a wallet', async ({
  page,
}) => {
  await page.goto('/privacy')
  await expect(page.getByRole('heading', { name: 'The chain and wallets' })).toBeVisible()
  await said(page, [
    'it stays the same for all credits you ever hold here',
    'A certificate leads to that account.',
    'If you link a wallet we keep its address with your account',
    'That stays public for as long as the chain is kept, and nobody can erase it.',
  ])
})

test('the copyright page names the licence and the work of others', async ({ page }) => {
  await page.goto('/copyright')
  await said(page, ['Apache License, Version 2.0', 'Fraunces, Inter, JetBrains Mono', 'SIL OFL 1.1'])
})

test('the page of a seller leads onward', async ({ page }) => {
  await page.goto('/sellers/someone')
  await page.getByRole('main').getByRole('link', { name: 'How selling works' }).click()
  await expect(page).toHaveURL('/sellers')
})

for (const width of [320, 768, 1920])
  test(`the public pages fit ${width} px and have no finding`, { tag: '@wide' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: width === 768 ? 'dark' : 'light' })
    const paths = ['/contact', '/sellers', '/whoweare', '/welcome-basket', '/privacy', '/copyright']
    await visitEach(
      paths.map((path) => ({ path })),
      async ({ path }) => {
        await page.goto(path)
        await page.waitForLoadState('networkidle')
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
      },
    )
  })
