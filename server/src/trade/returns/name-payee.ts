import { type BankAccount, endingOf, numberOf } from '@ledgerleaf/contract/bank-account'
import { eq } from 'drizzle-orm'
import { recordAct } from '../../people/audit/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { moneyReturns } from './returns.tables.ts'

type Told = { account: BankAccount; reason: string }

const own = 'This is the account money is sent from: name the payer’s own.'

/**
 * An operator says where money that is owed back goes, where the bank named no account or sent it back from there. Whoever
 * says it cannot send the run that it is in.
 */
export const namePayee = async (
  tx: Tx,
  operatorId: string,
  id: string,
  { account, reason }: Told,
  { ownIban, now }: { ownIban: string | undefined; now: Date },
): Promise<void> => {
  const [row] = isId(id)
    ? await tx.select().from(moneyReturns).where(eq(moneyReturns.id, id)).for('update')
    : []
  if (!row) throw new DomainError('not_found')
  if (row.state !== 'owed') throw new DomainError('payout_changed')
  if (row.payee !== null && row.namedBy === null)
    throw new DomainError('payout_changed', {
      message: 'The bank named the account it came from: it goes back there, and nowhere else.',
    })
  if (numberOf(account) === ownIban)
    throw new DomainError('invalid_input', { field: 'account.iban', message: own })
  await tx
    .update(moneyReturns)
    .set({ payee: account, namedBy: operatorId, namedAt: now })
    .where(eq(moneyReturns.id, id))
  const act = { act: 'name_payee', subjectKind: 'money_return', subjectId: id } as const
  await recordAct(
    tx,
    { operatorId, ...act, reason: `${reason} (account ending in ${endingOf(account)})` },
    now,
  )
}
