import type { Disclosure } from '@ledgerleaf/contract/disclosures'
import { inDollars } from '@ledgerleaf/contract/listings'
import type { Statement } from '@ledgerleaf/contract/statement'
import { Cents } from '@ledgerleaf/contract/units'
import type { Retirements } from '../views/seller-projects/write-retirements.ts'
import { companyName, idOf, type PaperSize, prefixOf, projectName } from './paper-names.ts'
import { pendingAt } from './report-data.ts'

const counts = { short: 3, long: 500, extreme: 12 }
const dayOf = (at: number) => new Date(Date.UTC(2026, 10, 4) - at * 17 * 3_600_000).toISOString()

export const statementSample = (size: PaperSize): Statement => {
  const unit = size === 'extreme' ? 99_999_999_999 : 74_000
  const sum = (times: number) => Cents.parse(unit * times)
  return {
    salesCents: sum(3),
    feesCents: sum(1),
    refundsCents: sum(1),
    payoutsCents: sum(1),
    balanceCents: Cents.parse(0),
    earlierRows: size === 'long' ? 1204 : 0,
    rows: Array.from({ length: counts[size] }, (_, at) => ({
      at: dayOf(at),
      kind: at % 5 === 4 ? 'payout' : at % 3 === 2 ? 'refund' : 'sale',
      reference: idOf(at),
      projectName: at % 5 === 4 ? null : projectName(size, at),
      credits: at % 5 === 4 ? null : 40 + at,
      grossCents: at % 5 === 4 ? null : unit + at,
      feeCents: null,
      netCents: at % 5 === 4 ? -unit : unit - 100 - at,
      balanceCents: unit + at * 100,
    })),
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
