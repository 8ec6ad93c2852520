import { randomInt } from 'node:crypto'
import { expectAccessible, look } from '../support/look.ts'
import { makePdf } from '../support/make-pdf.ts'
import { openBeside } from '../support/open-beside.ts'
import { confirmAddress } from '../support/outbox.ts'
import { publishSerials } from '../support/registry.ts'
import { demo, enter, expect, goodPassword, newEmail, test, toast } from '../support/test.ts'

const { operator } = demo

test('a seller goes from sign-up to a published listing while an operator looks on @wide', async ({
  page,
  browser,
}, info) => {
  test.setTimeout(300_000)
  const number = randomInt(20_000, 99_999)
  const project = `Orchard Char ${number}`
  const desk = await openBeside(browser, operator, '/operator')
  await expect(desk.getByRole('heading', { level: 1, name: 'Review' })).toBeVisible()
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

  // Every screen says what comes next: before the first project nothing can be listed, sold or delivered.
  for (const path of ['/seller_listings', '/statement', '/deliveries']) {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Start a project file' })).toHaveAttribute(
      'href',
      '/seller/projects',
    )
    await expect(main.getByRole('link', { name: 'List Carbon Credits' })).toHaveCount(0)
  }
  await page.goto('/sellerlisting')
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
  await expect(blocks.getByText('Not yet found at the registry')).toBeVisible()
  await blocks.getByLabel('How the credits are held').selectOption('instruction')
  const profile = page.getByRole('region', { name: 'Who you are' })
  await profile.getByLabel('Country').selectOption('KE')
  await profile.getByLabel('About Orchard Kilns').fill('We make char.')
  await profile.getByLabel('IBAN', { exact: true }).fill('DE00 1234')
  await profile.getByRole('button', { name: 'Save bank account' }).click()
  await expect(profile.getByText('An IBAN that begins with DE has 22 characters, not 8')).toBeVisible()
  await profile.getByLabel('Kind of account').selectOption('other')
  await profile.getByLabel('Account number').fill('1234 567 890')
  await profile.getByLabel('BIC').fill('LAKE KE NA')
  await profile.getByLabel('Bank', { exact: true }).fill('Bank of the Lake')
  await profile.getByRole('button', { name: 'Save bank account' }).click()
  await expect(profile.getByText('the account ending in 7890')).toBeVisible()
  // Another account begins with nothing of the one before, and takes the password again.
  await profile.getByRole('button', { name: 'Change account' }).click()
  for (const label of ['IBAN', 'BIC', 'Bank'])
    await expect(profile.getByLabel(label, { exact: true })).toHaveValue('')
  await profile.getByLabel('IBAN', { exact: true }).fill('DE89 3704 0044 0532 0130 00')
  await profile.getByLabel('BIC').fill('COBADEFF')
  await profile.getByLabel('Bank', { exact: true }).fill('Bank of the Rhine')
  await profile.getByLabel('Your password, once more').fill('a wrong guess')
  await profile.getByRole('button', { name: 'Save bank account' }).click()
  await expect(profile.getByText('The password is not right')).toBeVisible()
  await profile.getByLabel('Your password, once more').fill(goodPassword)
  await profile.getByRole('button', { name: 'Save bank account' }).click()
  await expect(profile.getByText('the account ending in 3000')).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Checklist' }).getByText('13 of 13')).toBeVisible()
  await look(page, info, 'seller-onboard')

  // It is all there after leaving and returning.
  await page.reload()
  await next.getByRole('link', { name: 'Submit project' }).click()
  // Nobody who cannot be reached is reviewed.
  await page.getByRole('button', { name: 'Submit project' }).click()
  await expect(page.getByText('Please confirm your e-mail address first')).toBeVisible()
  await confirmAddress(page.request, email)
  await page.getByRole('button', { name: 'Submit project' }).click()
  await expect(toast(page, 'Submitted')).toBeVisible()
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
