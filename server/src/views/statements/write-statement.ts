import type { Statement, StatementRow } from '@ledgerleaf/contract/statement'
import { drawPdf, type PaperColumn } from '../../platform/draw-pdf.ts'
import { writeCsv } from '../../platform/write-csv.ts'

const dollars = (cents: number): string =>
  `${cents < 0 ? '-' : ''}$${(Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
const plain = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2))

export const writeStatementCsv = ({ rows }: Statement): string => {
  const head = [
    'date',
    'kind',
    'reference',
    'project',
    'credits',
    'gross_usd',
    'fee_usd',
    'net_usd',
    'balance_usd',
  ]
  const lines = rows.map((row) => [
    row.at,
    row.kind,
    row.reference,
    row.projectName ?? '',
    row.credits?.toString() ?? '',
    plain(row.grossCents),
    plain(row.feeCents),
    plain(row.netCents),
    plain(row.balanceCents),
  ])
  return writeCsv([head, ...lines])
}

const columns: readonly PaperColumn[] = [
  { title: 'Date', width: 0.13 },
  { title: 'What', width: 0.37 },
  { title: 'Credits', width: 0.1, align: 'right' },
  { title: 'Gross', width: 0.13, align: 'right' },
  { title: 'Net', width: 0.13, align: 'right' },
  { title: 'Balance', width: 0.14, align: 'right' },
]

const names = { sale: 'Sale', refund: 'Refund', payout: 'Payout' } as const

const rowOf = (row: StatementRow): string[] => [
  row.at.slice(0, 10),
  `${names[row.kind]}${row.projectName ? `: ${row.projectName}` : ''}\n${row.reference}`,
  row.credits?.toLocaleString('en-US') ?? '',
  row.grossCents === null ? '' : dollars(row.grossCents),
  dollars(row.netCents),
  dollars(row.balanceCents),
]

export const drawStatement = (statement: Statement, seller: string, now: Date): Promise<Buffer> =>
  drawPdf('Statement', (sheet) => {
    sheet.head('Statement of sales', [seller, `As of ${now.toISOString().slice(0, 10)}, in US dollars`])
    sheet.table(columns, statement.rows.map(rowOf))
    if (statement.earlierRows > 0)
      sheet.paragraph(
        `${statement.earlierRows.toLocaleString('en-US')} earlier movements are in the CSV file. The sums count them.`,
        { quiet: true },
      )
    sheet.sums([
      ['Sales', dollars(statement.salesCents)],
      ['Fees', dollars(-statement.feesCents)],
      ['Refunds', dollars(-statement.refundsCents)],
      ['Payouts', dollars(-statement.payoutsCents)],
      ['Balance', dollars(statement.balanceCents)],
    ])
  })
