import type { Page } from '@playwright/test'
import { linkIn, mailTo } from '../support/outbox.ts'
import { demo, enter, expect, goodPassword, newBuyer, newEmail, test, toast } from '../support/test.ts'

const storedUser = (page: Page) =>
  page.evaluate(() => JSON.parse(window.localStorage.getItem('user') ?? 'null'))

const signOut = async (page: Page) => {
  await page.goto('/logout')
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL('/')
  expect(await storedUser(page)).toBeNull()
}

test('a buyer signs up, signs out and signs in again', async ({ page }) => {
  const email = newEmail()
  await page.goto('/signup')
  await page.getByLabel('Email').fill(`  ${email.toUpperCase()} `)
  await page.getByLabel('Password', { exact: true }).fill(goodPassword)
  const call3 = page.waitForRequest('**/api/usersignup/signup')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  const registration = await call3
  expect(registration.headers().authorization).toMatch(/^Bearer ey/)
  expect(registration.postData()).toBeNull()
  // The toast is gone after three seconds, so it is looked for before anything else.
  await expect(page.locator('[data-sonner-toast]')).toBeVisible()
  await expect(page).toHaveURL('/buyer_dashboard')
  expect(await storedUser(page)).toEqual({ email })
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(/eyJ/)
  await expect(page.getByText('Insights Coming Soon')).toBeVisible()

  await signOut(page)
  await page.goto('/signin')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(goodPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/buyer_dashboard')
})

test('a seller signs up, lands on the listing form, signs out and signs in again', async ({ page }) => {
  const email = newEmail()
  await page.goto('/sellersignup')
  await page.getByLabel('First name').fill('Sofia')
  await page.getByLabel('Last name').fill('Forester')
  await page.getByLabel('Company name').fill('Forester & Daughters')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(goodPassword)
  await page.getByLabel('Confirm password').fill(goodPassword)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/sellerlisting')
  await expect(page.getByRole('banner')).toContainText('Seller')

  await signOut(page)
  await page.goto('/sellerlogin')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(goodPassword)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/seller_dashboard')
})

test('every wrong field of the seller’s sign-up is marked at once, and the first gets the focus', async ({
  page,
}) => {
  await page.goto('/sellersignup')
  const create = page.getByRole('button', { name: 'Create Account' })
  await create.click()
  for (const words of [
    'First name is required',
    'Last name is required',
    'Company name is required',
    'Invalid email address',
    'Password must be at least 8 characters',
  ])
    await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByLabel('First name')).toBeFocused()
  await page.getByLabel('First name').fill('Sofia')
  await page.getByLabel('Last name').fill('  ')
  await page.getByLabel('Company name').fill('Forester & Daughters')
  await page.getByLabel('Email').fill(newEmail())
  await page.getByLabel('Password', { exact: true }).fill(goodPassword)
  await page.getByLabel('Confirm password').fill('another one')
  await create.click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await expect(page.getByLabel('Last name')).toBeFocused()
})

test('two passwords that differ, and one that is short, are said under their fields', async ({ page }) => {
  await page.goto('/sellersignup')
  for (const [label, text] of [
    ['First name', 'Sofia'],
    ['Last name', 'Forester'],
    ['Company name', 'Forester & Daughters'],
    ['Email', newEmail()],
  ] as const) {
    await page.getByLabel(label).fill(text)
  }
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByLabel('Confirm password').fill('other')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(goodPassword)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await expect(page.getByLabel('Company name')).toHaveValue('Forester & Daughters')
  await expect(page).toHaveURL('/sellersignup')
})

test('a known-weak password is refused and nothing typed is lost', async ({ page }) => {
  const email = newEmail()
  await page.goto('/signup')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('password123')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText(/too easy to guess/).first()).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
})

test('wrong credentials give an error toast that stays, and no navigation', async ({ page }) => {
  await page.goto('/sellerlogin')
  await page.getByLabel('Email').fill(demo.seller.email)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  const message = toast(page, 'The e-mail address or the password is not right.')
  await expect(message).toBeVisible()
  await expect(page).toHaveURL('/sellerlogin')
  await expect(page.getByLabel('Email')).toHaveValue(demo.seller.email)
})

