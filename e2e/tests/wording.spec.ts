import type { Page } from '@playwright/test'
import { bar, input } from '../support/ask-bar.ts'
import { demo, enter, expect, newEmail, test, toast } from '../support/test.ts'
import { visitEach } from '../support/visit-each.ts'

/** Wherever it stands: as text, as the label of a field or a control, or as a placeholder. */
const words = (page: Page, text: string) =>
  page
    .getByText(text)
    .or(page.getByLabel(text))
    .or(page.getByPlaceholder(text))
    .filter({ visible: true })
    .first()

type Account = keyof typeof demo

/** The words of the specification, on the pages where it puts them. */
const pages: { path: string; as?: Account; says: readonly string[] }[] = [
  {
    path: '/',
    says: [
      'The Smartest Way to Offset Your Carbon Footprint',
      'analyse ESG data, optimise credit purchases and drive net-zero success',
      'Suggestions on what to ask Our AI',
      'How can I offset my carbon footprint?',
      'How does your AI analyze ESG data?',
      'How do I purchase carbon credits?',
      'Ask Ledgerleaf to analyze your ESG report',
      'How it works',
      'Upload ESG data',
      'AI analysis and insights',
      'Optimised credit recommendations',
      'Simplified retirement',
      'Emission sources, normalised metrics and compliance-risk flags',
      'Curated credit baskets',
      'On-chain provenance',
      'Spot, forward, subscription',
      'Compliance reports and retirement certificates',
      'Dedicated support',
      'Trusted by Industry Leaders',
      '15M+',
      'credits analysed',
      '500+',
      'verified projects',
      '99.9%',
      'accuracy',
      'Sales & Partnerships',
      'Technical Support',
      'Start Your Analysis',
      'Watch Demo',
      'Privacy Policy',
      'Email Address',
    ],
  },
  {
    path: '/#plans',
    says: [
      'Limited Time Welcome Offer',
      'Earth Guardian',
      'Impact Pioneer',
      'Climate Champion',
      '$100',
      '$500',
      '100% Completed',
      'Start your Journey',
    ],
  },
  {
    path: '/contact',
    says: [
      'Get in touch',
      'Name',
      'Email',
      'Phone (optional)',
      'Message',
      'sales@example.com',
      'United States',
      'Mon-Fri 9:00 AM - 6:00 PM MST',
    ],
  },
  { path: '/whoweare', says: ['From $2 billion to $20-50 billion by 2030'] },
  {
    path: '/sellers',
    says: [
      'Become a Seller',
      'For Carbon Credit Sellers',
      'list and tokenize',
      '200+',
      'Why Sell',
      'Faster liquidity',
      'AI quality scoring',
      'Blockchain transparency',
      'Flexible sale options',
      'Compliance assurance',
      'Verra VCS, Gold Standard and CCBS',
      'How It Works for Sellers',
      'Onboard a project',
      'AI review and scoring',
      'quality scorecard',
      'Publish and list',
      'spot, forward, subscription',
      'Trade and settle',
      'Retirement and reporting',
      'REDD+/ARR',
      'Biochar',
      'Blue Carbon',
      'Direct Air Capture (DAC)',
      'Enhanced Rock Weathering (ERW)',
      '$6.00/tCO2',
      'Ready to List Your Credits?',
    ],
  },
  {
    path: '/welcome-basket',
    says: [
      'Each basket has 3 premium projects chosen for environmental and social impact, registry-backed verification and geographic diversity.',
      'Why $100?',
      'Back to Analysis',
    ],
  },
  { path: '/signin', says: ['Email', 'Password', 'Sign In'] },
  { path: '/signup', says: ['Email', 'Password', 'Sign Up'] },
  { path: '/sellerlogin', says: ['Remember me', 'Forgot password', 'Continue with Google'] },
  { path: '/sellersignup', says: ['First name', 'Last name', 'Company name', 'Confirm password'] },
  { path: '/success', says: ['Payment Successful'] },
  { path: '/cancel', says: ['Payment Cancelled', 'It looks like your payment was not completed.'] },
  { path: '/logout', as: 'buyer', says: ['Log Out'] },
  {
    path: '/buyer_dashboard',
    as: 'buyer',
    says: [
      'Buyer',
      'Total Carbon Credits',
      'Total CO2 Offset',
      'Active Projects',
      'Market Value',
      'Carbon Credits Over Time',
      'Recent Transactions',
    ],
  },
  {
    path: '/seller_dashboard',
    as: 'seller',
    says: ['Seller', 'Total Credits', 'Portfolio Value', 'Projects', 'CO2 Offset', 'Portfolio Holdings'],
  },
]

