import { randomInt } from 'node:crypto'
import type { Browser } from '@playwright/test'
import { expectAccessible, look } from '../support/look.ts'
import { makePdf } from '../support/make-pdf.ts'
import { confirmAddress } from '../support/outbox.ts'
import { publishSerials } from '../support/registry.ts'
import { demo, enter, expect, goodPassword, newEmail, test, toast } from '../support/test.ts'

const operator = { email: 'operator@example.com', password: 'ledgerleaf-demo' }

/** Somebody else's screen, open beside the one of the test. */
const openBeside = async (browser: Browser, account: { email: string; password: string }, path: string) => {
  const page = await (await browser.newContext()).newPage()
  await enter(page, account)
  await page.goto(path)
  return page
}

test('a seller goes from sign-up to a published listing while an operator looks on @wide', async ({
  page,
  browser,
}, info) => {
  test.setTimeout(300_000)
  const number = randomInt(20_000, 99_999)
  const project = `Orchard Char ${number}`
  const desk = await openBeside(browser, operator, '/operator')
  await expect(desk.getByRole('heading', { level: 1, name: 'Operator' })).toBeVisible()
  await page.goto('/sellersignup')
  await page.getByLabel('First name').fill('Sam')
  await page.getByLabel('Last name').fill('Seller')
  await page.getByLabel('Company name').fill('Orchard Kilns')
  const email = newEmail()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(goodPassword)
  await page.getByLabel('Confirm password').fill(goodPassword)
  await page.getByRole('button', { name: /create account/i }).click()
  await expect(page).toHaveURL(/sellerlisting/)

  // Every screen says what comes next.
  await page.getByRole('link', { name: 'Start a project' }).click()
  await expect(page.getByText('No projects yet')).toBeVisible()
  await look(page, info, 'seller-projects-empty')
  await page.getByLabel('Name of a new project').fill(project)
  await page.getByRole('button', { name: 'Start the project' }).click()
  await expect(page.getByRole('heading', { level: 1, name: project })).toBeVisible()
  const next = page.getByRole('complementary', { name: 'What to do next' })
  await expect(next).toContainText('Upload a verification report')

  // What is not what it says is refused where it was chosen; the next one is read, and says what the file asks.
  const documents = page.getByRole('region', { name: 'Documents' })
  await documents
    .getByLabel('Document file')
    .setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('words') })
  await expect(documents.getByRole('alert')).toContainText('not that of a .pdf file')
  await documents.getByLabel('Document file').setInputFiles({
    name: 'verification.pdf',
    mimeType: 'application/pdf',
    buffer: makePdf([
      `Registry: Verra VCS, Project ID: VCS${number}.`,
      'Applied methodology: VM0044 Biochar Utilization.',
      'The crediting period is 1 January 2020 to 31 December 2029.',
      'The project is located in Kenya.',
      'Site coordinates: 1.2834 S, 36.8172 E.',
      'The carbon is stored for more than 1,000 years.',
      'The investment analysis shows a loss without credits.',
      'Every batch of char is weighed and its carbon measured.',
      'Monitoring period: 1 January 2022 to 31 December 2024.',
      'We conclude with reasonable assurance that the removals are stated fairly.',
    ]),
  })
  const found = page.getByRole('region', { name: 'Found in your documents' })
  await expect(found).toBeVisible({ timeout: 60_000 })
  await found.getByRole('button', { name: 'verification.pdf, page 1' }).first().click()
  await expect(page.getByRole('dialog').getByTestId('boxed').first()).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('Escape')
  const facts = page.getByRole('region', { name: 'The project' })
  await expect(facts.getByLabel('Project id')).toHaveValue('')
  await found.getByRole('button', { name: 'Accept all 9' }).click()
  await expect(found).toBeHidden({ timeout: 60_000 })
  await expect(facts.getByLabel('Project id')).toHaveValue(`VCS${number}`)
  await expect(facts.getByText('Recognised as VM0044')).toBeVisible()

  // The site stands on the map, and the arrow keys move it.
  const place = page.getByRole('region', { name: 'Place and time' })
  await place.getByRole('button', { name: /^The site: 1.2834° S/ }).press('ArrowUp')
  await expect(place.getByLabel('Latitude')).toHaveValue('-0.7834')
  await place.getByLabel('Latitude').fill('-1.2834')
  await expect(place.getByText('The site: 1.2834° S, 36.8172° E', { exact: true })).toBeVisible()

  // The rest is typed, and saves itself. What cannot be right says why, and stays typed.
  await facts.getByLabel('Category').selectOption('biochar')
  await facts.getByLabel('What a credit stands for').selectOption('removal')
  await facts.getByLabel('Project id').fill('ACR1129')
  await expect(facts.getByText('This is not how Verra VCS numbers its projects')).toBeVisible()
  await expect(facts.getByLabel('Project id')).toHaveValue('ACR1129')
  await facts.getByLabel('Project id').fill(`VCS${number}`)
  const statements = page.getByRole('region', { name: 'Statements' })
  await statements.getByLabel('Why it would not happen').fill('Char sells below cost.')
  const blocks = page.getByRole('region', { name: 'Vintages and serial blocks' })
  await blocks.getByLabel('Vintage from').fill('2019-01-01')
  await expect(blocks.getByLabel('Vintage to')).toHaveValue('2019-12-31')
  // A serial as the registry prints it is taken apart.
  const [first, last] = [number * 1000 + 1, number * 1000 + 500]
  await blocks.getByLabel('Serial prefix').fill(`${first}-${last}-VCS-VCU-1-VER-KE-1-${number}`)
  await blocks.getByLabel('Serial prefix').press('Tab')
  await expect(blocks.getByLabel('First serial')).toHaveValue(String(first))
  await expect(blocks.getByLabel('Last serial')).toHaveValue(String(last))
  await blocks.getByRole('button', { name: 'Add block' }).click()
  await expect(blocks.getByText('Outside the crediting period')).toBeVisible()
  await blocks.getByLabel('Vintage from').fill('2023-01-01')
  await blocks.getByLabel('Vintage to').fill('2023-12-31')
  await blocks.getByRole('button', { name: 'Add block' }).click()
  await expect(blocks.getByText(`${first}-${last}-VCS-VCU-1-VER-KE-1-${number}`)).toBeVisible()
  await expect(blocks.getByText('Not backed')).toBeVisible()
  await blocks.getByLabel('How the credits are held').selectOption('instruction')
  const profile = page.getByRole('region', { name: 'Who you are' })
  await profile.getByLabel('Country').selectOption('KE')
  await profile.getByLabel('About Orchard Kilns').fill('We make char.')
  await profile.getByLabel('IBAN', { exact: true }).fill('DE00 1234')
  await profile.getByRole('button', { name: 'Keep bank account' }).click()
  await expect(profile.getByText('An IBAN that begins with DE has 22 characters, not 8')).toBeVisible()
  await profile.getByLabel('Kind of account').selectOption('other')
  await profile.getByLabel('Account number').fill('1234 567 890')
  await profile.getByLabel('BIC').fill('LAKE KE NA')
  await profile.getByLabel('Bank', { exact: true }).fill('Bank of the Lake')
  await profile.getByRole('button', { name: 'Keep bank account' }).click()
  await expect(profile.getByText('the account ending in 7890')).toBeVisible()
  // Another account begins with nothing of the one before, and takes the password again.
  await profile.getByRole('button', { name: 'Change account' }).click()
  for (const label of ['IBAN', 'BIC', 'Bank'])
    await expect(profile.getByLabel(label, { exact: true })).toHaveValue('')
  await profile.getByLabel('IBAN', { exact: true }).fill('DE89 3704 0044 0532 0130 00')
  await profile.getByLabel('BIC').fill('COBADEFF')
  await profile.getByLabel('Bank', { exact: true }).fill('Bank of the Rhine')
  await profile.getByLabel('Your password, once more').fill('a wrong guess')
  await profile.getByRole('button', { name: 'Keep bank account' }).click()
  await expect(profile.getByText('The password is not right')).toBeVisible()
  await profile.getByLabel('Your password, once more').fill(goodPassword)
  await profile.getByRole('button', { name: 'Keep bank account' }).click()
  await expect(profile.getByText('the account ending in 3000')).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Checklist' }).getByText('100 %')).toBeVisible()
  await look(page, info, 'seller-onboard')

  // It is all there after leaving and returning.
  await page.reload()
  await next.getByRole('link', { name: 'Hand in' }).click()
  // Nobody who cannot be reached is reviewed.
  await page.getByRole('button', { name: 'Hand in for review' }).click()
  await expect(page.getByText('Please confirm your e-mail address first')).toBeVisible()
  await confirmAddress(page.request, email)
  await page.getByRole('button', { name: 'Hand in for review' }).click()
  await expect(toast(page, 'Handed in')).toBeVisible()
  await expect(page.getByText('Screening score if approved, vintage 2023')).toBeVisible()

  // The operator's screen, untouched, has it; and the seller's, untouched, has the decision.
  await desk.getByRole('link', { name: project }).click()
  await expect(desk.getByText('Not backed')).toBeVisible()
  await look(desk, info, 'operator-serials')
  // Once Verra's own file tells of the serials, they can be sold.
  const prefix = `VCS-VCU-1-VER-KE-1-${number}`
  const issued = { registry: 'Verra VCS', projectId: `VCS${number}`, prefix, first, last, year: 2023 }
  await publishSerials(desk.request, issued)
  await expect(desk.getByText('In the registry’s records')).toBeVisible()
  // Not everything can be counted as in order here, so approving asks for a word.
  await desk.getByRole('button', { name: 'Approve' }).click()
  await expect(desk.getByText('Say why you approve it all the same')).toBeVisible()
  await desk.getByLabel('Reason').fill('Seen at the registry.')
  await desk.getByRole('button', { name: 'Approve' }).click()
  await expect(
    page.getByRole('region', { name: 'Review' }).getByText('Approved', { exact: true }),
  ).toBeVisible()

  await next.getByRole('link', { name: 'List credits' }).click()
  await expect(page.getByLabel('Token ID')).toHaveValue(`VCS${number}-2023`)
  await expect(page.getByLabel('Number of credits')).toHaveValue('500')
  await page.getByLabel('Price per credit in USD').fill('141.50')
  await page.getByRole('button', { name: 'Publish listing' }).click()
  // Serials are issued for good, so it asks first.
  const publishing = page.getByRole('dialog', { name: 'Publish this listing?' })
  await expect(publishing).toContainText('issued to the ledger for good')
  await publishing.getByRole('button', { name: 'Issue and publish' }).click()
  // Nobody has checked yet who this seller is.
  await expect(page.getByText('at most 1,000 credits and $10,000 can be on sale').first()).toBeVisible()
  await page.getByLabel('Price per credit in USD').fill('19.50')
  await page.getByRole('button', { name: 'Publish listing' }).click()
  await publishing.getByRole('button', { name: 'Issue and publish' }).click()
  await expect(toast(page, 'Listed')).toBeVisible()
  await expect(page.getByRole('cell', { name: `VCS${number}-2023` })).toBeVisible()
  await look(page, info, 'seller-publish')

  await page.goto(`/marketplace?q=${encodeURIComponent(project)}`)
  await expect(page.getByText(project).filter({ visible: true }).first()).toBeVisible()
})

