import { look } from '../support/look.ts'
import { demo, enter, expect, test } from '../support/test.ts'

test('credits are retired, and the certificate proves itself in the browser', async ({
  page,
  browser,
}, info) => {
  await enter(page, demo.buyer)
  await page.goto('/holdings')
  await expect(page.getByRole('heading', { name: 'Holdings' })).toBeVisible()
  await page
    .getByRole('link', { name: /^Retire credits of/ })
    .first()
    .click()
  await page.getByLabel('Credits to retire').fill('1')
  // What cannot be taken back cannot be pressed before it is understood.
  const button = page.getByRole('button', { name: /^Retire .*for good$/ })
  await expect(button).toBeDisabled()
  await page.getByLabel('I understand that this is public and final.').check()
  await button.click()
  await expect(page.getByText('Purpose is required')).toBeVisible()

  await page.getByLabel('Purpose').fill('A test of the whole way')
  const preview = page.getByRole('region', { name: 'The certificate as it will read' })
  await expect(preview).toContainText('1 tonne of CO2e retired')
  await expect(preview).toContainText('A test of the whole way')
  await look(page, info, 'retire')
  await button.click()
  await page.waitForURL(/\/certificates\//)
  await expect(page.getByText('The public log proves that these serials were retired here')).toBeVisible()
  await look(page, info, 'certificate')

  // Anyone may look, without an account.
  const stranger = await browser.newContext()
  const theirs = await stranger.newPage()
  await theirs.goto(page.url())
  await expect(theirs.getByText('A test of the whole way')).toBeVisible()
  await expect(theirs.getByText('The public log proves that these serials were retired here')).toBeVisible()
  await stranger.close()
})

test('a certificate whose words were altered on the way is refused with the reason @wide', async ({
  page,
}) => {
  await enter(page, demo.buyer)
  const { retirements } = await (await page.request.get('/api/retirements')).json()
  const [{ id }] = retirements
  await page.route(`**/api/certificates/${id}`, async (route) => {
    const answer = await (await route.fetch()).json()
    answer.file.words.beneficiary = 'Somebody Else'
    await route.fulfill({ json: answer })
  })
  await page.goto(`/certificates/${id}`)
  await expect(page.getByText('This certificate could not be proven.')).toBeVisible()
  await expect(page.getByText('These details are not the ones that were committed to.').first()).toBeVisible()

  // A hash of the proof swapped for another of it: the way is drawn, and where it ends is marked.
  await page.unroute(`**/api/certificates/${id}`)
  await page.route(`**/api/certificates/${id}`, async (route) => {
    const answer = await (await route.fetch()).json()
    answer.file.proof = answer.file.proof.replace(/(\nindex \d+\n)(.+)\n(.+)\n/, '$1$3\n$3\n')
    await route.fulfill({ json: answer })
  })
  await page.reload()
  await page.getByText('From the entry to the signed root, hash by hash').click()
  await expect(page.getByText('The roots differ: here the proof fails')).toBeVisible()
})

test('every step of a batch can be proven, and one serial followed @wide', async ({ page }, info) => {
  await enter(page, demo.buyer)
  const { holdings } = await (await page.request.get('/api/holdings')).json()
  const [{ batchId, serials }] = holdings
  await page.goto(`/provenance/${batchId}`)
  await page.getByRole('button', { name: 'Verify' }).first().click()
  await expect(page.getByText('Proven: this entry is in the signed log.')).toBeVisible()
  await page.getByText('Hash by hash', { exact: true }).click()
  await expect(page.getByText('The roots are the same')).toBeVisible()
  await page.getByRole('slider', { name: 'Day of the strip' }).focus()
  await page.keyboard.press('Home')
  await look(page, info, 'provenance')
  await page.getByLabel('Follow one serial').fill(String(serials[0].first))
  await page.getByRole('button', { name: 'Follow' }).click()
  await expect(
    page.getByRole('heading', { name: `What happened to serial ${serials[0].first}` }),
  ).toBeVisible()
  const strip = page
    .getByRole('figure')
    .filter({ has: page.getByRole('slider', { name: 'Day of the strip' }) })
  await expect(strip.getByTestId('lit').first()).toBeVisible()
  await page.getByRole('slider', { name: 'Day of the strip' }).focus()
  await page.keyboard.press('End')
  // Said in words first, for whoever does not see it, and then shown.
  await expect(strip.getByText(`serial ${serials[0].first}: with buyers`).last()).toBeVisible()
})

test('reports and claims are written from the retirements @wide', async ({ page }, info) => {
  await enter(page, demo.buyer)
  await page.goto('/reports?kind=ab1305')
  await expect(page.getByText('Voluntary carbon offsets purchased or used').first()).toBeVisible()
  await look(page, info, 'reports')
  await page.goto('/reports?kind=vcmi')
  const table = page.getByRole('table').first()
  await expect(table.getByText('Analysis of “', { exact: false })).toBeVisible()
  // Words about the source of a figure leave room for the retirements beside it.
  const hidden = await table.evaluate(({ parentElement }) =>
    parentElement ? parentElement.scrollWidth - parentElement.clientWidth : 0,
  )
  expect(hidden).toBeLessThanOrEqual(1)
  await page.goto('/claims')
  await page.getByLabel('The words you want to publish').fill('We are carbon neutral.')
  await page.getByText('Scope of the claim').click()
  // From the newest analysis, unless a number of one's own is chosen; none of it is typed here.
  await expect(page.getByText('held against the footprint your report gives', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Check the claim' }).click()
  await expect(page.getByRole('link', { name: /^Analysis of “/ })).toBeVisible()
  await page.getByLabel('Which footprint').selectOption('A number given by hand')
  await page.getByRole('button', { name: 'Check the claim' }).click()
  await expect(page.getByText('No footprint is known that the words could be held against.')).toBeVisible()
  await look(page, info, 'claims')
})

test('a wish becomes a basket with its reasons, and leads to the checkout', async ({ page }, info) => {
  await page.goto('/recommendations?tonnes=40&removals=25')
  // The solver computes for as long as it must; a busy machine takes a while.
  await expect(page.getByRole('button', { name: 'Buy this basket' })).toBeVisible({ timeout: 45_000 })
  await expect(page.getByRole('heading', { name: 'What each limit costs' })).toBeVisible()
  await look(page, info, 'recommendations')
  const score = page.getByRole('textbox', { name: 'Minimum score' })
  // They lie open where there is room.
  if (!(await score.isVisible())) await page.getByText('Change the limits').click()
  await score.fill('100')
  await expect(page.getByRole('heading', { name: 'Nothing on sale covers any of it' })).toBeVisible({
    timeout: 45_000,
  })
  // A limit that is set can be taken away where it stands.
  await page.getByRole('button', { name: 'Take away the limit: Score 100 or more' }).click()
  await page.getByRole('button', { name: 'Buy this basket' }).click()
  await page.waitForURL(/\/buy\//)
  await expect(page.getByText('40', { exact: true }).first()).toBeVisible()
})
