import { createHash } from 'node:crypto'
import { Cents, Credits } from '@ledgerleaf/contract/units'
import fc from 'fast-check'
import {
  availableCredits,
  cancelledCredits,
  heldCredits,
  heldFunds,
  holdings,
  issuance,
  listedCredits,
  outsideFunds,
  platformFees,
  proceeds,
  retiredCredits,
  usd,
  withdrawnCredits,
} from '../ledger/accounts.ts'
import type { Posting } from '../ledger/post.ts'

const kinds = [
  'issue',
  'list',
  'unlist',
  'hold',
  'release',
  'settle',
  'withdraw',
  'bring_back',
  'retire',
  'cancel',
] as const
type StepKind = (typeof kinds)[number]

const actor = fc.nat({ max: 2 })
export const step = fc.record({
  kind: fc.constantFrom(...kinds),
  seller: actor,
  buyer: actor,
  batch: actor,
  amount: fc.integer({ min: 1, max: 60 }),
})
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** The id of one of the few batches of a world, always the same. */
export const batchIn = (world: string, batch: number): string =>
  createHash('sha256')
    .update(`${world}-batch-${batch}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')

/** Few people, listings and orders, so that steps meet each other's piles; many are refused, and that is the point. */
export const postingsOf = (world: string, { kind, seller, buyer, batch, amount }: Step): Posting[] => {
  const asset = batchIn(world, batch)
  const available = availableCredits(`${world}-seller-${seller}`)
  const listed = listedCredits(`${world}-listing-${seller}-${batch}`)
  const held = heldCredits(`${world}-order-${buyer}`)
  const owned = holdings(`${world}-buyer-${buyer}`)
  const funds = heldFunds(`${world}-order-${buyer}`)
  const credits = { asset, amount: Credits.parse(amount) }
  const money = (cents: number) => ({ asset: usd, amount: Cents.parse(cents) }) as const
  const outside = outsideFunds(`${world}-buyer-${buyer}`)
  const moves: Record<StepKind, Posting[]> = {
    issue: [{ ...credits, from: issuance(asset), to: available }],
    list: [{ ...credits, from: available, to: listed }],
    unlist: [{ ...credits, from: listed, to: available }],
    hold: [
      { ...credits, from: listed, to: held },
      { ...money(amount * 10), from: outside, to: funds },
    ],
    release: [
      { ...credits, from: held, to: listed },
      { ...money(amount * 10), from: funds, to: outside },
    ],
    settle: [
      { ...credits, from: held, to: owned },
      { ...money(amount * 9), from: funds, to: proceeds(`${world}-seller-${seller}`) },
      { ...money(amount), from: funds, to: platformFees(`${world}-seller-${seller}`) },
    ],
    withdraw: [{ ...credits, from: owned, to: withdrawnCredits }],
    bring_back: [{ ...credits, from: withdrawnCredits, to: owned }],
    retire: [{ ...credits, from: owned, to: retiredCredits(`${world}-buyer-${buyer}`) }],
    cancel: [{ ...credits, from: available, to: cancelledCredits }],
  }
  return moves[kind]
}
