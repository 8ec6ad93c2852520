import { expect, test } from 'vitest'
import { makePdf } from '../../testing/make-pdf.ts'
import { readPdf } from '../formats/read-pdf.ts'
import { settleSize } from '../layout/settle-size.ts'
import { conventionOf } from '../tables/tables-of.ts'
import { collectStacks } from './collect-stacks.ts'

const own = '#00703c'
const bought = '#f2a900'

/** Stacked bars: a colour for each scope, the years above, the legend below. */
const drawChart = (pdf: PDFKit.PDFDocument, legend: [string, string]) => {
  pdf.fontSize(11).fillColor('#000000')
  pdf.text('GHG emissions (tCO2e)', 60, 60, { lineBreak: false })
  const bars = [
    { year: '2020', one: '82,964', two: '84,713' },
    { year: '2021', one: '91,650', two: '79,617' },
  ]
  for (const [at, { year, one, two }] of bars.entries()) {
    const x = 80 + at * 120
    pdf.rect(x, 130, 60, 90).fill(bought).rect(x, 220, 60, 80).fill(own).fillColor('#000000')
    pdf.text(year, x + 16, 105, { lineBreak: false })
    pdf.text(two, x + 12, 170, { lineBreak: false })
    pdf.text(one, x + 12, 255, { lineBreak: false })
  }
  for (const [at, colour] of [own, bought].entries()) {
    pdf
      .rect(80 + at * 110, 330, 14, 9)
      .fill(colour)
      .fillColor('#000000')
    pdf.text(legend[at] ?? '', 98 + at * 110, 329, { lineBreak: false })
  }
}

const readChart = async (legend: [string, string]) => {
  const { pages } = await readPdf(await makePdf([(pdf) => drawChart(pdf, legend)]))
  settleSize(pages)
  const [page] = pages
  if (!page) throw new Error('the page was not read')
  const context = { page, convention: conventionOf(page), reportYear: 2021, notes: new Map(), latest: 2026 }
  return collectStacks(context).map(({ metric, year, printed }) => `${metric} ${year} ${printed}`)
}

test('the colour of a bar says which scope its figure is of', async () => {
  expect(await readChart(['Scope 1', 'Scope 2'])).toEqual([
    'scope1 2020 82964',
    'scope1 2021 91650',
    'scope2_unspecified 2020 84713',
    'scope2_unspecified 2021 79617',
  ])
})

test('the order of the legend does not matter, and a legend of something else names no scope', async () => {
  expect(await readChart(['Scope 2', 'Scope 1'])).toContain('scope1 2021 79617')
  expect(await readChart(['Offices', 'Plants'])).toEqual([])
})
