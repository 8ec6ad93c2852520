import type { StatementRow } from '@ledgerleaf/contract/statement'
import { expect, test } from 'vitest'
import { adviceLines } from './advice-lines.ts'

const day = (days: number) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString()

let balanceCents = 0
const row = (at: number, kind: StatementRow['kind'], reference: string, netCents: number): StatementRow => {
  balanceCents += netCents
  return {
    id: `${kind} ${at}`,
    at: day(at),
    kind,
    reference,
    netCents,
    balanceCents,
    projectName: null,
    credits: null,
    grossCents: null,
    feeCents: null,
  }
}

const told = (
  rows: readonly StatementRow[],
  reference: string,
  disputed: Parameters<typeof adviceLines>[2]['disputed'] = [],
) => {
  const lines = adviceLines(rows.toReversed(), reference, { holdDays: 7, disputed })
  if (!lines) return null
  const amount = rows.find((one) => one.reference === reference && one.kind === 'payout')?.netCents ?? 0
  expect(lines.carriedCents + lines.rows.reduce((sum, { netCents }) => sum + netCents, 0)).toBe(
    lines.leftCents - amount,
  )
  return {
    rows: lines.rows.map((one) => `${one.kind} ${one.reference}`),
    carried: lines.carriedCents,
    left: lines.leftCents,
  }
}

test('a payout pays the sales that were kept long enough, and each sale is on one advice', () => {
  const rows = [
    row(0, 'sale', 'a', 1000),
    row(5, 'sale', 'b', 500),
    row(6, 'refund', 'b', -200),
    row(8, 'payout', 'P1', -1000),
    row(9, 'refund', 'a', -100),
    row(20, 'payout', 'P2', -200),
    row(21, 'payout_returned', 'P2', 200),
    row(40, 'payout', 'P3', -200),
  ]
  expect(told(rows, 'P1')).toEqual({ rows: ['sale a'], carried: 0, left: 0 })
  expect(told(rows, 'P2')).toEqual({ rows: ['sale b', 'refund b', 'refund a'], carried: 0, left: 0 })
  expect(told(rows, 'P3')).toEqual({ rows: ['payout_returned P2'], carried: 0, left: 0 })
  expect(told(rows, 'P4')).toBeNull()
})

test('a sale that a bank disputes is paid by the first payout after it was decided', () => {
  const rows = [
    row(0, 'sale', 'a', 1000),
    row(0, 'sale', 'b', 500),
    row(20, 'payout', 'P1', -500),
    row(40, 'payout', 'P2', -1000),
  ]
  const disputed = [{ reference: 'a', openedAt: day(3), closedAt: day(30) }]
  expect(told(rows, 'P1', disputed)).toEqual({ rows: ['sale b'], carried: 0, left: 0 })
  expect(told(rows, 'P2', disputed)).toEqual({ rows: ['sale a'], carried: 0, left: 0 })
})

test('what a payout made by hand left is carried to the next, so that the lines always come to the amount', () => {
  const rows = [
    row(0, 'sale', 'a', 1000),
    row(20, 'payout', 'by hand', -300),
    row(21, 'sale', 'b', 100),
    row(40, 'payout', 'P2', -800),
  ]
  expect(told(rows, 'by hand')).toEqual({ rows: ['sale a'], carried: 0, left: 700 })
  expect(told(rows, 'P2')).toEqual({ rows: ['sale b'], carried: 700, left: 0 })
})
