import { Cents } from '@ledgerleaf/contract/units'
import { eq } from 'drizzle-orm'
import { platformFunds, unclaimed } from '../../ledger/accounts.ts'
import { post } from '../../ledger/post.ts'
import type { Tx } from '../../platform/db.ts'
import { bankLines } from './bank.tables.ts'
import { currencyOf } from './line-meaning.ts'
import { claimable } from './take-credits.ts'

type Line = typeof bankLines.$inferSelect

/** A line is nothing this marketplace has to act on: interest, a charge of the bank. */
export const setAsideLine = async (tx: Tx, line: Line, reason: string, now: Date): Promise<void> => {
  const { id, amountCents } = line
  // Interest and the like is the platform's own, and no longer anybody's to claim.
  const currency = currencyOf(line)
  if (line.isCredit && currency !== null && amountCents > 0) {
    await post(tx, claimable({ ...line, currency }, now))
    await post(tx, {
      key: `set_aside:${id}`,
      kind: 'claim',
      now,
      postings: [
        { asset: currency, amount: Cents.parse(amountCents), from: unclaimed(id), to: platformFunds },
      ],
    })
  }
  await tx.update(bankLines).set({ state: 'set_aside', note: reason }).where(eq(bankLines.id, id))
}
