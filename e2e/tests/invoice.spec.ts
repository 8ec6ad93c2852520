import { enterprise } from '../support/buy.ts'
import { look } from '../support/look.ts'
import { linkIn, mailTo } from '../support/outbox.ts'
import { expect, newBuyer, newEmail, test } from '../support/test.ts'

test('a company asks for a quote, a colleague accepts it, the make-believe bank pays, and the order is settled @wide', async ({
  page,
  browser,
}, info) => {
  const email = await newBuyer(page)
  await page.goto(linkIn(await mailTo(email, /confirm/i)))
  await expect(page.getByText('Your e-mail address is confirmed')).toBeVisible()

  await page.goto('/buy/2')
  for (const [label, value] of Object.entries(enterprise)) await page.getByLabel(label).fill(value)
  const billing = newEmail()
  await page.getByRole('radio', { name: 'Invoice' }).check()
  await expect(page.getByRole('button', { name: 'Confirm & Pay' })).toBeHidden()
  await page.getByLabel('Billing email').fill(billing)
  await page.getByLabel('Purchase-order number').fill('PO 4711')
  await page.getByLabel('Pay in').selectOption('Euros')
  await page.getByLabel('Country').selectOption('Germany')
  await look(page, info, 'checkout-by-invoice')
  await page.getByRole('button', { name: 'Get a quote' }).click()
  await expect(page).toHaveURL(/\/quotes\/[\w-]{40,}$/)
  await expect(page.getByRole('heading', { level: 1, name: /^Quote Q-/ })).toBeVisible()
  await look(page, info, 'quote-open')

  // Whoever has the address from the mail needs no account.
  const colleague = await (await browser.newContext()).newPage()
  await colleague.goto(linkIn(await mailTo(billing, /^Quote/)))
  await expect(colleague.getByText('purchase order PO 4711')).toBeVisible()
  // To decline is for good, so it asks first.
  await colleague.getByRole('button', { name: 'Decline', exact: true }).click()
  await colleague.getByRole('button', { name: 'Keep the quote' }).click()
  // So does accepting, which binds a company: it names the sum, and who accepts.
  await colleague.getByRole('button', { name: 'Accept the quote' }).click()
  await colleague.getByLabel('Your name').fill('Ada Colleague')
  await colleague.getByLabel('Your email').fill(billing)
  await look(colleague, info, 'quote-accepting')
  await colleague.getByRole('button', { name: /^Accept for €/ }).click()
  await expect(colleague.getByRole('heading', { level: 1, name: /^Invoice / })).toBeVisible()
  await expect(colleague.getByText(/^RF\d\d /)).toBeVisible()
  await expect(colleague.getByText('accepted by Ada Colleague')).toBeVisible()
  await look(colleague, info, 'quote-accepted')
  const paper = await colleague.request.get(
    (await colleague.getByRole('link', { name: 'Invoice as PDF' }).getAttribute('href')) ?? '',
  )
  expect(paper.headers()['content-type']).toContain('application/pdf')
  const xml = await colleague.request.get(
    (await colleague.getByRole('link', { name: 'Invoice as XML' }).getAttribute('href')) ?? '',
  )
  expect(await xml.text()).toContain('<ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>')
  await colleague.getByRole('button', { name: 'Half of it' }).click()
  await expect(colleague.getByText(/is here\. The rest settles the order/)).toBeVisible()
  await mailTo(billing, /is missing/)

  await page.reload()
  await page.getByRole('link', { name: 'See the order' }).click()
  // The quote says how to pay too: it is the order's own page that is looked at.
  await expect(page).toHaveURL(/\/orders\//)
  await expect(page.getByRole('list', { name: 'The course of this order' })).toContainText('by bank transfer')
  await expect(page.getByRole('heading', { name: /^Transfer €/ })).toBeVisible()
  await look(page, info, 'order-awaits-transfer')
  await page.getByRole('button', { name: 'The exact amount' }).click()
  await expect(page.getByText('settled', { exact: true })).toBeVisible()
  await expect(page.getByText('By bank transfer in the sandbox: no money moved')).toBeVisible()
  for (const name of [/^Invoice \(PDF\)/, /^Receipt \(PDF\)/])
    await expect(page.getByRole('link', { name })).toBeVisible()
  await mailTo(email, /receipt/i)
  await expect(colleague.getByText('The money is here and the order is settled.')).toBeVisible()
})

test('the form of a quote says all that is wrong at once, and an address that is not confirmed can be sent its link again', async ({
  page,
}) => {
  // Chosen before there is an account, the currency is still chosen with one.
  await page.goto('/buy/2')
  await page.getByLabel('Pay in').selectOption('Euros')
  await newBuyer(page)
  await page.goto('/buy/2')
  await expect(page.getByLabel('Pay in')).toHaveValue('eur')
  await page.getByRole('radio', { name: 'Invoice' }).check()
  await page.getByLabel('Country').selectOption('Germany')
  await page.getByLabel('Billing email').fill('nobody')
  await page.getByRole('button', { name: 'Get a quote' }).click()
  await expect(page.getByText('Phone Number is required')).toBeVisible()
  await expect(page.getByLabel('Billing email')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Company Name')).toBeFocused()

  for (const [label, value] of Object.entries(enterprise)) await page.getByLabel(label).fill(value)
  // A number that does not check out is told where it is typed.
  await page.getByLabel('Tax ID').fill('FR12345678901')
  await expect(page.getByText(/VAT number of France/)).toBeVisible()
  await page.getByLabel('Billing email').fill('')
  await page.getByRole('button', { name: 'Get a quote' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText(/A new link was written, and reaches nobody/)).toBeVisible()
})
