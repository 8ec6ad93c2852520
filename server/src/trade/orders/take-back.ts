import { heldFunds, type MoneyAccount, platformFees, platformFunds, proceeds } from '../../ledger/accounts.ts'
import { lockCents } from '../../ledger/balance-queries.ts'
import type { Posting } from '../../ledger/post.ts'
import type { Tx } from '../../platform/db.ts'
import { money, onlyReal } from './order-postings.ts'

/** Takes what is owed from an account as far as it reaches; where it was paid out already the platform steps in. */
export const takeFrom = async (
  tx: Tx,
  account: MoneyAccount,
  cents: number,
  holderId: string,
): Promise<Posting[]> => {
  if (cents === 0) return []
  const there = Math.min(await lockCents(tx, account), cents)
  return onlyReal([
    money(there, account, heldFunds(holderId)),
    money(cents - there, platformFunds, heldFunds(holderId)),
  ])
}

type Earned = { sellerId: string; sellerCents: number; feeCents: number }

/** Gathers from sellers and fees what they got for credits that go back; it lies with the holder from then on. */
export const takeBack = async (tx: Tx, earned: readonly Earned[], holderId: string): Promise<Posting[]> => {
  const bySeller = new Map<string, Earned>()
  for (const { sellerId, sellerCents, feeCents } of earned) {
    const sums = bySeller.get(sellerId) ?? { sellerId, sellerCents: 0, feeCents: 0 }
    sums.sellerCents += sellerCents
    sums.feeCents += feeCents
    bySeller.set(sellerId, sums)
  }
  const postings: Posting[] = []
  for (const { sellerId, sellerCents, feeCents } of bySeller.values()) {
    postings.push(...(await takeFrom(tx, proceeds(sellerId), sellerCents, holderId)))
    postings.push(...(await takeFrom(tx, platformFees(sellerId), feeCents, holderId)))
  }
  return postings
}