for (const who of [undefined, 'buyer', 'seller'] as const)
  test(`the pages of a ${who ?? 'visitor'} say what the specification quotes`, { tag: '@wide' }, async ({
    page,
  }) => {
    if (who) await enter(page, demo[who])
    await visitEach(
      pages.filter(({ as }) => as === who),
      async ({ path, says }) => {
        // Where only the part after # differs, the browser would stay on the page it shows.
        await page.goto('about:blank')
        await page.goto(path)
        for (const text of says) await expect(words(page, text), text).toBeVisible()
      },
    )
  })

test('whatever is asked beside the topics is answered in the words of the specification', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/', { waitUntil: 'networkidle' })
  await input(page).fill('Hello')
  await input(page).press('Enter')
  await expect(bar(page).locator('[data-ahead]')).toHaveText(
    "I'm here to help with carbon credit and ESG-related questions. Try asking about carbon footprint offsetting, AI analysis, or our platform features.",
  )
})

/** Keeps the answers to a call back until the returned function is called. */
const hold = async (page: Page, address: string) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}

for (const { path, button, busy } of [
  { path: '/signin', button: 'Sign In', busy: 'Signing In...' },
  { path: '/sellerlogin', button: 'Sign In', busy: 'Signing In...' },
]) {
  test(`${path} shows "${busy}" for as long as the call runs`, async ({ page }) => {
    const release = await hold(page, '**/api/auth/sign-in*')
    await page.goto(path)
    await page.getByLabel('Email').fill(demo.seller.email)
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(page.getByRole('button', { name: busy })).toBeDisabled()
    release()
    await expect(page.getByRole('button', { name: button, exact: true })).toBeEnabled()
  })
}

test('sign-up shows "Creating Account..." and passes on the words of a backend that failed', async ({
  page,
}) => {
  const release = await hold(page, '**/api/auth/sign-up*')
  await page.route('**/api/usersignup/signup', (route) =>
    route.fulfill({ status: 503, json: { error: 'The books are closed for a moment.' } }),
  )
  await page.goto('/signup')
  await page.getByLabel('Email').fill(newEmail())
  await page.getByLabel('Password', { exact: true }).fill('walnut harbour 52 lanterns')
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled()
  release()
  await expect(toast(page, 'Error from backend: The books are closed for a moment.')).toBeVisible()
})

test('a dashboard says why nothing new arrives: the words of the refusal', async ({ page }) => {
  await enter(page, demo.buyer)
  await page.routeWebSocket(/socket\.io/, (socket) => {
    socket.send('0{"sid":"s","upgrades":[],"pingInterval":25000,"pingTimeout":20000,"maxPayload":100000}')
    socket.onMessage((message) => {
      if (String(message).startsWith('40')) socket.send('44{"message":"Please come back later."}')
    })
  })
  await page.goto('/buyer_dashboard')
  await expect(page.getByText('Connection error: Please come back later.')).toBeVisible()
})

test('a dashboard says why nothing new arrives: no answer in twenty seconds', async ({ page }) => {
  await enter(page, demo.buyer)
  await page.routeWebSocket(/socket\.io/, () => {})
  await page.goto('/buyer_dashboard')
  await expect(page.getByText('Connection timeout')).toBeVisible({ timeout: 40_000 })
})
