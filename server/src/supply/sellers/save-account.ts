import { type BankAccount, endingOf, numberOf } from '@ledgerleaf/contract/bank-account'
import { eq } from 'drizzle-orm'
import { recordAct } from '../../people/audit/index.ts'
import { findParty } from '../../people/organisations/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { announce, enqueue } from '../../platform/outbox.ts'
import { accountMail } from './account-mail.ts'
import { sealAccount } from './seal-account.ts'
import { sellerDetails } from './sellers.tables.ts'

type Parts = {
  secret: string
  publicUrl: string
  now: Date
  ownIban?: string | undefined
  /** Whoever asks has said their password again: only they change an account that there is. */
  mayChange?: boolean
}

/** So long nothing is paid to another account than before. */
export const newAccountDays = 3

/** Where a seller's proceeds are paid, sealed before it touches the database. */
export const saveAccount = async (
  tx: Tx,
  sellerId: string,
  account: BankAccount,
  { secret, publicUrl, now, ownIban, mayChange = false }: Parts,
): Promise<void> => {
  if (numberOf(account) === ownIban)
    throw new DomainError('invalid_input', {
      field: 'iban',
      message: 'This is the account of the marketplace itself: enter your own.',
    })
  // A row that is not there cannot be locked: of two who name a first account at once, the second has to find the first.
  await tx.insert(sellerDetails).values({ sellerId, updatedAt: now }).onConflictDoNothing()
  const [before] = await tx
    .select({ sealed: sellerDetails.payoutSealed, ending: sellerDetails.payoutEnding })
    .from(sellerDetails)
    .where(eq(sellerDetails.sellerId, sellerId))
    .for('update')
  const ending = endingOf(account)
  const isChange = Boolean(before?.sealed)
  // Another was kept since it was asked whether there is one.
  if (isChange && !mayChange)
    throw new DomainError('wrong_credentials', { field: 'password', message: 'Password is required' })
  const changes = {
    payoutSealed: sealAccount(secret, sellerId, account),
    payoutEnding: ending,
    payoutChangedAt: isChange ? now : null,
    updatedAt: now,
  }
  await tx.update(sellerDetails).set(changes).where(eq(sellerDetails.sellerId, sellerId))
  if (isChange) {
    const paidFrom = new Date(now.getTime() + newAccountDays * 86_400_000)
    const known = before?.ending ?? ''
    const person = await findParty(tx, sellerId)
    if (person)
      await enqueue(
        tx,
        sendMailTask,
        accountMail(publicUrl, person.email, { ending, before: known, paidFrom }),
      )
    const reason = `By the seller: from the account ending in ${known} to the one ending in ${ending}`
    const act = { act: 'change_bank_account', subjectKind: 'account', subjectId: sellerId } as const
    await recordAct(tx, { operatorId: sellerId, ...act, reason }, now)
  }
  await announce(tx, { organisationId: sellerId }, { type: 'projects.changed' })
}
