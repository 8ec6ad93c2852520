import type { Disclosure } from '@ledgerleaf/contract/disclosures'
import { inDollars } from '@ledgerleaf/contract/listings'
import type { SellerBalance } from '@ledgerleaf/contract/payouts'
import type { Statement, StatementRow } from '@ledgerleaf/contract/statement'
import { Cents } from '@ledgerleaf/contract/units'
import type { Advice } from '../views/payouts/advice-paper.ts'
import type { Retirements } from '../views/seller-projects/write-retirements.ts'
import { companyName, idOf, type PaperSize, prefixOf, projectName } from './paper-names.ts'
import { pendingAt } from './report-data.ts'

const counts = { short: 3, long: 500, extreme: 12 }
const dayOf = (at: number) => new Date(Date.UTC(2026, 10, 4) - at * 17 * 3_600_000).toISOString()

const unitOf = (size: PaperSize) => (size === 'extreme' ? 99_999_999_999 : 74_000)

const rowsOf = (size: PaperSize): StatementRow[] =>
  Array.from({ length: counts[size] }, (_, at): StatementRow => {
    const unit = unitOf(size)
    const balanceCents = unit + at * 100
    const common = { id: idOf(at), at: dayOf(at), reference: idOf(at), balanceCents }
    if (at % 5 === 4)
      return {
        ...common,
        kind: 'payout',
        projectName: null,
        credits: null,
        grossCents: null,
        feeCents: null,
        netCents: -unit,
      }
    const [kind, sign] = at % 3 === 2 ? (['refund', -1] as const) : (['sale', 1] as const)
    const [grossCents, feeCents] = [sign * (unit + at), sign * (100 + at)]
    return {
      ...common,
      kind,
      projectName: projectName(size, at),
      credits: 40 + at,
      grossCents,
      feeCents,
      netCents: grossCents - feeCents,
    }
  })

export const statementSample = (size: PaperSize): Statement => {
  const sum = (times: number) => Cents.parse(unitOf(size) * times)
  return {
    salesCents: sum(5),
    feesCents: sum(1),
    refundsCents: sum(1),
    payoutsCents: sum(1),
    balanceCents: sum(2),
    earlierRows: size === 'long' ? 1204 : 0,
    rows: rowsOf(size),
  }
}

export const balanceSample = (size: PaperSize): SellerBalance => ({
  availableCents: Cents.parse(unitOf(size)),
  pendingCents: Cents.parse(unitOf(size)),
  sentCents: Cents.parse(0),
  escrowCents: Cents.parse(3 * unitOf(size)),
})

/** Of a payout that was made by hand for less than there was, after one that was made so too. */
export const adviceSample = (size: PaperSize): Advice => {
  const rows = rowsOf(size).filter(({ kind }) => kind !== 'payout')
  const paid = rows.reduce((sum, { netCents }) => sum + netCents, 0)
  return {
    payout: {
      id: idOf(1),
      reference: 'LL-7F3K-22QD',
      amountCents: Cents.parse(paid + 5000 - 100),
      state: size === 'short' ? 'confirmed' : 'sent',
      accountEnding: '7890',
      sentAt: dayOf(0),
      settledAt: size === 'short' ? dayOf(-2) : null,
      returnReason: null,
    },
    seller: companyName(size),
    from: 'Ledgerleaf GmbH',
    isSandbox: size === 'extreme',
    publicUrl: 'https://ledgerleaf.example',
    lines: { carriedCents: 5000, rows, leftCents: 100 },
  }
}

export const retirementsSample = (size: PaperSize): Retirements => ({
  projectName: projectName(size, 0),
  publicUrl: 'https://ledgerleaf.example',
  retired: Array.from({ length: counts[size] }, (_, at) => ({
    id: idOf(at),
    at: dayOf(at),
    vintage: 2023,
    quantity: size === 'extreme' ? 999_999_999 : 12 + at,
    beneficiary: size === 'extreme' ? projectName(size, at + 1) : companyName(size),
    purpose: size === 'extreme' ? companyName(size) : 'Business travel of 2025',
    atRegistry: at % 2 === 0 ? pendingAt('2026-05-01') : null,
  })),
})

export const disclosureSample = (size: PaperSize): Disclosure => ({
  title: 'California AB 1305 seller disclosure',
  templateVersion: 'seller-ab1305/3',
  madeAt: '2026-11-04T10:00:00.000Z',
  projectId: idOf(1),
  projectName: projectName(size, 0),
  registry: 'Verra VCS',
  registryProjectId: 'VCS 902',
  sellerId: idOf(2),
  sellerName: companyName(size),
  listing: {
    tokenId: 'LL-77',
    vintageStartsOn: '2023-01-01',
    vintageEndsOn: '2023-12-31',
    saleType: 'spot',
    state: 'open',
    quantity: 1240,
    pricePerCreditCents: 1850,
    ...inDollars(1850),
    serials: `1-1240-${prefixOf(1)}`,
  },
  items: [
    { ref: '(a)(1)', title: 'Details of the project', answer: null, table: null, documents: [] },
    {
      ref: '(a)(1)(A)',
      title: 'The protocol used to estimate emission reductions or removals',
      answer: size === 'short' ? 'VM0033' : `${projectName(size, 0)}. `.repeat(12).trim(),
      table: null,
      documents: [],
    },
    {
      ref: '(b)(1)',
      title: 'Tonnes by year',
      answer: null,
      table: {
        columns: ['Year', 'Issued', 'Retired'],
        rows: Array.from({ length: size === 'long' ? 80 : 3 }, (_, at) => [
          String(2023 - at),
          size === 'extreme' ? '999,999,999,999' : '12,400',
          '1,240',
        ]),
      },
      documents: [],
    },
    {
      ref: '(c)',
      title: 'The data and the calculation methods',
      answer: null,
      table: null,
      documents: Array.from({ length: size === 'long' ? 30 : 1 }, (_, at) => ({
        id: idOf(at),
        name: size === 'extreme' ? `${projectName(size, at + 1)}.pdf` : 'monitoring-report-2024.pdf',
        sha256: `${at % 10}`.padEnd(64, '3fa9c07e'),
      })),
    },
  ],
})
