import type { Retirement } from '@ledgerleaf/contract/retirements'
import { Credits } from '@ledgerleaf/contract/units'
import type { BoughtBatch } from '../views/reports/purchase-queries.ts'
import type { ReportData } from '../views/reports/report-data.ts'

const backing = { state: 'records', reason: 'matched', credits: 0, asOf: '2026-02-28', url: null } as const

/** At the registry it is done, confirmed by an operator, unless something else is said. */
const done = {
  registry: 'Verra VCS',
  state: 'done',
  since: '2025-05-01',
  reference: 'R-77',
  link: null,
  retiredOn: '2025-05-09',
  confirmedBy: 'operator',
  fileAsOf: null,
  contradictedOn: null,
  actId: null,
} as const
export const pendingAt = (since: string) =>
  ({ ...done, state: 'pending', since, reference: null, retiredOn: null, confirmedBy: null }) as const

export const retirementOf = (id: string, quantity: number, given: Partial<Retirement> = {}): Retirement => ({
  id,
  quantity: Credits.parse(quantity),
  batchId: `batch ${id}`,
  projectId: `project ${id}`,
  projectName: `Project ${id}`,
  registry: 'Verra VCS',
  registryProjectId: `VCS-${id}`,
  methodology: 'VM0048',
  category: 'redd_arr',
  mechanism: 'reduction',
  country: 'BR',
  vintageStartsOn: '2023-01-01',
  vintageEndsOn: '2023-12-31',
  backing,
  beneficiary: 'A Company',
  onBehalfOf: null,
  reason: 'corporate_inventory',
  purpose: 'Travel',
  periodStartsOn: null,
  periodEndsOn: null,
  message: null,
  retiredAt: '2025-05-01T10:00:00.000Z',
  score: null,
  serials: [{ prefix: `VCS-${id}`, first: 1, last: quantity }],
  atRegistry: done,
  ...given,
})

export const purchaseOf = (id: string, quantity: number, given: Partial<BoughtBatch> = {}): BoughtBatch => {
  const { serials: _, ...facts } = retirementOf(id, quantity)
  return {
    ...facts,
    sellerId: 'a seller',
    serialPrefix: `VCS-${id}`,
    orderId: `order ${id}`,
    saleType: 'spot',
    quantity,
    paidCents: quantity * 1000,
    purchasedOn: '2025-02-03',
    ...given,
  }
}

/** What a report is written from, made by hand: nothing but what is given. */
export const reportDataOf = (given: Partial<ReportData> = {}): ReportData => {
  const named = [...(given.retirements ?? []), ...(given.purchases ?? [])]
  return {
    company: 'A Company',
    period: { from: '2025-01-01', to: '2025-12-31' },
    retirements: [],
    forOthers: [],
    purchases: [],
    holdings: [],
    withdrawn: [],
    promised: [],
    projects: new Map(
      named.map(({ projectId, projectName }) => [
        projectId,
        {
          id: projectId,
          sellerName: `Seller of ${projectName}`,
          siteLatitude: null,
          siteLongitude: null,
          durabilityYears: 40,
        },
      ]),
    ),
    checkpoint: { origin: 'ledger.example/log', size: 12, root: '7a'.repeat(32) },
    footprint: null,
    verification: null,
    publicUrl: 'https://ledger.example',
    isSandbox: false,
    now: new Date('2026-01-15T10:20:00Z'),
    ...given,
  }
}
