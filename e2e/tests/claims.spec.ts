import { look } from '../support/look.ts'
import { demo, enter, expect, test } from '../support/test.ts'

test('green is never the default: words are marked, judged by rule and country, or not understood', async ({
  page,
}, info) => {
  await enter(page, demo.buyer)
  await page.goto('/claims')
  const words = page.getByLabel('The words you want to publish')
  const answer = (name: string) =>
    expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
  const check = () => page.getByRole('button', { name: 'Check the claim' }).click()

  // Examples fill the form and judge nothing; the footprint that is known is named, with the way to it.
  await page.getByRole('button', { name: 'We are a carbon neutral company.' }).click()
  await expect(words).toHaveValue('We are a carbon neutral company.')
  await expect(words).toBeFocused()
  await page.getByText('Scope of the claim').click()
  await expect(page.getByRole('link', { name: 'See the analysis' })).toHaveAttribute('href', /^\/analysis\//)
  // The footprint's year is the period of the words.
  await expect(page.getByLabel('Period, first day')).toHaveValue('2024-01-01')
  await expect(page.getByLabel('Period, last day')).toHaveValue('2024-12-31')

  await page.getByLabel('European Union').check()
  await words.fill('Our product has zero impact on the climate and is 100% sustainable.')
  await check()
  await answer('Not allowed')
  await expect(page.locator('mark').filter({ hasText: 'zero impact' })).toBeVisible()
  await expect(page.locator('mark').filter({ hasText: 'sustainable' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Annex I, point 4a/ }).first()).toBeVisible()
  await look(page, info, 'claims-not-allowed')
  if (info.project.name === 'desktop') {
    await page.setViewportSize({ width: 768, height: 900 })
    await look(page, info, 'claims-tablet')
  }

  await words.fill('Our flights are climate neutral.')
  await page.getByLabel('The claim is about').selectOption('The company')
  await check()
  await expect(page.getByText('of a product · of today')).toBeVisible()
  await answer('Not allowed')

  await words.fill('We like trees.')
  await check()
  await answer('We do not understand these words')

  await words.fill('Net zero by 2040, 90 % cut, validated.')
  await check()
  await answer('On conditions')
  await expect(page.getByRole('list', { name: 'What we understood' })).toContainText('Net zero target')
})

test('what the ledger bears out is allowed, in the language of the claim, from the keyboard alone', async ({
  page,
}, info) => {
  await enter(page, demo.buyer)
  await page.goto('/claims')
  const words = page.getByLabel('The words you want to publish')
  // What counts already was retired this year and names no period; the footprint that is filled in is of another one.
  const year = new Date().getFullYear()
  await page.getByText('Scope of the claim').click()
  await page.getByLabel('Period, first day').fill(`${year}-01-01`)
  await page.getByLabel('Period, last day').fill(`${year}-12-31`)
  await words.focus()
  await page.keyboard.type('Wir sind klimaneutral.')
  const button = page.getByRole('button', { name: 'Check the claim' })
  await button.focus()
  await page.keyboard.press('Enter')
  const said = page.getByRole('region', { name: 'What you can say today' })
  await expect(said.locator('[lang="de"]')).toContainText('stillgelegt')
  await words.fill((await said.locator('[lang="de"]').textContent()) ?? '')
  await button.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Allowed', exact: true })).toBeVisible()
  await look(page, info, 'claims-allowed')
})
