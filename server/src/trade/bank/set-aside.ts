import { Cents } from '@ledgerleaf/contract/units'
import { eq } from 'drizzle-orm'
import { platformFunds, unclaimed } from '../../ledger/accounts.ts'
import { post } from '../../ledger/post.ts'
import { recordAct } from '../../people/audit/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { bankLines } from './bank.tables.ts'
import { currencyOf } from './line-meaning.ts'
import { claimable } from './take-credits.ts'

/** Somebody says that a line is nothing this marketplace has to act on: interest, a charge of the bank. */
export const setAsideLine = async (
  tx: Tx,
  operatorId: string,
  id: string,
  reason: string,
  now: Date,
): Promise<void> => {
  const [line] = isId(id) ? await tx.select().from(bankLines).where(eq(bankLines.id, id)).for('update') : []
  if (!line || line.state === 'matched') throw new DomainError('not_found')
  if (line.state === 'set_aside') return
  // Interest and the like is the platform's own, and no longer anybody's to claim.
  const currency = currencyOf(line)
  if (line.isCredit && currency !== null && line.amountCents > 0) {
    const { amountCents } = line
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
  const act = { act: 'set_aside_line', subjectKind: 'bank_line', subjectId: id, reason } as const
  await recordAct(tx, { operatorId, ...act }, now)
}
