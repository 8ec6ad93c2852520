import { type BankAccount, endingOf } from '@ledgerleaf/contract/bank-account'
import { eq } from 'drizzle-orm'
import { findPerson } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/db.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { announce, enqueue } from '../../platform/outbox.ts'
import { sealAccount } from './seal-account.ts'
import { sellerDetails } from './sellers.tables.ts'

type Parts = { secret: string; publicUrl: string; now: Date }

/** Whoever has taken an account over would have the money go elsewhere: its owner hears of every change, at once. */
const mailChange = async (tx: Tx, sellerId: string, ending: string, publicUrl: string): Promise<void> => {
  const person = await findPerson(tx, sellerId)
  if (!person) return
  const body = composeMail([
    `From now on your proceeds are paid to the account ending in ${ending}. For three days nothing is paid to it.`,
    'If it was not you who changed it, change your password and write to us.',
    { link: `${publicUrl}/account`, label: 'Your account' },
  ])
  await enqueue(tx, sendMailTask, { to: person.email, subject: 'Your bank account was changed', ...body })
}

/** Where a seller's proceeds are paid, sealed before it touches the database. */
export const saveAccount = async (
  tx: Tx,
  sellerId: string,
  account: BankAccount,
  { secret, publicUrl, now }: Parts,
): Promise<void> => {
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
  if (isChange) await mailChange(tx, sellerId, ending, publicUrl)
  await announce(tx, { personId: sellerId }, { type: 'projects.changed' })
}
