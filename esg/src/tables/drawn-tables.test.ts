import { expect, test } from 'vitest'
import { type Drawn, drawTable, readTables, rowsOf } from '../../testing/ruled-table.ts'

const row = (at: number, ...texts: string[]): Drawn[] =>
  texts.map((text, column) => ({ text, row: at, column })).filter(({ text }) => text !== '')

for (const drawn of ['grid', 'below', 'grounds'] as const)
  test(`a label drawn over several rows is the label of each, where ${drawn} says so`, async () => {
    const [table] = await readTables((pdf) =>
      drawTable(
        pdf,
        [
          ...row(0, 'Country', 'Emissions in tCO2e', '2021', '2020'),
          { text: 'Northland', row: 1, column: 0, rows: 3 },
          ...row(1, '', 'Scope 1', '1,234', '1,100'),
          ...row(2, '', 'Scope 2', '2,345', '2,200'),
          ...row(3, '', 'Scope 3', '3,456', '3,300'),
          { text: 'Whole group', row: 4, column: 0, rows: 2 },
          ...row(4, '', 'Scope 1', '9,234', '9,100'),
          ...row(5, '', 'Scope 2', '8,345', '8,200'),
        ],
        { edges: [0, 110, 260, 340, 420], drawn },
      ),
    )
    expect(table && rowsOf(table)).toEqual([
      'Northland | Scope 1 | 2021=1,234 | 2020=1,100',
      'Northland | Scope 2 | 2021=2,345 | 2020=2,200',
      'Northland | Scope 3 | 2021=3,456 | 2020=3,300',
      'Whole group | Scope 1 | 2021=9,234 | 2020=9,100',
      'Whole group | Scope 2 | 2021=8,345 | 2020=8,200',
    ])
  })

test('all lines within a drawn cell are one label, however near the next one stands', async () => {
  const [table] = await readTables((pdf) =>
    drawTable(
      pdf,
      [
        ...row(0, 'GHG emissions (tCO2e)', '2021', '2020'),
        ...row(1, 'Category 1\nPurchased goods\nand services', '149,454', '155,097'),
        ...row(2, 'Category 2\nCapital goods', 'Included in category 1', ''),
        ...row(3, 'Category 3\nFuel and energy\nrelated activities', '4,054', '3,862'),
      ],
      { edges: [0, 150, 250, 350], height: 30, drawn: 'below', align: 'left' },
    ),
  )
  expect(table && rowsOf(table)).toEqual([
    'Category 1 | Purchased goods | and services | 2021=149,454 | 2020=155,097',
    'Category 3 | Fuel and energy | related activities | 2021=4,054 | 2020=3,862',
  ])
  expect(table?.rows.flatMap(({ sections }) => sections.map(({ text }) => text))).not.toContain(
    'Capital goods',
  )
})

test('a year drawn over several columns heads each of them, in groups of any size', async () => {
  const [table] = await readTables((pdf) =>
    drawTable(
      pdf,
      [
        { text: 'Emissions (tCO2e)', row: 0, column: 0, rows: 2 },
        { text: '2021', row: 0, column: 1, columns: 3 },
        { text: '2020', row: 0, column: 4 },
        ...row(1, '', 'Offices', 'Plants', 'Group', 'Group'),
        ...row(2, 'Scope 1', '1,001', '2,002', '3,003', '4,004'),
        ...row(3, 'Scope 2', '1,111', '2,222', '3,333', '4,444'),
      ],
      { edges: [0, 130, 200, 270, 340, 410], drawn: 'grid' },
    ),
  )
  expect(table && rowsOf(table)).toEqual([
    'Scope 1 | 2021 Offices=1,001 | 2021 Plants=2,002 | 2021 Group=3,003 | 2020 Group=4,004',
    'Scope 2 | 2021 Offices=1,111 | 2021 Plants=2,222 | 2021 Group=3,333 | 2020 Group=4,444',
  ])
  expect(table?.corner.map(({ text }) => text)).toEqual(['Emissions (tCO2e)'])
})

test('a head at one side of its drawn cell heads the figures at the other', async () => {
  const [table] = await readTables((pdf) => {
    pdf.fontSize(8)
    for (const y of [80, 100, 120, 140]) {
      pdf.moveTo(40, y).lineTo(240, y).stroke()
      pdf.moveTo(240.5, y).lineTo(400, y).stroke()
    }
    pdf.text('Emissions (tCO2e)', 44, 86, { lineBreak: false }).text('2021', 244, 86, { lineBreak: false })
    pdf.text('Scope 1', 44, 106, { lineBreak: false }).text('12,345', 370, 106, { lineBreak: false })
    pdf.text('Scope 2', 44, 126, { lineBreak: false }).text('23,456', 370, 126, { lineBreak: false })
  })
  expect(table && rowsOf(table)).toEqual(['Scope 1 | 2021=12,345', 'Scope 2 | 2021=23,456'])
})

test('two drawn tables side by side keep their labels to themselves, whatever is missing in one', async () => {
  const tables = await readTables((pdf) => {
    const table = (x: number, texts: string[][]) =>
      drawTable(
        pdf,
        texts.flatMap((cells, at) => row(at, ...cells)),
        { x, edges: [0, 110, 170], drawn: 'below' },
      )
    table(40, [
      ['Emissions (tCO2e)', '2021'],
      ['Scope 1', '1,234'],
      ['Scope 2', ''],
      ['Scope 3', '3,456'],
    ])
    table(240, [
      ['Energy (MWh)', '2021'],
      ['Electricity', '7,001'],
      ['', '7,002'],
      ['Heat', '7,003'],
    ])
  })
  expect(tables.map(rowsOf)).toEqual([
    ['Scope 1 | 2021=1,234', 'Scope 3 | 2021=3,456'],
    ['Electricity | 2021=7,001', '2021=7,002', 'Heat | 2021=7,003'],
  ])
})