test('the password can be shown and hidden again', async ({ page }) => {
  await page.goto('/sellerlogin')
  const field = page.getByLabel('Password', { exact: true })
  await field.fill('visible?')
  await expect(field).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: /show password/i }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: /hide password/i }).click()
  await expect(field).toHaveAttribute('type', 'password')
})

test('a forgotten password is reset by a link that works once', async ({ page }) => {
  const email = await newBuyer(page)
  await page.context().clearCookies()
  await page.goto('/sellerlogin')
  await page.getByRole('link', { name: 'Forgot password' }).click()
  // Both screens have a field of that name: the one to fill is on the second.
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  // No mail server is set here: nothing is said to be sent.
  await expect(page.getByRole('link', { name: 'Back to sign in' })).toBeVisible()
  await page.getByRole('button', { name: 'Make a reset link' }).click()
  await expect(page.getByText(/If an account exists/)).toBeVisible()

  const link = linkIn(await mailTo(email, /reset/i))
  const newPassword = 'seven granite otters 19'
  const setPassword = async () => {
    await page.goto(link)
    await page.getByLabel('New password').fill(newPassword)
    await page.getByLabel('Confirm password').fill(newPassword)
    await page.getByRole('button', { name: 'Save new password' }).click()
  }
  await setPassword()
  await expect(page).toHaveURL(/\/signin/)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/buyer_dashboard')
  await expect(page.getByText('Insights Coming Soon')).toBeVisible()

  await page.context().clearCookies()
  await setPassword()
  await expect(page.getByText('This link does not work any more')).toBeVisible()
})

test('an e-mail address is confirmed by the link in its mail', async ({ page }) => {
  const email = newEmail()
  await page.request.post('/api/auth/sign-up', { data: { email, password: goodPassword } })
  await page.goto(linkIn(await mailTo(email, /confirm/i)))
  await expect(page.getByText(/confirmed/i).first()).toBeVisible()
  const { person } = await (await page.request.get('/api/auth/session')).json()
  expect(person.emailVerified).toBe(true)
})

test('a buyer at the seller’s door is offered a seller account', async ({ page }) => {
  const email = await newBuyer(page)
  await page.context().clearCookies()
  await page.goto('/sellerlogin')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(goodPassword)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByLabel('First name').fill('Basil')
  await page.getByLabel('Last name').fill('Both')
  await page.getByLabel('Company name').fill('Both Sides Ltd')
  await page.getByRole('button', { name: /seller account/i }).click()
  await expect(page).toHaveURL('/seller_dashboard')

  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: /buyer/i }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /seller/i }).first()).toBeVisible()
})

test('a signed-in person is sent from the buyer’s doors to the dashboard', async ({ page }) => {
  await enter(page, demo.buyer)
  for (const door of ['/signin', '/signup']) {
    await page.goto(door)
    await expect(page).toHaveURL('/buyer_dashboard')
  }
})

test('a visitor who is asked to sign in returns to where they were going', async ({ page }) => {
  await page.goto('/sellerlisting')
  await page.getByLabel('Email').fill(demo.seller.email)
  await page.getByLabel('Password', { exact: true }).fill(demo.seller.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/sellerlisting')
})

test('a link that would lead off the site after sign-in does not', async ({ page }) => {
  await page.goto('/signin?next=//evil.example/')
  await page.getByLabel('Email').fill(demo.buyer.email)
  await page.getByLabel('Password', { exact: true }).fill(demo.buyer.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/buyer_dashboard')
})

test('a session ended elsewhere ends here', async ({ page, browser }) => {
  const email = newEmail()
  await page.request.post('/api/auth/sign-up', { data: { email, password: goodPassword } })
  const other = await browser.newContext()
  const otherPage = await other.newPage()
  await enter(otherPage, { email, password: goodPassword })
  await page.goto('/account')
  await page.getByRole('button', { name: /^End session/ }).click()
  await expect
    .poll(async () => (await (await otherPage.request.get('/api/auth/session')).json()).person)
    .toBeNull()
  await other.close()
})
