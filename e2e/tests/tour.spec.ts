import { look } from '../support/look.ts'
import { expect, test } from '../support/test.ts'

const stations = [
  ['/tour', 'It begins with your report'],
  ['/tour/evidence', 'Every figure has its place'],
  ['/tour/scorecard', 'Why a project scores what it scores'],
  ['/tour/checkout', 'One sheet, one total'],
  ['/tour/figures', 'What a buyer has'],
  ['/tour/proof', 'A proof that needs no trust in us'],
] as const

test('"Watch Demo" opens a tour that needs no account and changes nothing', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`)
  })
  await page.goto('/')
  await page.getByRole('link', { name: 'Watch Demo' }).click()
  for (const [i, [address, title]] of stations.entries()) {
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText(`Step ${i + 1} of ${stations.length}`)).toBeVisible()
    await expect(page.getByText('Sample data', { exact: true })).toBeVisible()
    // Something on the screen is lit, and it stands on the stage.
    await expect(page.locator('[data-spotlight]')).toBeInViewport()
    if (i < stations.length - 1) await page.getByRole('link', { name: 'Next' }).click()
  }
  // The page before it asks for the market when it has nothing else to do: before the press, after it, or never.
  const ofEveryPage = [
    'GET /api/auth/session',
    'GET /api/csrf-token',
    'GET /api/market/projects',
    'GET /api/rates',
    'GET /api/site',
    'GET /api/terms/buyers',
  ]
  expect(calls.filter((call) => !ofEveryPage.includes(call))).toEqual([])
  await page.getByRole('link', { name: 'Start Your Analysis' }).click()
  await expect(page.getByPlaceholder('Ask Ledgerleaf to analyze your ESG report')).toBeFocused()
})

test('the tour is walked by arrow keys and left by Escape @wide', async ({ page }) => {
  await page.goto('/tour')
  await expect(page.locator('[data-spotlight]')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/tour/evidence')
  await expect(page.getByRole('main').first()).toBeFocused()
  await expect(page.getByText('Step 2 of 6')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/tour/scorecard')
  // The address runs ahead of the screen, and a key counts from the step that is shown.
  await expect(page.getByText('Step 3 of 6')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL('/tour/evidence')
  await expect(
    page.getByRole('navigation', { name: 'Steps of the tour' }).locator('[aria-current]'),
  ).toHaveText('2. Evidence')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/')
})

test('Next keeps the focus, so that it can be pressed again @wide', async ({ page }) => {
  await page.goto('/tour')
  await expect(page.locator('[data-spotlight]')).toBeVisible()
  const next = page.getByRole('link', { name: 'Next' })
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/tour/evidence')
  await expect(next).toBeFocused()
})

test('the screens of the tour show the sample and cannot be pressed', async ({ page }) => {
  await page.goto('/tour/figures')
  await expect(page.getByText(/t held, not yet retired/)).toBeVisible()
  await expect(page.getByRole('img', { name: /^Sample data\. A buyer’s dashboard/ })).toBeVisible()
  const taken = await page.locator('[inert] a').evaluateAll((links) =>
    links.filter((link) => {
      if (link instanceof HTMLElement) link.focus()
      return document.activeElement === link
    }),
  )
  expect(taken).toEqual([])
})

test('the tour opens a figure in its cell, a score down to its words, and a proof that was really checked', async ({
  page,
}) => {
  await page.goto('/tour/evidence')
  const stage = page.locator('[inert]')
  await expect(
    stage.locator('[data-opened]').getByText('sustainability-data.xlsx, Emissions, D8'),
  ).toBeVisible()
  await expect(stage.locator('[data-opened] td').filter({ hasText: /^8,310$/ })).toBeVisible()
  await page.goto('/tour/scorecard')
  await expect(stage.getByText('The activity is not required by any law.')).toBeVisible()
  await page.goto('/tour/proof')
  const proof = stage.locator('[data-proof]')
  await expect(proof.getByText('The proof is about entry 12 of a log of 13.')).toBeVisible()
  await expect(
    proof.getByText('Quantity, serials, project, vintage and day are those of the entry.'),
  ).toBeVisible()
  await expect(proof.getByText('could not be proven')).toBeHidden()
})

test('on a phone the light falls on the heart of what is spoken of, and not on the whole stage @phone', async ({
  page,
}) => {
  for (const [address, part, says] of [
    ['/tour/evidence', '[data-opened] td', /^8,310$/],
    ['/tour/proof', '[data-proof] p', /^The roots are the same$/],
  ] as const) {
    await page.goto(address)
    const spoken = page.locator(`[inert] ${part}`).filter({ hasText: says }).first()
    const light = page.locator('[data-spotlight]')
    await expect(light).toBeInViewport({ ratio: 1 })
    await expect(async () => {
      const [lit, place] = [await light.boundingBox(), await spoken.boundingBox()]
      if (!lit || !place) throw new Error('nothing is lit')
      expect(place.y).toBeGreaterThanOrEqual(lit.y)
      expect(place.y + place.height).toBeLessThanOrEqual(lit.y + lit.height)
    }).toPass()
  }
})

test('an unknown step leads to the first', async ({ page }) => {
  await page.goto('/tour/nothing-here')
  await expect(page).toHaveURL('/tour')
})

for (const [address] of stations)
  test(`${address} looks right and is accessible`, async ({ page }, info) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(address)
    await expect(page.locator('[data-spotlight]')).toBeVisible()
    await look(page, info, address.slice(1).replace('/', '-'))
  })
