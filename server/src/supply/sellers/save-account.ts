import { type BankAccount, endingOf, numberOf } from '@ledgerleaf/contract/bank-account'
import { eq } from 'drizzle-orm'
import { findPerson } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { announce, enqueue } from '../../platform/outbox.ts'
import { sealAccount } from './seal-account.ts'
import { sellerDetails } from './sellers.tables.ts'

type Parts = { secret: string; publicUrl: string; now: Date; ownIban?: string | undefined }

/** So long nothing is paid to another account than before. */
export const newAccountDays = 3

const dayOf = (at: Date): string =>
  at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Whoever has taken an account over would have the money go elsewhere: its owner hears of every change, at once. */
const mailChange = async (
  tx: Tx,
  sellerId: string,
  { ending, paidFrom }: { ending: string; paidFrom: Date },
  publicUrl: string,
): Promise<void> => {
  const person = await findPerson(tx, sellerId)
  if (!person) return
  const body = composeMail([
    `From now on your proceeds are paid to the account ending in ${ending}. Nothing is paid to it before ${dayOf(paidFrom)}.`,
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
    await mailChange(tx, sellerId, { ending, paidFrom }, publicUrl)
  }
  await announce(tx, { personId: sellerId }, { type: 'projects.changed' })
}
