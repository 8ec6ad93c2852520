import { randomInt } from 'node:crypto'
import { expectAccessible, look } from '../support/look.ts'
import { makePdf } from '../support/make-pdf.ts'
import { demo, enter, expect, goodPassword, newEmail, test, toast } from '../support/test.ts'

const operator = { email: 'operator@example.com', password: 'ledgerleaf-demo' }

test('a seller goes from sign-up to a published listing, with a document that fills in the file @wide', async ({
  page,
}, info) => {
  test.setTimeout(240_000)
  const begun = Date.now()
  const number = randomInt(20_000, 99_999)
  const project = `Orchard Char ${number}`
  await page.goto('/sellersignup')
  await page.getByLabel('First name').fill('Sam')
  await page.getByLabel('Last name').fill('Seller')
  await page.getByLabel('Company name').fill('Orchard Kilns')
  await page.getByLabel('Email').fill(newEmail())
  await page.getByLabel('Password', { exact: true }).fill(goodPassword)
  await page.getByLabel('Confirm password').fill(goodPassword)
  await page.getByRole('button', { name: /create account/i }).click()
  await expect(page).toHaveURL(/sellerlisting/)

  await page.goto('/seller/projects')
  await expect(page.getByText('No projects yet')).toBeVisible()
  await look(page, info, 'seller-projects-empty')
  await page.getByLabel('Name of a new project').fill(project)
  await page.getByRole('button', { name: 'Start the project' }).click()
  await expect(page.getByRole('heading', { level: 1, name: project })).toBeVisible()

  // The document says what the file asks; the seller accepts it.
  await page.getByLabel('Document file').setInputFiles({
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
  await expect(page.getByRole('heading', { name: 'Found in your documents' })).toBeVisible({
    timeout: 60_000,
  })
  for (const field of ['Registry', 'Project id', 'Methodology', 'Country', 'Latitude', 'Longitude'])
    await page.getByRole('button', { name: `Accept ${field}`, exact: true }).click()
  for (const field of ['Crediting period starts', 'Crediting period ends', 'Durability in years'])
    await page.getByRole('button', { name: `Accept ${field}`, exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Found in your documents' })).toBeHidden()
  const facts = page.getByRole('region', { name: 'The project' })
  await expect(facts.getByLabel('Project id')).toHaveValue(`VCS${number}`)
  await expect(facts.getByText('Recognised as VM0044')).toBeVisible()

  // The rest is typed, and saves itself.
  await facts.getByLabel('Category').selectOption('biochar')
  await facts.getByLabel('What a credit stands for').selectOption('removal')
  const statements = page.getByRole('region', { name: 'Statements' })
  await statements.getByLabel('Why it would not happen').fill('Char sells below cost.')
  const blocks = page.getByRole('region', { name: 'Vintages and serial blocks' })
  await blocks.getByLabel('Vintage from').fill('2023-01-01')
  await blocks.getByLabel('Vintage to').fill('2023-12-31')
  await blocks.getByLabel('Serial prefix').fill(`E2E-${number}`)
  await blocks.getByLabel('First serial').fill('1')
  await blocks.getByLabel('Last serial').fill('500')
  await blocks.getByRole('button', { name: 'Add block' }).click()
  await expect(blocks.getByText(`E2E-${number} 1 to 500`)).toBeVisible()
  const profile = page.getByRole('region', { name: 'Who you are' })
  await profile.getByLabel('Country').selectOption('KE')
  await profile.getByLabel('About Orchard Kilns').fill('We make char.')
  await profile.getByLabel('Account holder').fill('Orchard Kilns')
  await profile.getByLabel('Account number or IBAN').fill('KE12 3456 7890')
  await profile.getByLabel('Bank', { exact: true }).fill('Bank of the Lake')
  await profile.getByRole('button', { name: 'Keep payout details' }).click()
  await expect(page.getByRole('complementary', { name: 'Checklist' }).getByText('100 %')).toBeVisible()
  await look(page, info, 'seller-onboard')

  // It is all there after leaving and returning.
  await page.reload()
  await expect(page.getByRole('link', { name: /Review and scorecard/ }).first()).toBeVisible()
  await page.goto(`${page.url().split('?')[0]}?step=review`)
  await page.getByRole('button', { name: 'Hand in for review' }).click()
  await expect(toast(page, 'Handed in')).toBeVisible()
  await expect(page.getByText('Screening score, vintage 2023')).toBeVisible()

  await page.getByRole('link', { name: 'Go to Publish and list' }).click()
  const token = `LL-E2E-${number}`
  await page.getByLabel('Token ID').fill(token)
  await page.getByLabel('Number of credits').fill('300')
  await page.getByLabel('Price per credit in USD').fill('141.50')
  await page.getByRole('button', { name: 'Publish listing' }).click()
  await expect(toast(page, 'Listed')).toBeVisible()
  await expect(page.getByText(token)).toBeVisible()
  info.annotations.push({
    type: 'first listing',
    description: `${Math.round((Date.now() - begun) / 1000)} s`,
  })
  await look(page, info, 'seller-publish')

  await page.goto(`/marketplace?q=${encodeURIComponent(project)}`)
  await expect(page.getByText(project).filter({ visible: true }).first()).toBeVisible()
})

test('a point of the scorecard opens the page it stands on', async ({ page }, info) => {
  await enter(page, demo.seller)
  const { projects } = await (await page.request.get('/api/seller/projects')).json()
  const { id } = projects.find(({ name }: { name: string }) => name.startsWith('Hartmoor'))
  await page.goto(`/seller/projects/${id}?step=review`)
  await page.getByText('Additionality', { exact: true }).click()
  await page
    .getByRole('button', { name: /design\.pdf, page 1/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').locator('mark')).toContainText('investment analysis')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await look(page, info, 'seller-scorecard')
})

test('an operator asks for changes, the seller reads why, and the trail keeps it @wide', async ({
  page,
}, info) => {
  await enter(page, demo.seller)
  await page.goto('/operator')
  await expect(page.getByText('This page is for operators')).toBeVisible()
  await page.context().clearCookies()
  await enter(page, operator)
  await page.goto('/operator')
  await look(page, info, 'operator-queue')
  await page.getByRole('link', { name: 'Pinewick Orchard Biochar' }).click()
  await expect(page.getByText('Screening score, vintage 2024')).toBeVisible()
  await look(page, info, 'operator-project')
  await page.getByRole('button', { name: 'Ask for changes' }).click()
  await expect(page.getByText('Say what is wanting')).toBeVisible()
  await page.getByLabel('Reason', { exact: true }).fill('Please upload the monitoring plan.')
  await page.getByRole('button', { name: 'Ask for changes' }).click()
  await expect(toast(page, 'Decided')).toBeVisible()
  await page.getByRole('link', { name: 'All projects' }).click()
  await page.getByRole('tab', { name: 'Trail' }).click()
  await expect(page.getByText('Please upload the monitoring plan.').first()).toBeVisible()
})