test('a point of the scorecard opens the page it stands on, and the project says what the law asks', async ({
  page,
}, info) => {
  await enter(page, demo.seller)
  const { projects } = await (await page.request.get('/api/seller/projects')).json()
  const { id } = projects.find(({ name }: { name: string }) => name.startsWith('Hartmoor'))
  await page.goto(`/seller/projects/${id}?step=review`)
  const strip = page.getByRole('figure').filter({ hasText: 'Not documented' })
  await strip.getByText('Show as a table').click()
  await expect(strip.getByRole('row').filter({ hasText: 'Additionality' })).toBeVisible()
  await strip.locator('summary').filter({ hasText: 'Additionality' }).click()
  await page
    .getByRole('button', { name: /design\.pdf, page 1/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByTestId('boxed').first()).toBeVisible({ timeout: 30_000 })
  await expect(dialog.getByText('investment analysis')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await look(page, info, 'seller-scorecard')

  await page.goto(`/projects/${id}`)
  await page.getByRole('link', { name: 'Seller’s disclosure of the vintage' }).first().click()
  await expect(page.getByText('California AB 1305')).toBeVisible()
  await expect(page.getByText('Char that is burnt or lost')).toBeVisible()
  await look(page, info, 'disclosure')
  const pdf = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download PDF' }).click()
  expect((await pdf).suggestedFilename()).toBe('ab1305-seller-disclosure.pdf')
})

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
  await expect(page.getByText('No backup is configured')).toBeVisible()
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
  await page.getByRole('link', { name: 'All projects' }).click()
  await page.getByRole('tab', { name: 'Trail' }).click()
  const act = page.getByRole('listitem').filter({ hasText: 'Please upload the monitoring plan.' }).first()
  await act.getByRole('button', { name: /^Verify log entry/ }).click()
  await expect(act.getByText('Proven: this act is in the signed log.')).toBeVisible()
  await expect(act.getByText('are what the log committed to')).toBeVisible()
  await look(page, info, 'operator-trail')

  // A message of the contact form is there without a reload.
  await page.getByRole('tab', { name: 'Support tickets' }).click()
  await expect(page.getByText('Can we begin a project file?')).toBeVisible()
  const words = `How long does a review take? ${randomInt(1_000_000)}`
  const contact = { name: 'Ada', email: newEmail(), message: words }
  expect((await request.post('/api/contact', { data: contact })).status()).toBe(200)
  await expect(page.getByText(words)).toBeVisible()
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
  await expect(page.getByRole('cell', { name: 'Climate Action Reserve', exact: true })).toBeVisible()
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
  await expect(page.getByRole('cell', { name: new RegExp(name) }).first()).toBeVisible()
  await look(page, info, 'operator-registries')
})

