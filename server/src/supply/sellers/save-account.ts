import { type BankAccount, endingOf, numberOf } from '@ledgerleaf/contract/bank-account'
import { eq } from 'drizzle-orm'
import { findPerson } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { announce, enqueue } from '../../platform/outbox.ts'
import { accountMail } from './account-mail.ts'
import { sealAccount } from './seal-account.ts'
import { sellerDetails } from './sellers.tables.ts'

type Parts = { secret: string; publicUrl: string; now: Date; ownIban?: string | undefined }

/** So long nothing is paid to another account than before. */
export const newAccountDays = 3

/** Where a seller's proceeds are paid, sealed before it touches the database. */
export const saveAccount = async (
  tx: Tx,
  sellerId: string,
  account: BankAccount,
  { secret, publicUrl, now, ownIban }: Parts,
): Promise<void> => {
  if (numberOf(account) === ownIban)
    throw new DomainError('invalid_input', {
      field: 'iban',
      message: 'This is the account of the marketplace itself: enter your own.',
    })
  const [before] = await tx
    .select({ sealed: sellerDetails.payoutSealed })
    .from(sellerDetails)
    .where(eq(sellerDetails.sellerId, sellerId))
    .for('update')
  const ending = endingOf(account)
  const isChange = Boolean(before?.sealed)
  const changes = {
    payoutSealed: sealAccount(secret, sellerId, account),
    payoutEnding: ending,
    payoutChangedAt: isChange ? now : null,
    updatedAt: now,
  }
  await tx
    .insert(sellerDetails)
    .values({ sellerId, ...changes })
    .onConflictDoUpdate({ target: sellerDetails.sellerId, set: changes })
  if (isChange) {
    const paidFrom = new Date(now.getTime() + newAccountDays * 86_400_000)
    const person = await findPerson(tx, sellerId)
    if (person) await enqueue(tx, sendMailTask, accountMail(publicUrl, person.email, { ending, paidFrom }))
  }
  await announce(tx, { personId: sellerId }, { type: 'projects.changed' })
}
