import { randomUUID } from 'node:crypto'
import type { Currency } from '@ledgerleaf/contract/currencies'
import type { ForwardTerms } from '@ledgerleaf/contract/forward-terms'
import { Cents, Credits } from '@ledgerleaf/contract/units'
import type { Db } from '../platform/db.ts'
import { orThrow } from '../platform/outcome.ts'
import { inTransaction } from '../platform/transaction.ts'
import { openListing } from '../supply/listings/index.ts'
import { approveProject, createProject, promiseBatch } from '../supply/projects/index.ts'
import { placeOrder, settleOrder } from '../trade/orders/index.ts'
import { issueKnown } from './registry-says.ts'

export const marketNow = new Date('2026-03-01T12:00:00Z')

type Facts = { category?: 'biochar' | 'dac'; mechanism?: 'removal' }
const testRegistry = 'Test Registry'
type Terms = Pick<
  Parameters<typeof openListing>[2],
  'quantity' | 'pricePerCreditCents' | 'currency' | 'saleType' | 'forward'
>

/** A project with one batch, or one promise, and a listing of it, by the verbs a seller's clicks call. */
const listNew = (
  db: Db,
  sellerId: string,
  facts: Facts,
  issued: { startsOn: string; endsOn: string; count: number },
  terms: Terms,
  registry = testRegistry,
) =>
  inTransaction(db, async (tx) => {
    // As long as names are: a word of 36 letters fits into no column of a paper.
    const name = `Test Project ${randomUUID().slice(0, 13)}`
    const { count, ...vintage } = issued
    const isForward = terms.saleType === 'forward'
    const named = { name, ...facts, ...(isForward ? { registry } : {}) }
    const project = await createProject(tx, sellerId, named, marketNow)
    const serials = { registry, prefix: name, first: 1, last: count }
    const offered = { projectId: project.id, vintage }
    const batch = isForward
      ? await promiseBatch(tx, sellerId, { ...offered, quantity: Credits.parse(count) }, marketNow)
      : await issueKnown(tx, sellerId, { ...offered, serials }, marketNow)
    await approveProject(tx, project.id, marketNow)
    const asked = { batchId: batch.id, tokenId: randomUUID(), ...terms }
    const listing = await openListing(tx, sellerId, asked, marketNow)
    return { sellerId, project, batch, listing }
  })

type TestListing = {
  sellerId?: string
  issued?: number
  listed?: number
  priceCents?: number
  /** Of the price. What is not in dollars needs rates of the last days. */
  currency?: Currency
  facts?: Facts
  saleType?: 'spot' | 'subscription'
  registry?: string
  /** The year of the vintage. */
  vintage?: number
}

/** Credits of a vintage that is over, part of them listed. */
export const offerCredits = (
  db: Db,
  {
    sellerId = randomUUID(),
    issued = 100,
    listed = 60,
    priceCents = 725,
    currency = 'usd',
    facts = {},
    saleType = 'spot',
    registry = testRegistry,
    vintage = 2024,
  }: TestListing = {},
) =>
  listNew(
    db,
    sellerId,
    facts,
    { startsOn: `${vintage}-01-01`, endsOn: `${vintage}-12-31`, count: issued },
    { quantity: Credits.parse(listed), pricePerCreditCents: Cents.parse(priceCents), currency, saleType },
    registry,
  )

type Promised = {
  sellerId?: string
  milestones?: [string, number][]
  shortfall?: ForwardTerms['shortfall']
  priceCents?: number
  currency?: Currency
  category?: 'biochar' | 'dac'
  vintage?: [string, string]
}

/** A forward listing: credits of a vintage still to come, promised by dates. */
export const promiseCredits = (
  db: Db,
  {
    sellerId = randomUUID(),
    milestones = [
      ['2126-09-30', 40],
      ['2127-03-31', 60],
    ],
    shortfall = 'refund',
    priceCents = 733,
    currency = 'usd',
    category = 'biochar',
    vintage: [startsOn, endsOn] = ['2126-01-01', '2126-06-30'],
  }: Promised = {},
) => {
  const count = milestones.reduce((sum, [, credits]) => sum + credits, 0)
  const dates = milestones.map(([dueOn, credits]) => ({ dueOn, credits: Credits.parse(credits) }))
  return listNew(
    db,
    sellerId,
    { category, mechanism: 'removal' },
    { startsOn, endsOn, count },
    {
      quantity: Credits.parse(count),
      pricePerCreditCents: Cents.parse(priceCents),
      currency,
      saleType: 'forward',
      forward: { milestones: dates, shortfall },
    },
  )
}

export const buyCredits = (
  db: Db,
  buyerId: string,
  listingId: string,
  quantity: number,
  { feeBasisPoints = 250, at = marketNow } = {},
) =>
  inTransaction(db, async (tx) => {
    const lines = [{ listingId, quantity: Credits.parse(quantity) }]
    const order = orThrow(await placeOrder(tx, { buyerId, lines, feeBasisPoints }, at))
    await settleOrder(tx, order, null, at)
    return order
  })
