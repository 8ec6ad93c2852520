import { demo, enter, expect, test } from '../support/test.ts'

const solved = { timeout: 60_000 }

test('an analysis and the recommendations for its year take off the same tonnes, which can be left in @wide', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await enter(page, demo.buyer)
  const { coverage } = await (await page.request.get('/api/buyer-desk')).json()
  // Other tests buy and retire for the same buyer: both pages are read until they agree.
  await expect(async () => {
    await page.goto(`/analysis/${coverage.analysisId}`)
    const open = page.getByRole('region', { name: 'What it would take to offset' })
    const says = await open
      .getByText(/t less [\d,]+ t retired, pending or held/)
      .first()
      .innerText(solved)
    const [, less] = /less ([\d,]+) t retired, pending or held/.exec(says) ?? []
    const way = await open
      .getByRole('link', { name: /^Find credits for/ })
      .first()
      .innerText()
    const [, left] = /for ([\d,]+) t/.exec(way) ?? []
    expect(less).toBeTruthy()
    const offer = page.getByRole('region', { name: 'Recommended for your report' })
    await expect(offer.getByText(`${left} t`)).toBeVisible(solved)
    await page.goto(`/recommendations?report=${coverage.analysisId}&year=${coverage.year}`)
    await expect(page.getByTestId('less-what-is-had')).toContainText(`less ${less} t`, { timeout: 5000 })
    await expect(page.getByTestId('less-what-is-had')).toContainText(`: ${left} t`)
    await expect(page.getByRole('group', { name: 'Covers' })).toContainText(left ?? '', { timeout: 20_000 })
  }).toPass({ timeout: 120_000 })
  await page.getByRole('checkbox', { name: /^Less what you already have for/ }).uncheck()
  await expect(page.getByTestId('less-what-is-had')).toBeHidden()
  await expect(page).toHaveURL(/less=no/)
  const sentence = await page.getByTestId('cover-sentence').innerText()
  const [, whole = ''] = /: ([\d,]+) t of/.exec(sentence) ?? []
  await expect(page.getByRole('group', { name: 'Covers' })).toContainText(whole, solved)
})
