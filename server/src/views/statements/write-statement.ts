import { nameOrder } from '@ledgerleaf/contract/order-name'
import type { Statement } from '@ledgerleaf/contract/statement'
import { writeCsv } from '../../platform/write-csv.ts'

const plain = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2))

export const writeStatementCsv = ({ rows }: Statement): string => {
  const head = [
    'date',
    'kind',
    'reference',
    // As screens and papers write it: of an order the number people say.
    'called',
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
    nameOrder(row.reference),
    row.projectName ?? '',
    row.credits?.toString() ?? '',
    plain(row.grossCents),
    plain(row.feeCents),
    plain(row.netCents),
    plain(row.balanceCents),
  ])
  return writeCsv([head, ...lines])
}
