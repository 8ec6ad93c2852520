import type { PageBlock } from '@ledgerleaf/esg'
import { describe, expect, test } from 'vitest'
import { findFacts } from './find-facts.ts'

const words = (text: string) => ({ text, pieces: [{ text, from: 0, box: null, cell: null }] })
const table = (...rows: (string | null)[][]): PageBlock => ({
  kind: 'table',
  rows: rows.map((row) => row.map((cell) => (cell === null ? null : words(cell)))),
})
const paragraph = (text: string): PageBlock => ({ kind: 'paragraph', words: words(text) })
const find = (...blocks: PageBlock[]) =>
  findFacts([{ page: 1, text: '', blocks }]).map(({ kind, value }) => `${kind}: ${value}`)

describe('methodologies', () => {
  test.each([
    ['The methodology VM0044 v1.1 is applied.', 'VM0044 v1.1'],
    ['The methodology VM0044, Version 1.1, is applied.', 'VM0044 v1.1'],
    ['Applied methodology: ACM0002 ver. 20.0', 'ACM0002 v20.0'],
    ['Methodology: GS TPDDTEC v3.1', 'GS TPDDTEC v3.1'],
    ['We use version 2.1 of the methodology VM0033.', 'VM0033 v2.1'],
    ['Se aplica la metodología AMS-III.D en su versión 21.0.', 'AMS-III.D v21.0'],
    ['The methodology AR-ACM0003 (version 02.0) applies.', 'AR-ACM0003 v2.0'],
    ['Protocol: U.S. Landfill Protocol, Version 6.0', 'U.S. Landfill Protocol v6.0'],
    ['The methodology VM0007 applies. Version 3 of this report is final.', 'VM0007'],
  ])('“%s” names %s', (text, value) => expect(find(paragraph(text))).toContain(`methodology: ${value}`))

  test('what was considered and set aside is not the methodology', () => {
    expect(
      find(
        paragraph('The methodology VM0007 was considered and set aside.'),
        paragraph('The methodology VM0048 v1.0 is applied, with TOOL16 v5.0.'),
      ),
    ).toEqual(['methodology: VM0048 v1.0', 'tool: TOOL16 v5.0'])
  })
})

test('a paragraph of any length is read to its end', () => {
  const long = `The site was surveyed twice${', and the survey was kept'.repeat(40)}, and the crediting period is 1 March 2021 to 28 February 2031`
  const [fact] = findFacts([{ page: 4, text: long }])
  expect(fact).toMatchObject({ kind: 'crediting_period', value: '2021-03-01/2031-02-28', page: 4 })
  expect(fact?.quote.length).toBeLessThan(380)
  expect(fact?.quote).toContain('28 February 2031')
})

test('a cover table says what each of its rows is called', () => {
  expect(
    find(
      table(
        ['Project title', 'Lake Kivu Biochar'],
        ['Project ID', 'VCS 4127'],
        ['Crediting period', '01-03-2021 to 28-02-2031'],
        ['Methodology', 'VM0044 v1.1'],
      ),
    ),
  ).toEqual([
    'title: Lake Kivu Biochar',
    'registry: Verra VCS',
    'project_id: VCS4127',
    'methodology: VM0044 v1.1',
    'crediting_period: 2021-03-01/2031-02-28',
  ])
})

test('the first and the last day of a crediting period in rows of their own are one period', () => {
  expect(
    find(table(['Crediting period start date', '14/06/2020'], ['Crediting period end date', '13/06/2030'])),
  ).toEqual(['crediting_period: 2020-06-14/2030-06-13'])
})

describe('vintages and serials', () => {
  test('of several columns of figures the one of credits counts, and no total', () => {
    expect(
      find(
        table(
          ['Vintage', 'Baseline (tCO2e)', 'Net removals (tCO2e)', 'Buffer', 'VCUs'],
          ['2021', '1,000', '900', '90', '810'],
          ['Total', '1,000', '900', '90', '810'],
        ),
      ),
    ).toEqual(['vintage: 2021: 810'])
  })

  test('years may stand above the columns', () => {
    expect(
      find(
        table(
          [null, '2021', '2022'],
          ['Baseline emissions (tCO2e)', '10.000', '11.000'],
          ['Net emission reductions (tCO2e)', '9.120', '9.871'],
        ),
      ),
    ).toEqual(['vintage: 2021: 9120', 'vintage: 2022: 9871'])
  })

  test('what is only estimated is no vintage', () => {
    expect(find(table(['Year', 'Estimated removals (tCO2e)'], ['2021', '9,800']))).toEqual([])
  })

  test('a quantity that the serials do not make is said', () => {
    const facts = findFacts([
      {
        page: 7,
        text: '',
        blocks: [
          table(
            ['Vintage', 'Serial number', 'Quantity'],
            ['2022', 'GS1-1-KE-GS11812-16-2022-30308-501-22587', '22,000'],
          ),
        ],
      },
    ])
    expect(facts.find(({ kind }) => kind === 'serial_range')).toMatchObject({
      value: 'GS1-1-KE-GS11812-16-2022-30308 501-22587',
      page: 7,
      details: { quantity: 22087, saidQuantity: 22000, year: 2022 },
    })
  })

  test('prefix, first and last may stand in columns of their own', () => {
    expect(
      find(
        table(
          ['Año', 'Serial', 'Desde', 'Hasta', 'Cantidad'],
          ['2019', 'CDC_77_1_2_321_14_1_2019', '1', '8840', '8.840'],
        ),
      ),
    ).toEqual(
      expect.arrayContaining([
        'registry: Cercarbono',
        'serial_range: CDC_77_1_2_321_14_1_2019 1-8840',
        'vintage: 2019: 8840',
      ]),
    )
  })
})

describe('verification', () => {
  test('says who verified, to which standard accredited, and how sure', () => {
    expect(
      find(
        paragraph(
          'Terra Nova GmbH, accredited to ISO 14065:2020, has verified the removals under ISO 14064-3 with a reasonable level of assurance.',
        ),
      ),
    ).toEqual(['verifier: Terra Nova GmbH', 'accreditation: ISO 14065:2020', 'assurance: reasonable'])
  })

  test('what will be verified is not', () => {
    expect(
      find(paragraph('The project will be verified by Terra Nova GmbH to reasonable assurance.')),
    ).toEqual([])
  })
})

test('what is compared with, and years below years, are no facts', () => {
  expect(
    find(paragraph('The scope is substantially less than for a reasonable assurance engagement.')),
  ).toEqual([])
  expect(find(table([null, '2018', '2019'], ['GHG reduction', '2019', '2020']))).toEqual([])
})

test('a list of projects names none of them as the one the document is about', () => {
  const rows = ['North', 'South', 'East'].map((name) => [`Wind Park ${name}`, '12,000'])
  expect(find(table(['Project name', 'Quantity'], ...rows))).toEqual([])
})

test('another project that is only mentioned is not this one', () => {
  expect(find(paragraph('A kiln of the same make is used by VCS 2406 in another country.'))).toEqual([])
})

test('a serial whose number was parted at the end of a line is whole again', () => {
  const pieces = ['GS1-1-KE-GS11812-16-20', '21-28811-1-201', '14']
  const text = pieces.join(' ')
  const parted = {
    text,
    pieces: pieces.map((piece) => ({ text: piece, from: text.indexOf(piece), box: null, cell: null })),
  }
  const blocks: PageBlock[] = [{ kind: 'table', rows: [[words('Serial numbers'), parted]] }]
  expect(find(...blocks)).toContain('serial_range: GS1-1-KE-GS11812-16-2021-28811 1-20114')
})
