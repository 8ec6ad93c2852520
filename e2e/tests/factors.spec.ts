import type { Page } from '@playwright/test'
import { admin } from '../support/admin.ts'
import { expectAccessible, look } from '../support/look.ts'
import { confirmAddress } from '../support/outbox.ts'
import { codeOf } from '../support/second-factor.ts'
import { expect, goodPassword, newBuyer, newEmail, test, toast } from '../support/test.ts'

/** An authenticator in the browser itself, with a finger that is always there. */
const plugIn = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const signIn = async (page: Page, email: string, at = '/signin') => {
  await page.goto(at)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(goodPassword)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

const letters = async (page: Page) =>
  (await page.getByText('or type these letters').locator('..').locator('p').nth(1).innerText()).replace(
    /\s/g,
    '',
  )

test('a buyer adds a passkey, needs it after the password, and signs in with it alone', async ({
  page,
}, info) => {
  const email = await newBuyer(page)
  await page.goto('/account')
  // Until the address is confirmed the account may be a stranger's.
  await expect(page.getByText('Confirm your e-mail address first')).toBeVisible()
  await confirmAddress(page.request, email)
  await plugIn(page)
  await page.goto('/account')
  await expect(page.getByText('You sign in with your password alone.')).toBeVisible()
  await page.getByRole('button', { name: 'Add a second factor' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password', { exact: true }).fill(goodPassword)
  await look(page, info, 'factor-add')
  await dialog.getByRole('button', { name: 'Make a passkey' }).click()
  await expect(dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
  await look(page, info, 'factor-recovery-codes')
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
  await page.getByRole('button', { name: 'Rename Passkey' }).click()
  await dialog.getByLabel('Name').fill('Laptop')
  await dialog.getByRole('button', { name: 'Keep this name' }).click()
  await expect(page.getByText('Laptop', { exact: true })).toBeVisible()
  await expect(page.getByText('10 recovery codes are left')).toBeVisible()
  await expectAccessible(page)
  await look(page, info, 'factor-list')

  await page.context().clearCookies()
  await signIn(page, email)
  await expect(page.getByRole('heading', { level: 1, name: 'Show that it is you' })).toBeVisible()
  await look(page, info, 'second-step-passkey')
  expect((await (await page.request.get('/api/auth/session')).json()).person).toBeNull()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(/\/buyer_dashboard/)

  await page.context().clearCookies()
  await page.goto('/signin')
  await page.getByRole('button', { name: 'Continue with a passkey' }).click()
  await expect(page).toHaveURL(/\/buyer_dashboard/)

  await page.goto('/account')
  await page.getByRole('button', { name: 'Remove Laptop' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click()
  await expect(toast(page, 'The second factor is removed.')).toBeVisible()
  await expect(page.getByText('You sign in with your password alone.')).toBeVisible()
})

test('a new operator sets up an app before anything else, and comes to the desk from either sign-in page', async ({
  page,
}, info) => {
  const email = newEmail()
  const joined = await page.request.post('/api/auth/sign-up', { data: { email, password: goodPassword } })
  expect(joined.status()).toBe(200)
  await confirmAddress(page.request, email)
  expect(await admin('grant-operator', email)).toContain('set one up')
  // The session from before is over.
  await page.goto('/operator')
  await expect(page).toHaveURL(/\/signin/)
  await signIn(page, email)
  await expect(page.getByRole('heading', { level: 1, name: 'Set up a second factor' })).toBeVisible()
  await look(page, info, 'second-step-set-up')
  expect((await page.request.get('/api/operator/projects')).status()).toBe(401)
  await page.getByRole('button', { name: 'Use an authenticator app' }).click()
  await expect(page.getByAltText('QR code for the authenticator app')).toBeVisible()
  const secret = await letters(page)
  await page.getByLabel('Code').fill('000000')
  await page.getByRole('button', { name: 'Add this app' }).click()
  await expect(page.getByText('This is not the code the app shows now.')).toBeVisible()
  await look(page, info, 'second-step-app')
  const used = codeOf(secret, -1)
  await page.getByLabel('Code').fill(used)
  await page.getByRole('button', { name: 'Add this app' }).click()
  const listed = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(listed).toHaveCount(10)
  const codes = await listed.allInnerTexts()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page).toHaveURL(/\/operator/)

  await page.context().clearCookies()
  await signIn(page, email, '/sellerlogin')
  await page.getByLabel('Code').fill(used)
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByText('it was used already')).toBeVisible()
  await look(page, info, 'second-step-code')
  await page.getByLabel('Code').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page).toHaveURL(/\/operator/)

  await page.goto('/account')
  await expect(page.getByText('9 recovery codes are left')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Authenticator app' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Code').fill(codes[1] ?? '')
  await dialog.getByRole('button', { name: 'Remove it' }).click()
  await expect(dialog.getByText('Your account needs a second factor.')).toBeVisible()
  await look(page, info, 'factor-remove')
})

test('the second step fits a phone @phone', async ({ page }, info) => {
  const email = newEmail()
  await page.request.post('/api/auth/sign-up', { data: { email, password: goodPassword } })
  await confirmAddress(page.request, email)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Add a second factor' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password', { exact: true }).fill(goodPassword)
  await dialog.getByRole('button', { name: 'Use an authenticator app' }).click()
  const secret = await letters(page)
  await look(page, info, 'factor-app')
  await dialog.getByLabel('Code').fill(codeOf(secret))
  await dialog.getByRole('button', { name: 'Add this app' }).click()
  await look(page, info, 'factor-recovery-codes')
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
  await look(page, info, 'factor-list')
  await page.context().clearCookies()
  await signIn(page, email)
  await expect(page.getByRole('heading', { level: 1, name: 'Show that it is you' })).toBeVisible()
  await look(page, info, 'second-step-code')
})
