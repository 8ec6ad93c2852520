import { confirmButton, enterprise, required } from '../support/buy.ts'
import { expectAccessible, look } from '../support/look.ts'
import { linkIn, mailTo } from '../support/outbox.ts'
import { expect, goodPassword, newBuyer, newEmail, test } from '../support/test.ts'

test('a guest buys a plan, and the credits wait until their account proves the address @wide', async ({
  page,
}, info) => {
  const email = newEmail()
  await page.goto('/#plans')
  const plan = page.getByRole('article', { name: 'Earth Guardian' })
  await expect(plan.getByText('What is inside', { exact: true })).toBeVisible()
  await plan.getByRole('button', { name: 'Start your Journey' }).click()

  await expect(page).toHaveURL(/\/sandbox\/pay\//)
  await expect(page.getByText(/no money moves/i).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('4242 4242 4242 4242').check()
  await page.getByRole('button', { name: 'Pay $100.00' }).click()

  await expect(page).toHaveURL((url) => url.pathname === '/success')
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible()
  await expect(page.getByText('Your credits wait in escrow')).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute(
    'href',
    '/buyer_dashboard',
  )
  await look(page, info, 'success-guest')

  await page.request.post('/api/auth/sign-up', { data: { email, password: goodPassword } })
  const { token } = await (await page.request.get('/api/auth/token')).json()
  await page.request.post('/api/usersignup/signup', { headers: { authorization: `Bearer ${token}` } })
  await page.goto(linkIn(await mailTo(email, /confirm/i)))
  await expect(page.getByText('Your e-mail address is confirmed')).toBeVisible()
  await page.goto('/orders')
  await expect(page.getByRole('row').filter({ hasText: 'Earth Guardian' })).toBeVisible()
})

test('a declined card can be followed by another, or by turning back @phone', async ({ page }, info) => {
  await page.goto('/#plans')
  await page
    .getByRole('article', { name: 'Impact Pioneer' })
    .getByRole('button', { name: 'Start your Journey' })
    .click()
  await expect(page).toHaveURL(/\/sandbox\/pay\//)
  await page.getByLabel('E-mail').fill(newEmail())
  await page.getByLabel('4000 0000 0000 0002').check()
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page.getByRole('alert')).toContainText(/declined/i)
  await page.getByRole('link', { name: 'Cancel and go back' }).click()

  await expect(page).toHaveURL((url) => url.pathname === '/cancel')
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Cancelled' })).toBeVisible()
  await expect(page.getByText('It looks like your payment was not completed.')).toBeVisible()
  await expect(page.getByText('the credits that were held for you are for sale again')).toBeVisible()
  await look(page, info, 'cancel-released')
  await page.getByRole('link', { name: 'Return to the homepage' }).click()
  await expect(page).toHaveURL('/')
})

test('a buyer pays for a basket with the keyboard alone, and has the receipt @wide', async ({
  page,
}, info) => {
  await newBuyer(page)
  await page.goto('/buy/1')
  await expect(page.getByRole('heading', { level: 2, name: 'Basket 1' }).first()).toBeVisible()
  await expect(page.getByText('$12,500.00').first()).toBeVisible()
  await expect(page.getByText('•••• 4242')).toBeVisible()
  await expect(page.getByText(/secure and processed by a card payment provider/)).toBeVisible()
  await expect(confirmButton(page)).toBeDisabled()

  await page.getByLabel('Company Name').focus()
  for (const value of Object.values(enterprise)) {
    await page.keyboard.type(value)
    await page.keyboard.press('Tab')
  }
  await expect(page.getByRole('radio', { name: 'Card' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Validate Payment Details' })).toBeFocused()
  await expect(confirmButton(page)).toBeDisabled()
  await page.keyboard.press('Enter')
  await expect(page.getByText('The provider accepts this card.')).toBeVisible()
  await expect(confirmButton(page)).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Validate Payment Details' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Pay in')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(confirmButton(page)).toBeFocused()
  await page.keyboard.press('Enter')

  const thanks = page.getByRole('heading', {
    level: 1,
    name: 'Thank you, Ada Lindqvist! Your order is confirmed.',
  })
  await expect(thanks).toBeFocused({ timeout: 30_000 })
  await expect(
    page
      .getByText(/-\d+ to \d+/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await look(page, info, 'checkout-confirmed')
  const address = await page.getByRole('link', { name: /Receipt/ }).getAttribute('href')
  const receipt = await page.request.get(address ?? '')
  expect(receipt.headers()['content-type']).toContain('application/pdf')
  expect((await receipt.body()).subarray(0, 5).toString()).toBe('%PDF-')

  await page.reload()
  await expect(thanks).toBeVisible()
  const id = new URL(page.url()).searchParams.get('order')
  const order: { lines: { quantity: number }[] } = await (await page.request.get(`/api/orders/${id}`)).json()
  const credits = order.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  await page.getByRole('link', { name: 'View Dashboard' }).click()
  await expect(page).toHaveURL('/buyer_dashboard')
  await expect(page.getByRole('group', { name: 'Total Carbon Credits' })).toContainText(
    credits.toLocaleString('en-US'),
  )
})

test('the form says what is missing, keeps what was typed, and forgets it at logout @phone', async ({
  page,
}, info) => {
  const email = await newBuyer(page)
  await page.goto('/buy/no-such-basket')
  await expect(page.getByRole('heading', { level: 2, name: 'Basket 1' }).first()).toBeVisible()
  await expect(page.getByLabel('Business Email')).toHaveValue(email)
  await page.getByLabel('Business Email').fill('')
  await page.getByRole('button', { name: 'Validate Payment Details' }).click()
  for (const message of required) await expect(page.getByText(message)).toBeVisible()
  await look(page, info, 'checkout-missing')
  // Whoever comes back to the page finds what was said of the form, though what it shows is asked for again.
  await page.evaluate(() => {
    window.dispatchEvent(new Event('visibilitychange'))
    return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  })
  for (const message of required) await expect(page.getByText(message)).toBeVisible()
  await page.getByLabel('Company Name').fill('Northwind Traders')
  await page.getByLabel('Business Email').fill('nobody at example')
  await expect(page.getByText('Company name is required')).toBeHidden()
  await expect(page.getByText('Invalid email address')).toBeVisible()
  await page.getByLabel('Phone Number').fill('abc')
  await page.getByLabel('Tax ID').fill('!!!')
  await expect(page.getByText('A phone number has digits')).toBeVisible()
  await expect(page.getByText('A tax ID has letters or digits')).toBeVisible()
  await expect(confirmButton(page)).toBeDisabled()

  await page.reload()
  await expect(page.getByLabel('Company Name')).toHaveValue('Northwind Traders')
  await page.goto('/logout')
  await page.getByRole('main').getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/buy')
  await expect(page.getByLabel('Company Name')).toHaveValue('')
})

test('@phone the sum and the one button stay at the foot of the screen, and cover no field', async ({
  page,
}) => {
  await newBuyer(page)
  await page.goto('/buy/1')
  await expect(confirmButton(page)).toBeInViewport({ ratio: 1 })
  await page.getByRole('link', { name: '2 steps left' }).click()
  await expect(page.getByText('Payment details to validate')).toBeInViewport()
  const taxId = page.getByLabel('Tax ID')
  await taxId.focus()
  const [field, foot] = await Promise.all([taxId.boundingBox(), confirmButton(page).boundingBox()])
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(foot?.y ?? 0)
})

test('an order that was placed while the line broke is not placed twice @wide', async ({ page }) => {
  await newBuyer(page)
  const keys: (string | undefined)[] = []
  let lost = false
  let place = () => {}
  const placed = new Promise<void>((resolve) => {
    place = resolve
  })
  // The order reaches the server; its first answer does not reach the page.
  await page.route('**/api/orders', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    keys.push(route.request().headers()['idempotency-key'])
    if (lost) return route.continue()
    lost = true
    await placed
    await route.fetch()
    await route.abort()
  })
  await page.goto('/buy/2')
  for (const [label, value] of Object.entries(enterprise)) await page.getByLabel(label).fill(value)
  await page.getByRole('button', { name: 'Validate Payment Details' }).click()
  await confirmButton(page).click()
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled()
  place()
  await expect(page.getByRole('alert')).toContainText('Trying again is safe')
  await confirmButton(page).click()
  await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible({ timeout: 30_000 })
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
  await page.goto('/orders')
  await expect(page.getByRole('row').filter({ hasText: 'Basket 2' })).toHaveCount(1)
})

test('a session that ends while the checkout is open buys nothing in nobody’s name, and loses nothing typed', async ({
  page,
  browser,
  baseURL,
}) => {
  await newBuyer(page)
  await page.goto('/buy/1')
  for (const [label, value] of Object.entries(enterprise)) await page.getByLabel(label).fill(value)
  await page.getByRole('button', { name: 'Validate Payment Details' }).click()
  await expect(confirmButton(page)).toBeEnabled()
  const elsewhere = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    storageState: await page.context().storageState(),
  })
  const { csrfToken } = await (await elsewhere.request.get('/api/csrf-token')).json()
  const headers = { 'x-csrf-token': csrfToken, origin: baseURL ?? '' }
  expect((await elsewhere.request.post('/api/auth/sign-out', { headers })).status()).toBe(200)
  await elsewhere.close()
  await expect(page.getByText('Your session has ended')).toBeVisible()
  await expect(confirmButton(page)).toHaveCount(0)
  for (const [label, value] of Object.entries(enterprise))
    await expect(page.getByLabel(label)).toHaveValue(value)
  await page.getByRole('button', { name: 'Go on as a guest' }).click()
  await expect(confirmButton(page)).toBeVisible()
})
