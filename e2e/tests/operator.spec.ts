import { randomInt } from 'node:crypto'
import { look } from '../support/look.ts'
import { demo, enter, expect, newEmail, test, toast } from '../support/test.ts'

const { operator } = demo

test('an operator asks for changes, and the trail proves it from the public log @wide', async ({
  page,
  request,
}, info) => {
  await enter(page, demo.seller)
  await page.goto('/operator')
  await expect(page.getByText('This page is for operators')).toBeVisible()
  await page.context().clearCookies()
  await enter(page, operator)
  await page.goto('/operator')
  await expect(page.getByRole('link', { name: 'Pinewick Orchard Biochar' })).toBeVisible()
  await expect(page.getByText('No backup is made')).toBeVisible()
  await look(page, info, 'operator-queue')
  // The queue is worked through with keys: to the row, into it, to the decision, and on.
  const waiting = page.getByRole('link', { name: 'Pinewick Orchard Biochar' })
  for (let step = 0; step < 30; step++) {
    if (await waiting.evaluate((link) => link === document.activeElement)) break
    await page.keyboard.press('j')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByText('Screening score if approved, vintage 2024')).toBeVisible()
  await look(page, info, 'operator-project')
  await page.keyboard.press('d')
  await expect(page.getByLabel('Reason', { exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Ask for changes' }).click()
  await expect(page.getByText('Say what is wanting')).toBeVisible()
  await expect(page.getByLabel('Reason', { exact: true })).toBeFocused()
  await page.getByLabel('Reason', { exact: true }).fill('Please upload the monitoring plan.')
  await page.getByRole('button', { name: 'Ask for changes' }).click()
  await expect(toast(page, 'Decided')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Review' }).click()
  await page.getByRole('tab', { name: 'Trail' }).click()
  const act = page.getByRole('listitem').filter({ hasText: 'Please upload the monitoring plan.' }).first()
  await act.getByRole('button', { name: /^Verify log entry/ }).click()
  await expect(act.getByText('Proven: this act is in the signed log.')).toBeVisible()
  await expect(act.getByText('are what the log committed to')).toBeVisible()
  await look(page, info, 'operator-trail')

  // A message of the contact form is there without a reload.
  await page.getByRole('tab', { name: 'Support' }).click()
  const begun = page.locator('summary').filter({ hasText: 'Can we begin a project file?' })
  const answered = page.locator('summary').filter({ hasText: 'Can one certificate name two subsidiaries' })
  await expect(begun).toBeVisible()
  // One is open at a time, also by keyboard.
  await begun.press('Enter')
  await expect(page.getByLabel('Answer Jon Example')).toBeVisible()
  await answered.press('Enter')
  await expect(page.getByText('Answer again')).toBeVisible()
  await expect(page.getByLabel('Answer Jon Example')).toBeHidden()
  const words = `How long does a review take? ${randomInt(1_000_000)}`
  const contact = { name: 'Ada', email: newEmail(), message: words }
  expect((await request.post('/api/contact', { data: contact })).status()).toBe(200)
  await expect(page.locator('summary').filter({ hasText: words })).toBeVisible()
  await look(page, info, 'operator-tickets')
})

test('an operator reads how things stand, silences a check for a while, and takes it back @wide', async ({
  page,
}, info) => {
  await enter(page, operator)
  await page.goto('/operator')
  await page.getByRole('link', { name: 'How things stand' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'How things stand' })).toBeVisible()
  const row = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  // What is well stands in a few lines, each opened by whoever asks for it.
  const data = page.getByText('Data', { exact: true })
  await data.click()
  await expect(row('Database')).toContainText('It answers')
  await expect(row('Backup')).toContainText('Not set up')
  await expect(page.getByText(/it is told by mail to .*operator@example.com/)).toBeVisible()
  await look(page, info, 'standing')

  await page.getByRole('button', { name: 'Silence alerts ahead of time' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('About').selectOption('Clock')
  await dialog.getByLabel('For').selectOption('8 hours')
  await dialog.getByRole('button', { name: 'Silence alerts' }).click()
  await expect(dialog.getByText('Say why')).toBeVisible()
  await look(page, info, 'standing-silence')
  const why = `The time server is being replaced ${randomInt(1_000_000)}.`
  await dialog.getByLabel('Why').fill(why)
  await dialog.getByRole('button', { name: 'Silence alerts' }).click()
  await expect(row('Clock')).toContainText(why)
  await page.getByRole('button', { name: 'Send alerts about Clock again' }).click()
  await expect(row('Clock')).not.toContainText(why)

  await page.getByRole('link', { name: 'Review' }).click()
  await page.getByRole('tab', { name: 'Trail' }).click()
  await expect(page.getByText(`Clock, for 8 hours: ${why}`)).toBeVisible()
  await expect(page.getByText('Alerts about Clock are sent again').first()).toBeVisible()

  // A server that does not answer is told as that, over what it said last.
  await page.goto('/operator/standing')
  await data.click()
  await expect(row('Database')).toBeVisible()
  await page.route('**/api/operator/checks', (route) => route.abort())
  await expect(page.getByText('The server does not answer')).toBeVisible()
  await expect(row('Database')).toBeVisible()
  // One that answers, and knows what is wrong, says so itself; also to whoever opens the page only now.
  const reasons = [{ name: 'database', says: 'The database does not answer.' }]
  await page.route('**/readyz', (route) => route.fulfill({ status: 503, json: { reasons } }))
  await expect(page.getByText('The database does not answer.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('The database does not answer.')).toBeVisible()
  await expect(page.getByText('How things stand cannot be read.')).toBeVisible()
})

test('an operator sends a registry’s file, sees what it would change, and imports it @wide', async ({
  page,
}, info) => {
  await enter(page, operator)
  await page.goto('/operator/registries')
  // In the table once it has a file; before, by its name alone.
  const listed = page.getByRole('cell', { name: 'Climate Action Reserve', exact: true })
  await expect(listed.or(page.getByText(/^No file yet of .*Climate Action Reserve/))).toBeVisible()
  // An id of its own, so that the test can run again on the same site.
  const project = randomInt(1000, 9999)
  const name = `retirements-${project}-${randomInt(1_000_000)}.csv`
  const first = randomInt(1, 1_000_000_000)
  const lines = [
    'Vintage,Offset Credit Serial Numbers,Quantity of Offset Credits,Status Effective,Project ID,Retirement Reason',
    `2025,CAR-1-US-${project}-31-983-KS-2025-9205-${first} to ${first + 99},100,10/27/2025,CAR${project},Other`,
    `2025,CAR-1-US-${project}-31-983-KS-2025-9205-${first + 100} to ${first + 199},99,10/27/2025,CAR${project},Other`,
  ]
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) }
  await page.getByLabel('File of a registry').setInputFiles(file)
  await expect(page.getByText('Climate Action Reserve: Retirements')).toBeVisible()
  await expect(page.getByText('The serials are 100 credits, the quantity says 99')).toBeVisible()
  await look(page, info, 'operator-registry-preview')
  await page.getByRole('button', { name: 'Import this file' }).click()
  await expect(page.getByText(`${name} was imported. New records: 1. Changed: 0.`)).toBeVisible()
  const day = page.getByRole('listitem').filter({ hasText: 'Climate Action Reserve' }).first()
  await day.getByText(/^\d+ files?: /).click()
  await expect(day.getByText(new RegExp(`^${name}, `))).toBeVisible()
  await look(page, info, 'operator-registries')
})
