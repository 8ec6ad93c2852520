import { personOf, withdrawnCredits } from '../../ledger/accounts.ts'
import { findHolders } from '../../ledger/range-queries.ts'
import { mailOperators } from '../../people/identity/index.ts'
import { findParty } from '../../people/organisations/index.ts'
import type { Tx } from '../../platform/db.ts'
import { type MailMessage, sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { announce, enqueue } from '../../platform/outbox.ts'
import { announceCredits } from '../projects/index.ts'
import { lossMail, regainedMail, saleableMail, unsaleableMail, usedElsewhereMail } from './backing-mails.ts'
import type { Loss } from './match-batches.ts'

const write = async (tx: Tx, personId: string, mail: (to: string) => MailMessage): Promise<void> => {
  const person = await findParty(tx, personId)
  if (person) await enqueue(tx, sendMailTask, mail(person.email))
}

type Sender = { publicUrl: string; alertMail: readonly string[] | null }

/** The seller is told, the market forgets the offer, and whoever holds a serial that is gone hears it from us first. */
const tellLoss = async (tx: Tx, loss: Loss, { publicUrl, alertMail }: Sender): Promise<void> => {
  const { batchId, sellerId, gone } = loss
  await announceCredits(tx, sellerId, [batchId])
  await write(tx, sellerId, (to) => unsaleableMail(publicUrl, to, loss))
  const holders = await findHolders(tx, batchId, gone)
  const creditsWhere = (isIt: (account: string) => boolean) =>
    holders.reduce((sum, { account, credits }) => sum + (isIt(account) ? credits : 0), 0)
  const withdrawn = creditsWhere((account) => account === withdrawnCredits)
  const held = creditsWhere((account) => account !== withdrawnCredits)
  await mailOperators(tx, alertMail, lossMail(publicUrl, loss, { held, withdrawn }))
  for (const { account, credits } of holders) {
    const holderId = personOf(account)
    if (!holderId) continue
    await announce(tx, { organisationId: holderId }, { type: 'holdings.changed' })
    await write(tx, holderId, (to) => usedElsewhereMail(publicUrl, to, loss, credits))
  }
}

export const tellLosses = async (tx: Tx, losses: readonly Loss[], sender: Sender): Promise<void> => {
  for (const loss of losses) await tellLoss(tx, loss, sender)
  if (losses.length > 0) await announce(tx, { role: 'operator' }, { type: 'operator.changed' })
}

const tellBack = async (tx: Tx, back: Loss, publicUrl: string): Promise<void> => {
  const { batchId, sellerId, gone } = back
  await announceCredits(tx, sellerId, [batchId])
  await write(tx, sellerId, (to) => saleableMail(publicUrl, to, back))
  for (const { account, credits } of await findHolders(tx, batchId, gone)) {
    const holderId = personOf(account)
    if (!holderId) continue
    await announce(tx, { organisationId: holderId }, { type: 'holdings.changed' })
    await write(tx, holderId, (to) => regainedMail(publicUrl, to, back, credits))
  }
}

/** What a registry said, or a file that was none of its, is taken back: the offer returns, and its holders hear it. */
export const tellRegained = async (tx: Tx, regained: readonly Loss[], publicUrl: string): Promise<void> => {
  for (const back of regained) await tellBack(tx, back, publicUrl)
  if (regained.length > 0) await announce(tx, { role: 'operator' }, { type: 'operator.changed' })
}
