import { personOf, withdrawnCredits } from '../../ledger/accounts.ts'
import { findHolders } from '../../ledger/range-queries.ts'
import { mailOperators } from '../../people/identity/index.ts'
import { asMailed, type Notified, notify } from '../../people/notices/index.ts'
import { findParty } from '../../people/organisations/index.ts'
import type { Tx } from '../../platform/db.ts'
import { type MailMessage, sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { announce, enqueue } from '../../platform/outbox.ts'
import { announceCredits } from '../projects/index.ts'
import { lossMail, regainedMail, saleableMail, unsaleableMail, usedElsewhereMail } from './backing-mails.ts'
import type { Loss } from './match-batches.ts'

type Told = Pick<Notified, 'organisationId' | 'to' | 'kind' | 'key' | 'href'>

const write = async (tx: Tx, told: Told, mail: (to: string) => MailMessage, now: Date): Promise<void> => {
  const party = await findParty(tx, told.organisationId)
  if (!party) return
  const message = mail(party.email)
  await enqueue(tx, sendMailTask, message)
  await notify(tx, { ...told, ...asMailed(message) }, now)
}

const toSeller = ({ sellerId, batchId }: Loss, fact: string, now: Date): Told => ({
  organisationId: sellerId,
  to: 'sell',
  kind: 'selling',
  key: `${fact}:${batchId}:${now.getTime()}`,
  href: '/seller_listings',
})

const toHolder = (holderId: string, { batchId }: Loss, fact: string, now: Date): Told => ({
  organisationId: holderId,
  to: 'read',
  kind: 'retirements',
  key: `${fact}:${batchId}:${now.getTime()}`,
  href: '/holdings',
})

type Sender = { publicUrl: string; alertMail: readonly string[] | null }

/** The seller is told, the market forgets the offer, and whoever holds a serial that is gone hears it from us first. */
const tellLoss = async (tx: Tx, loss: Loss, { publicUrl, alertMail }: Sender, now: Date): Promise<void> => {
  const { batchId, sellerId, gone } = loss
  await announceCredits(tx, sellerId, [batchId])
  await write(tx, toSeller(loss, 'unsaleable', now), (to) => unsaleableMail(publicUrl, to, loss), now)
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
    const told = toHolder(holderId, loss, 'used-elsewhere', now)
    await write(tx, told, (to) => usedElsewhereMail(publicUrl, to, loss, credits), now)
  }
}

export const tellLosses = async (
  tx: Tx,
  losses: readonly Loss[],
  sender: Sender,
  now: Date,
): Promise<void> => {
  for (const loss of losses) await tellLoss(tx, loss, sender, now)
  if (losses.length > 0) await announce(tx, { role: 'operator' }, { type: 'operator.changed' })
}

const tellBack = async (tx: Tx, back: Loss, publicUrl: string, now: Date): Promise<void> => {
  const { batchId, sellerId, gone } = back
  await announceCredits(tx, sellerId, [batchId])
  await write(tx, toSeller(back, 'saleable', now), (to) => saleableMail(publicUrl, to, back), now)
  for (const { account, credits } of await findHolders(tx, batchId, gone)) {
    const holderId = personOf(account)
    if (!holderId) continue
    await announce(tx, { organisationId: holderId }, { type: 'holdings.changed' })
    const told = toHolder(holderId, back, 'regained', now)
    await write(tx, told, (to) => regainedMail(publicUrl, to, back, credits), now)
  }
}

/** What a registry said, or a file that was none of its, is taken back: the offer returns, and its holders hear it. */
export const tellRegained = async (
  tx: Tx,
  regained: readonly Loss[],
  publicUrl: string,
  now: Date,
): Promise<void> => {
  for (const back of regained) await tellBack(tx, back, publicUrl, now)
  if (regained.length > 0) await announce(tx, { role: 'operator' }, { type: 'operator.changed' })
}
