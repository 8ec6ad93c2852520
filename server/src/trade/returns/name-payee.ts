import { type BankAccount, endingOf } from '@ledgerleaf/contract/bank-account'
import { eq } from 'drizzle-orm'
import { recordAct } from '../../people/audit/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { moneyReturns } from './returns.tables.ts'

type Told = { account: BankAccount; reason: string }

/** An operator says where money that is owed back goes. Another has to agree to the run that sends it. */
export const namePayee = async (
  tx: Tx,
  operatorId: string,
  id: string,
  { account, reason }: Told,
  now: Date,
): Promise<void> => {
  const [row] = isId(id)
    ? await tx.select().from(moneyReturns).where(eq(moneyReturns.id, id)).for('update')
    : []
  if (!row) throw new DomainError('not_found')
  if (row.state !== 'owed') throw new DomainError('payout_changed')
  await tx.update(moneyReturns).set({ payee: account }).where(eq(moneyReturns.id, id))
  const act = { act: 'name_payee', subjectKind: 'money_return', subjectId: id } as const
  await recordAct(
    tx,
    { operatorId, ...act, reason: `${reason} (account ending in ${endingOf(account)})` },
    now,
  )
}
