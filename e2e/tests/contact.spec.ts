import type { Page } from '@playwright/test'
import { mailTo } from '../support/outbox.ts'
import { expect, newEmail, test, toast } from '../support/test.ts'

const form = (page: Page) => page.getByRole('form', { name: 'Get in touch' })
const write = async (page: Page, email: string, message = 'How are serial numbers split?') => {
  await form(page).getByLabel('Name').fill('Ada Park')
  await form(page).getByLabel('Email').fill(email)
  await form(page).getByLabel('Message').fill(message)
}
const press = (page: Page) => form(page).getByRole('button', { name: 'Send Message' }).click()

test.beforeEach(async ({ page }) => {
  await page.goto('/contact')
  await page.waitForLoadState('networkidle')
})

test('a message is sent, mailed to support and acknowledged', async ({ page }) => {
  const email = newEmail()
  await write(page, email)
  await form(page).getByLabel('Phone (optional)').fill('+1 303 555 0100')
  await press(page)
  await expect(toast(page, 'Thank you. Your message was sent.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your message has reached us' })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  const enquiry = await mailTo('support@example.com', /contact form/)
  expect(enquiry.text).toContain('How are serial numbers split?')
  await mailTo(email, /We received your message/)
  await page.getByRole('button', { name: 'Write another message' }).click()
  await expect(form(page).getByLabel('Message')).toHaveValue('')
  await expect(form(page).getByLabel('Email')).toHaveValue(email)
})

test('the browser itself asks for what is required, and not for the phone', async ({ page }) => {
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact')) calls++
  })
  await press(page)
  await expect(form(page).getByLabel('Name')).toBeFocused()
  for (const words of ['Name is required', 'Invalid email address', 'Message is required'])
    await expect(form(page).getByText(words)).toBeVisible()
  for (const label of ['Name', 'Email', 'Message'])
    await expect(form(page).getByLabel(label)).toHaveAttribute('required', '')
  await expect(form(page).getByLabel('Phone (optional)')).not.toHaveAttribute('required')
  await expect(form(page).getByLabel('Email')).toHaveAttribute('type', 'email')
  expect(calls).toBe(0)
})

test('a refusal of the server stands under its field, and nothing typed is lost', async ({ page }) => {
  const email = newEmail()
  await write(page, email, '   ')
  await press(page)
  await expect(form(page).getByText('Message is required')).toBeVisible()
  await expect(form(page).getByLabel('Message')).toBeFocused()
  await expect(form(page).getByLabel('Message')).toHaveAttribute('aria-invalid', 'true')
  await expect(form(page).getByLabel('Name')).toHaveValue('Ada Park')
  await expect(form(page).getByLabel('Email')).toHaveValue(email)
})

test('too many messages from one place are refused in words, and the message stays', async ({ page }) => {
  const { csrfToken } = await (await page.request.get('/api/csrf-token')).json()
  for (let sent = 0; sent < 10; sent++)
    await page.request.post('/api/contact', {
      headers: { 'x-csrf-token': csrfToken },
      data: { name: 'A', email: newEmail(), message: 'Again', website: 'https://example.com' },
    })
  await write(page, newEmail(), 'The eleventh')
  await press(page)
  await expect(form(page).getByRole('alert')).toContainText(
    /Too many attempts\. Please wait .+ and try again\./,
  )
  await expect(form(page).getByLabel('Message')).toHaveValue('The eleventh')
})

test('without a connection the message stays and can be sent again', async ({ page, context }) => {
  await write(page, newEmail())
  await context.setOffline(true)
  await press(page)
  await expect(form(page).getByRole('alert')).toContainText('The server could not be reached.')
  await context.setOffline(false)
  await press(page)
  await expect(page.getByRole('heading', { name: 'Your message has reached us' })).toBeVisible()
})

test('what is typed before the scripts arrive is kept and sent', async ({ page }) => {
  const email = newEmail()
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/contact', { waitUntil: 'commit' })
  await write(page, email, 'Typed early')
  await press(page)
  await expect(page).toHaveURL('/contact')
  release()
  await expect(form(page).locator('button[type=submit]')).toBeVisible()
  await expect(form(page).getByLabel('Message')).toHaveValue('Typed early')
  await press(page)
  await expect(page.getByText(email)).toBeVisible()
})

test('the trap is out of reach for a person', async ({ page }) => {
  const trap = page.locator('input[name=website]')
  await expect(trap).toHaveAttribute('tabindex', '-1')
  await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0)
  const seen = await trap.evaluate((field) => {
    const { left, top } = field.getBoundingClientRect()
    return document.elementFromPoint(left, top) === field
  })
  expect(seen).toBe(false)
  await form(page).getByLabel('Message').focus()
  await page.keyboard.press('Tab')
  await expect(form(page).getByRole('button', { name: 'Send Message' })).toBeFocused()
})

test('one answer is open at a time, and the open one closes', async ({ page }) => {
  const questions = page.locator('h3 > button[aria-expanded]')
  await expect(questions).toHaveCount(4)
  const open = expect.poll(() =>
    questions.evaluateAll((all) => all.map((one) => one.getAttribute('aria-expanded'))),
  )
  await open.toEqual(['true', 'false', 'false', 'false'])
  await expect(page.getByText('PDF, CSV, Excel (.xlsx, .xls) and Word')).toBeVisible()
  await questions.nth(2).click()
  await open.toEqual(['false', 'false', 'true', 'false'])
  await questions.nth(2).click()
  await open.toEqual(['false', 'false', 'false', 'false'])
  await questions.nth(0).focus()
  await page.keyboard.press('ArrowDown')
  await expect(questions.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await open.toEqual(['false', 'true', 'false', 'false'])
  await expect(questions.nth(1).locator('svg:visible')).toHaveAttribute('data-sign', 'minus')
  await expect(questions.nth(0).locator('svg:visible')).toHaveAttribute('data-sign', 'plus')
})

test('every answer is whole in its nine rem, on the narrowest phone', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const question of await page.locator('h3 > button[aria-expanded]').all()) {
    if ((await question.getAttribute('aria-expanded')) === 'false') await question.click()
    const answer = page.locator('.max-h-36')
    await expect(answer).toHaveCount(1)
    const { content, room } = await answer.evaluate((area) => ({
      content: area.scrollHeight,
      room: area.clientHeight,
    }))
    expect(content).toBeLessThanOrEqual(room)
    expect(room).toBeLessThanOrEqual(9 * 16)
  }
})

test('the addresses, the office and the hours are there', async ({ page }) => {
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'sales@example.com' })).toHaveAttribute(
    'href',
    'mailto:sales@example.com',
  )
  await expect(main.getByRole('link', { name: 'support@example.com' })).toBeVisible()
  await expect(main.getByText('Technical Support')).toBeVisible()
  await expect(main.getByText('123 Example Street')).toBeVisible()
  await expect(main.getByText('Mon-Fri 9:00 AM - 6:00 PM MST')).toBeVisible()
})

test('search engines find the questions and their answers', async ({ request }) => {
  const html = await (await request.get('/contact')).text()
  const data = html.match(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s)?.[1] ?? '{}'
  const { '@type': type, mainEntity } = JSON.parse(data)
  expect(type).toBe('FAQPage')
  expect(mainEntity).toHaveLength(4)
  expect(html).toContain('sales@example.com')
})
