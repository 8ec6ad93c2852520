import { look } from '../support/look.ts'
import { demo, enter, expect, test } from '../support/test.ts'
import { visitEach } from '../support/visit-each.ts'

type Visit = { path: string; heading: string | RegExp; name: string; status?: number }

const publicPages: Record<string, Visit[]> = {
  'who we are and who sells': [
    { path: '/', heading: 'The Smartest Way to Offset Your Carbon Footprint', name: 'landing' },
    { path: '/contact', heading: /./, name: 'contact' },
    { path: '/whoweare', heading: 'Who We Are', name: 'who-we-are' },
    { path: '/sellers', heading: 'Become a Seller', name: 'sellers' },
    { path: '/sellers/someone', heading: /./, name: 'seller', status: 404 },
  ],
  'the way to a purchase and back': [
    { path: '/buy/1', heading: /./, name: 'checkout' },
    { path: '/welcome-basket', heading: /./, name: 'welcome-basket' },
    { path: '/success', heading: 'Payment Successful', name: 'success' },
    { path: '/cancel', heading: 'Payment Cancelled', name: 'cancel' },
  ],
  'what is said for the record': [
    { path: '/privacy', heading: 'Privacy Policy', name: 'privacy' },
    { path: '/copyright', heading: 'Copyright', name: 'copyright' },
    { path: '/styleguide', heading: /./, name: 'styleguide' },
  ],
}

const authPages: Visit[] = [
  { path: '/signin', heading: /./, name: 'signin' },
  { path: '/signup', heading: /./, name: 'signup' },
  { path: '/sellerlogin', heading: /./, name: 'sellerlogin' },
  { path: '/sellersignup', heading: /./, name: 'sellersignup' },
  { path: '/forgot-password', heading: /./, name: 'forgot-password' },
  { path: '/reset-password?token=unknown', heading: /./, name: 'reset-password' },
  { path: '/logout', heading: /./, name: 'logout' },
]

test.describe('a visitor', () => {
  for (const [part, visits] of Object.entries(publicPages))
    test(`sees ${part} in the public layout`, async ({ page }, info) => {
      await visitEach(visits, async ({ path, heading, name, status = 200 }) => {
        const answer = await page.goto(path)
        expect(answer?.status()).toBe(status)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        await expect(page.getByRole('banner')).toBeVisible()
        await expect(page.getByRole('contentinfo')).toBeVisible()
        await look(page, info, name)
      })
    })

  test('sees the screens of whoever comes in or leaves @wide', async ({ page }, info) => {
    await visitEach(authPages, async ({ path, heading, name }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await look(page, info, name)
    })
  })

  test('sees the tour, what it says and what it shows', { tag: '@phone' }, async ({ page }, info) => {
    const answer = await page.goto('/tour')
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[data-spotlight]')).toBeInViewport()
    await look(page, info, 'tour')
  })

  test('sees our own page where there is none, with the status of one', async ({ page }, info) => {
    const answer = await page.goto('/no-such-page')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await look(page, info, 'not-found')
  })

  test('is asked to sign in wherever a page is somebody’s own @wide', async ({ page }) => {
    for (const [path, door] of [
      ['/buyer_dashboard', '/signin'],
      ['/seller_dashboard', '/sellerlogin'],
      ['/sellerlisting', '/sellerlogin'],
      ['/dashboard', '/signin'],
      ['/orders', '/signin'],
      ['/holdings', '/signin'],
      ['/subscriptions', '/signin'],
      ['/statement', '/sellerlogin'],
      ['/deliveries', '/sellerlogin'],
      ['/seller/projects', '/sellerlogin'],
      ['/operator', '/signin'],
      ['/operator/standing', '/signin'],
    ] as const) {
      await page.goto(path)
      await expect(page, path).toHaveURL((url) => url.pathname === door)
    }
  })
})

test.describe('a signed-in person', () => {
  const ownPages = {
    buyer: [
      { path: '/buyer_dashboard', heading: 'Total Carbon Credits' },
      { path: '/holdings', heading: 'Holdings' },
      { path: '/subscriptions', heading: 'Subscriptions' },
    ],
    seller: [
      { path: '/seller_dashboard', heading: 'Portfolio Holdings' },
      { path: '/sellerlisting', heading: 'List Carbon Credits' },
    ],
  }
  for (const [account, label] of [
    ['buyer', 'Buyer'],
    ['seller', 'Seller'],
  ] as const)
    test(`sees their pages in the ${label} layout`, async ({ page }, info) => {
      await enter(page, demo[account])
      await visitEach(ownPages[account], async ({ path, heading }) => {
        await page.goto(path)
        await expect(page.getByText(heading).filter({ visible: true }).first()).toBeVisible()
        await expect(page.getByRole('banner')).toContainText(label)
        await page.waitForLoadState('networkidle')
        await look(page, info, path.slice(1).replace('_', '-'))
      })
    })

  test('sees their account and where they are signed in', async ({ page }, info) => {
    await enter(page, demo.buyer)
    await page.goto('/account')
    await expect(page.getByText(demo.buyer.email).first()).toBeVisible()
    await look(page, info, 'account')
  })
})

test('the window is at the top after every change of route', async ({ page }) => {
  await page.goto('/privacy')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Copyright' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Copyright' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})
