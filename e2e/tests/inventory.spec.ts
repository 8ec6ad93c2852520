import { hard, made } from '../support/hard-workbooks.ts'
import {
  correct,
  findCell,
  flags,
  headline,
  notFound,
  openEmpty,
  openForm,
  strikeOut,
  uploaded,
  wholeOffer,
} from '../support/inventory-steps.ts'
import { look } from '../support/look.ts'
import { hardWorkbook } from '../support/make-workbook.ts'
import { expect, newBuyer, test } from '../support/test.ts'

test.beforeEach(() => {
  test.setTimeout(180_000)
})

for (const book of hard)
  test(`@wide a person points at three missing figures of ${book.name}, and everything follows`, async ({
    page,
  }, info) => {
    const email = await newBuyer(page)
    const analysisId = await uploaded(page, book.name, await book.content())
    await strikeOut(page, analysisId, book)
    const [first, second, third] = book.missing
    await page.getByRole('button', { name: 'Show all 22 rows' }).click()

    await expect(flags(page).getByText(notFound).first()).toBeVisible()

    // By mouse.
    let dialog = book.byForm
      ? await openForm(page, first, book.year)
      : await openEmpty(page, first, book.year)
    await (await findCell(dialog, first)).click()
    await expect(dialog.getByText(`Pointed at ${first.printed}, ${first.sheet}, ${first.at}`)).toBeVisible()
    await look(page, info, `inventory-add-${book === made ? 'made' : 'sentences'}`)
    await dialog.getByRole('button', { name: 'Add the figure' }).click()
    await expect(dialog).toBeHidden()
    const filled = page.getByRole('button', {
      name: new RegExp(`^${first.name}, ${book.year}: [\\d,.]+ t CO2e, given by a person`),
    })
    await expect(filled).toBeVisible()
    if (!book.byForm) await expect(filled).toBeFocused()
    await filled.focus()

    // By keyboard alone, from cell to cell of the inventory and of the sheet.
    const empty = page.getByRole('button', { name: `${second.name}, ${book.year}: not found. Add it` })
    for (
      let step = 0;
      step < 22 && !(await empty.evaluate((cell) => cell === document.activeElement));
      step++
    )
      await page.keyboard.press('ArrowDown')
    await expect(empty).toBeFocused()
    await page.keyboard.press('Enter')
    dialog = page.getByRole('dialog', { name: `Add ${second.name}, ${book.year}` })
    const cell = await findCell(dialog, second)
    // From the search on to the row that was found, then along the arrows to the number.
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('gridcell', { name: second.find })).toBeFocused()
    const [toRow = 0, toColumn = 0] = ((await cell.getAttribute('data-cell')) ?? '').split(' ').map(Number)
    const found = (await dialog.locator('[data-cell]:focus').getAttribute('data-cell')) ?? ''
    const [row = 0, column = 0] = found.split(' ').map(Number)
    for (let step = row; step < toRow; step++) await page.keyboard.press('ArrowDown')
    for (let step = column; step < toColumn; step++) await page.keyboard.press('ArrowRight')
    await expect(cell).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('button', { name: 'Add the figure' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()

    dialog = await openEmpty(page, third, book.year)
    await (await findCell(dialog, third)).click()
    await dialog.getByRole('button', { name: 'Add the figure' }).click()
    await expect(dialog).toBeHidden()

    await expect(headline(page)).toContainText(book.headlines[0])
    await expect(headline(page)).toContainText('Whole company')
    await expect(wholeOffer(page, book.tonnes[0], book.year)).toBeVisible()
    await expect(flags(page)).toBeVisible()
    await expect(flags(page).getByText(notFound)).toBeHidden()
    // From its top: further down the index of the page lies over whatever is just passing under it.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await look(page, info, `inventory-full-${book === made ? 'made' : 'sentences'}`)

    await page.getByRole('button', { name: /^Undo the last change/ }).click()
    await expect(headline(page)).toContainText(book.headlines[1])
    await expect(wholeOffer(page, book.tonnes[1], book.year)).toBeVisible()
    await page.reload()
    await expect(headline(page)).toContainText(book.headlines[1])
    await page.getByText(/changes by people$/).click()
    await expect(page.getByRole('main').getByText(email, { exact: false }).first()).toBeVisible()
    await page.getByRole('button', { name: /^Redo the last change/ }).click()
    await expect(headline(page)).toContainText(book.headlines[0])
    const csv = await (await page.request.get(`/api/analyses/${analysisId}/export?format=csv`)).text()
    for (const { metric, at } of book.missing) expect(csv).toMatch(new RegExp(`"${metric}",[^\\n]*!${at}"`))
  })

test('@phone what is typed is understood, asked about or refused in words, and never lost', async ({
  page,
}, info) => {
  await newBuyer(page)
  const analysisId = await uploaded(page, made.name, await hardWorkbook())
  // On a phone the figures wait behind a line, unless one of them is asked about.
  const fold = page.locator('#findings details').first()
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').first().click()
  let dialog = await openEmpty(page, made.missing[0], made.year)
  const value = dialog.getByLabel('Value')
  const add = dialog.getByRole('button', { name: 'Add the figure' })
  await value.fill('many')
  await add.click()
  await expect(dialog.getByText('Please give a number, such as 12,408.5')).toBeVisible()
  await expect(value).toBeFocused()
  await value.fill('-5')
  await add.click()
  await expect(dialog.getByText('never negative')).toBeVisible()
  await value.fill('4,700')
  await add.click()
  await expect(dialog.getByText('Which of the two is meant?')).toBeVisible()
  await look(page, info, 'inventory-which')
  await dialog.getByRole('button', { name: '4,700 thousands' }).click()
  await add.click()
  await expect(dialog.getByText('Please say where the figure comes from.')).toBeVisible()
  await dialog.getByLabel('Where it comes from').fill('The auditor’s letter')
  await page.keyboard.press('Escape')
  dialog = await openEmpty(page, made.missing[0], made.year)
  await expect(dialog.getByLabel('Value')).toHaveValue('4,700')
  await expect(dialog.getByLabel('Where it comes from')).toHaveValue('The auditor’s letter')
  await dialog.getByLabel('Value').fill('4.7005')
  await dialog.getByLabel('Unit').selectOption('kt')
  await expect(dialog.getByText('4.7005 kt × 1,000 = 4,700.5 t CO2e')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add the figure' }).click()
  await expect(dialog).toBeHidden()

  // Somebody else changes it while this page has it open.
  await page.getByRole('button', { name: /^Scope 1, 2023: 4,700.5 t CO2e/ }).click()
  dialog = page.getByRole('dialog', { name: 'Scope 1, 2023' })
  await dialog.getByRole('button', { name: 'Change this figure' }).click()
  const { corrections } = await (await page.request.get(`/api/analyses/${analysisId}`)).json()
  await correct(page, analysisId, {
    kind: 'change',
    figure: corrections[0].figure,
    metric: 'scope1',
    year: 2023,
    value: '4900',
    unit: 't',
    perimeter: null,
    from: null,
    reason: 'Restated',
    sure: false,
    seenVersion: 1,
  })
  await dialog.getByLabel('Value').fill('4800.25')
  await dialog.getByLabel('Where it comes from').fill('My own sum')
  await dialog.getByRole('button', { name: 'Keep the change' }).click()
  await expect(
    dialog.getByText(/changed by .*while you looked at it\. It is 4,900 t CO2e in 2023 now/),
  ).toBeVisible()
  await look(page, info, 'inventory-conflict')
  await dialog.getByRole('button', { name: 'Keep mine all the same' }).click()
  await expect(dialog.getByText('4,800.25', { exact: false }).first()).toBeVisible()

  // A slip of a unit is asked about once, then kept and marked; checking it takes the mark away.
  await dialog.getByRole('button', { name: 'Change this figure' }).click()
  await dialog.getByLabel('Year').fill('2005')
  await dialog.getByLabel('Where it comes from').fill('The year of the table')
  await dialog.getByRole('button', { name: 'Keep the change' }).click()
  const question = dialog.getByText(/2005 is far from that\. Are you sure\?/)
  await expect(question).toBeVisible()
  await dialog.getByRole('button', { name: 'Let me look again' }).click()
  await expect(question).toBeHidden()
  await dialog.getByRole('button', { name: 'Keep the change' }).click()
  await expect(question).toBeVisible()
  await dialog.getByRole('button', { name: 'Yes, keep it' }).click()
  dialog = page.getByRole('dialog', { name: 'Scope 1, 2005' })
  await expect(dialog.getByText('Worth checking', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('1 figure is worth checking')).toBeVisible()
  await page.getByRole('button', { name: 'Check them one by one' }).click()
  await look(page, info, 'inventory-review')
  await page.getByRole('dialog').getByRole('button', { name: 'I checked it' }).click()
  await expect(page.getByText(/All figures read clearly/)).toBeVisible()
})

const years = Array.from({ length: 9 }, (_, back) => 2023 - back)
const wideTable = [
  `Greenhouse gas emissions in tonnes CO2e,${years.join(',')}`,
  ...['Scope 1', 'Scope 2 (market-based)', 'Scope 3'].map(
    (name, at) => `${name},${years.map((year) => (year - 1000) * 1000 * (at + 1) + 7).join(',')}`,
  ),
].join('\n')

test('@wide on a tablet the keys never lead under the names of the rows, and the dialog keeps the keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await newBuyer(page)
  await uploaded(page, 'nine years.csv', Buffer.from(wideTable))
  const first = page.locator('[data-cell="0 0"]')
  await first.focus()
  await page.keyboard.press('End')
  const isSeen = () => {
    const cell = document.activeElement
    const { left, right, top, height } = cell?.getBoundingClientRect() ?? new DOMRect()
    return [left + 2, right - 2].every((x) => cell?.contains(document.elementFromPoint(x, top + height / 2)))
  }
  for (let column = years.length - 2; column >= 0; column--) {
    await page.keyboard.press('ArrowLeft')
    await expect(page.locator(`[data-cell="0 ${column}"]`)).toBeFocused()
    await expect.poll(() => page.evaluate(isSeen), `column ${column}`).toBe(true)
  }

  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  const isInside = () => dialog.evaluate((one) => one.contains(document.activeElement))
  for (const name of ['Change this figure', 'Point at it in the document', 'Cancel']) {
    await dialog.getByRole('button', { name }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('button', { name })).toBeHidden()
    expect(await isInside(), `after ${name}`).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(first).toBeFocused()
})