test('a photograph waits for an operator, and then anybody sees it and leafs through with the keyboard @wide', async ({
  page,
  browser,
}, info) => {
  await enter(page, demo.seller)
  await page.goto('/seller/projects')
  await page.getByRole('link', { name: 'Hartmoor Biochar Kilns' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hartmoor Biochar Kilns' })).toBeVisible()
  const { pathname } = new URL(page.url())
  await page.goto(`${pathname}?step=onboard`)
  const photographs = page.getByRole('region', { name: 'Photographs' })
  const choose = (name: string, buffer: Buffer) =>
    photographs.getByLabel('Photograph file').setInputFiles({ name, mimeType: 'image/jpeg', buffer })
  const captions = ['What the seller sees', 'The same, further down'].map(
    (text) => `${text} ${randomInt(1e6)}`,
  )
  for (const caption of captions) {
    await choose('site.jpg', await page.screenshot({ type: 'jpeg' }))
    await photographs.getByRole('textbox', { name: 'Caption' }).fill(caption)
    await photographs.getByRole('textbox', { name: 'Taken by' }).fill('Wanjiru Kamau')
    await photographs.getByLabel('I may publish this').check()
    await photographs.getByRole('button', { name: 'Add photograph' }).click()
    await expect(photographs.getByText(caption)).toBeVisible()
  }
  await expect(photographs.getByText('Not looked at yet')).toHaveCount(2)
  // What is none is refused where it was chosen.
  await choose('page.jpg', Buffer.from('<html></html>'))
  await photographs.getByRole('textbox', { name: 'Caption' }).fill('None')
  await photographs.getByLabel('I may publish this').check()
  await photographs.getByRole('button', { name: 'Add photograph' }).click()
  await expect(photographs.getByRole('alert')).toContainText('JPEG, PNG or WebP')

  const desk = await openBeside(browser, operator, `/operator?project=${pathname.split('/').at(-1)}`)
  for (const caption of captions) {
    await desk.getByRole('button', { name: `Accept “${caption}”` }).click()
    await expect(desk.getByRole('button', { name: `Accept “${caption}”` })).toBeHidden()
  }
  await expect(photographs.getByText('Accepted')).toHaveCount(2)

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`/projects/${pathname.split('/').at(-1)}`)
  const first = visitor.getByRole('button', { name: `Show “${captions[0]}” larger` })
  await expect(first).toBeEnabled()
  await first.press('Enter')
  const dialog = visitor.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: captions[0] })).toBeVisible()
  await visitor.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('img', { name: captions[1] })).toBeVisible()
  await expectAccessible(visitor)
  await visitor.keyboard.press('Escape')
  await look(visitor, info, 'project-photographs')
  await visitor.goto('/marketplace?q=Hartmoor')
  await expect(visitor.getByRole('img', { name: captions[0] })).toBeVisible()
})
