import { randomUUID } from 'node:crypto'
import type { ForwardTerms } from '@ledgerleaf/contract/forwards'
import { Cents, Credits } from '@ledgerleaf/contract/units'
import { openListing } from '../domains/listings/index.ts'
import { placeOrder, settleOrder } from '../domains/orders/index.ts'
import { createProject, issueBatch } from '../domains/projects/index.ts'
import type { Db } from '../platform/db.ts'
import { inTransaction } from '../platform/transaction.ts'

export const marketNow = new Date('2026-03-01T12:00:00Z')

type Offer = { sellerId?: string; issued?: number; listed?: number; priceCents?: number }

/** A project with one batch, part of it listed, by the verbs a seller's clicks call. */
export const offerCredits = (
  db: Db,
  { sellerId = randomUUID(), issued = 100, listed = 60, priceCents = 725 }: Offer = {},
) =>
  inTransaction(db, async (tx) => {
    const name = `Test Project ${randomUUID()}`
    const project = await createProject(tx, sellerId, { name }, marketNow)
    const batch = await issueBatch(
      tx,
      sellerId,
      {
        projectId: project.id,
        vintage: { startsOn: '2024-01-01', endsOn: '2024-12-31' },
        serials: { registry: 'Test Registry', prefix: name, start: 1, end: issued },
      },
      marketNow,
    )
    const listing = await openListing(
      tx,
      sellerId,
      {
        batchId: batch.id,
        tokenId: randomUUID(),
        quantity: Credits.parse(listed),
        pricePerCreditCents: Cents.parse(priceCents),
      },
      marketNow,
    )
    return { sellerId, project, batch, listing }
  })

type Promised = {
  sellerId?: string
  milestones?: [string, number][]
  shortfall?: ForwardTerms['shortfall']
  priceCents?: number
  category?: 'biochar' | 'dac'
}

/** A forward listing: credits of a vintage still to come, promised by dates. */
export const promiseCredits = (
  db: Db,
  {
    sellerId = randomUUID(),
    milestones = [
      ['2026-09-30', 40],
      ['2027-03-31', 60],
    ],
    shortfall = 'refund',
    priceCents = 733,
    category = 'biochar',
  }: Promised = {},
) =>
  inTransaction(db, async (tx) => {
    const name = `Forward Project ${randomUUID()}`
    const project = await createProject(tx, sellerId, { name, category, mechanism: 'removal' }, marketNow)
    const quantity = milestones.reduce((sum, [, credits]) => sum + credits, 0)
    const batch = await issueBatch(
      tx,
      sellerId,
      {
        projectId: project.id,
        vintage: { startsOn: '2026-01-01', endsOn: '2026-06-30' },
        serials: { registry: 'Test Registry', prefix: name, start: 1, end: quantity },
      },
      marketNow,
    )
    const listing = await openListing(
      tx,
      sellerId,
      {
        batchId: batch.id,
        tokenId: randomUUID(),
        quantity: Credits.parse(quantity),
        pricePerCreditCents: Cents.parse(priceCents),
        saleType: 'forward',
        forward: {
          milestones: milestones.map(([dueOn, credits]) => ({ dueOn, credits: Credits.parse(credits) })),
          shortfall,
        },
      },
      marketNow,
    )
    return { sellerId, project, batch, listing }
  })

export const buyCredits = (
  db: Db,
  buyerId: string,
  listingId: string,
  quantity: number,
  { feeBasisPoints = 250, at = marketNow } = {},
) =>
  inTransaction(db, async (tx) => {
    const lines = [{ listingId, quantity: Credits.parse(quantity) }]
    const order = await placeOrder(tx, { buyerId, lines, feeBasisPoints }, at)
    await settleOrder(tx, order, at)
    return order
  })