test('a column that says the same beside every row holds remarks, one that tells rows apart does not', async () => {
  const [table] = await readTables((pdf) =>
    drawTable(
      pdf,
      [
        ...row(0, 'Data (tCO2e)', 'Boundary', '2021', '2020'),
        ...row(1, 'Scope 1', 'The whole of our group', '1,234', '1,100'),
        ...row(2, 'Scope 2', 'The whole of our group', '2,345', '2,200'),
        ...row(3, 'Scope 3', 'The whole of our group', '3,456', '3,300'),
      ],
      { edges: [0, 90, 220, 300, 380], drawn: 'grid' },
    ),
  )
  expect(table && rowsOf(table)).toEqual([
    'Scope 1 | 2021=1,234 | 2020=1,100',
    'Scope 2 | 2021=2,345 | 2020=2,200',
    'Scope 3 | 2021=3,456 | 2020=3,300',
  ])
  expect(table?.rows[0]?.trailing.map(({ text }) => text)).toEqual(['The whole of our group'])
})

test('lines under the figures alone do not make one label of all the others', async () => {
  const [table] = await readTables((pdf) => {
    pdf.fontSize(8)
    pdf.moveTo(40, 98).lineTo(400, 98).stroke()
    pdf.moveTo(40, 162).lineTo(400, 162).stroke()
    pdf.text('Emissions (tCO2e)', 44, 86, { lineBreak: false })
    pdf.text('2021', 290, 86, { lineBreak: false }).text('2020', 360, 86, { lineBreak: false })
    ;['Scope 1', 'Scope 2', 'Scope 3'].forEach((label, at) => {
      const y = 104 + at * 20
      pdf.text(label, 44, y, { lineBreak: false })
      pdf
        .text(`${at + 1},234`, 290, y, { lineBreak: false })
        .text(`${at + 1},100`, 360, y, { lineBreak: false })
      for (const x of [280, 350])
        pdf
          .moveTo(x, y + 14)
          .lineTo(x + 50, y + 14)
          .stroke()
    })
  })
  expect(table && rowsOf(table)).toEqual([
    'Scope 1 | 2021=1,234 | 2020=1,100',
    'Scope 2 | 2021=2,234 | 2020=2,100',
    'Scope 3 | 2021=3,234 | 2020=3,100',
  ])
})

test('a change from one year to the next is headed by both years, and the years beside it keep their columns', async () => {
  const [table] = await readTables((pdf) =>
    drawTable(
      pdf,
      [
        ...row(0, 'Emissions', '2023', '2022', '2023/2022'),
        ...row(1, 'Scope 1', '1,234 t', '1,100 t', '+12.2 %'),
        ...row(2, 'Scope 3', '3,456 t', '3,300 t', '+4.7 %'),
      ],
      { edges: [0, 120, 200, 280, 360], drawn: 'below' },
    ),
  )
  expect(table && rowsOf(table)).toEqual([
    'Scope 1 | 2023=1,234 t | 2022=1,100 t | 2023/2022=+12.2 %',
    'Scope 3 | 2023=3,456 t | 2022=3,300 t | 2023/2022=+4.7 %',
  ])
})

test('a year drawn beside several rows is the year of each, and that of a standard is not', async () => {
  const [table] = await readTables((pdf) =>
    drawTable(
      pdf,
      [
        ...row(0, 'Year', 'Emissions', 'Scope 1', 'Scope 2'),
        { text: '2020', row: 1, column: 0, rows: 2 },
        ...row(1, '', 'Emissions (tCO2e)', '1,271.79', '13,607.69'),
        ...row(2, '', 'Share', '9%', '91%'),
        { text: '2021', row: 3, column: 0, rows: 2 },
        ...row(3, '', 'Emissions (tCO2e)', '1,304.05', '13,776.75'),
        ...row(4, '', 'Share', '7%', '93%'),
        { text: 'GRI 305\n2016', row: 5, column: 0, rows: 2 },
        ...row(5, '', 'Emissions (tCO2e)', '1,404.05', '14,776.75'),
        ...row(6, '', 'Share', '8%', '92%'),
      ],
      { edges: [0, 110, 260, 340, 420], height: 30, drawn: 'grid' },
    ),
  )
  expect(table?.rows.map(({ year }) => year)).toEqual([2020, 2020, 2021, 2021, null, null])
})

test('a label above and below its figures is one label, also where no row has one beside them', async () => {
  const [table] = await readTables((pdf) =>
    drawTable(
      pdf,
      [
        ...row(0, 'Emissions', '2017', '2016'),
        ...row(1, 'Scope 2\n\n(location based)', '445', '396'),
        ...row(2, 'Scope 2\n\n(market based)', '242', '241'),
      ],
      { edges: [0, 280, 360, 440], height: 34, drawn: 'grid' },
    ),
  )
  expect(table && rowsOf(table)).toEqual([
    'Scope 2 | (location based) | 2017=445 | 2016=396',
    'Scope 2 | (market based) | 2017=242 | 2016=241',
  ])
})
