import { tellBacking } from '@ledgerleaf/contract/backing'
import { personOf, withdrawnCredits } from '../../ledger/accounts.ts'
import { findHolders } from '../../ledger/range-queries.ts'
import { findPerson, mailOperators } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/db.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { announce, enqueue } from '../../platform/outbox.ts'
import { announceCredits } from '../projects/index.ts'
import type { Loss } from './match-batches.ts'

const write = async (tx: Tx, personId: string, subject: string, parts: string[]): Promise<void> => {
  const person = await findPerson(tx, personId)
  if (person) await enqueue(tx, sendMailTask, { to: person.email, subject, ...composeMail(parts) })
}

type Sender = { publicUrl: string; alertMail: readonly string[] | null }

const creditsOf = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'credit' : 'credits'}`

/** The seller is told, the market forgets the offer, and whoever holds a serial that is gone hears it from us first. */
const tellLoss = async (tx: Tx, loss: Loss, { publicUrl, alertMail }: Sender): Promise<void> => {
  const { batchId, sellerId, projectName, registry, backing, gone } = loss
  const why = tellBacking(registry, backing)
  await announceCredits(tx, sellerId, [batchId])
  await write(tx, sellerId, `Credits of ${projectName} are not on sale`, [
    `${projectName}: ${why} Credits it concerns are not sold until that is cleared up.`,
    `If the record is wrong, answer this mail with what ${registry} says.`,
    `${publicUrl}/seller_dashboard`,
  ])
  const holders = await findHolders(tx, batchId, gone)
  const creditsWhere = (isIt: (account: string) => boolean) =>
    holders.reduce((sum, { account, credits }) => sum + (isIt(account) ? credits : 0), 0)
  const withdrawn = creditsWhere((account) => account === withdrawnCredits)
  const held = creditsWhere((account) => account !== withdrawnCredits)
  await mailOperators(tx, alertMail, {
    subject: `${registry} speaks against credits of ${projectName}`,
    parts: [
      `${projectName}: ${why}`,
      held > 0
        ? `Buyers hold ${creditsOf(held)} of them and were told. They are owed a replacement or their money.`
        : 'No buyer holds any of them here. The seller was told, and they are not sold.',
      ...(withdrawn > 0
        ? [
            `${creditsOf(withdrawn)} of them are tokens in wallets on the chain, and whose they are by now nobody knows.`,
          ]
        : []),
      { label: 'The desk of registries', link: `${publicUrl}/operator/registries` },
    ],
  })
  for (const { account, credits } of holders) {
    const holderId = personOf(account)
    if (!holderId) continue
    await announce(tx, { personId: holderId }, { type: 'holdings.changed' })
    await write(tx, holderId, `About your credits of ${projectName}`, [
      `${registry} now lists ${creditsOf(credits)} of ${projectName} that you hold as used by somebody else. ${why}`,
      'We have stopped their sale and are looking into it. These credits cannot be retired meanwhile, so that nobody claims a tonne twice. You need not do anything: we will write to you with a replacement or your money.',
      `${publicUrl}/dashboard`,
    ])
  }
}

export const tellLosses = async (tx: Tx, losses: readonly Loss[], sender: Sender): Promise<void> => {
  for (const loss of losses) await tellLoss(tx, loss, sender)
  if (losses.length > 0) await announce(tx, { role: 'operator' }, { type: 'operator.changed' })
}

const tellBack = async (tx: Tx, back: Loss, publicUrl: string): Promise<void> => {
  const { batchId, sellerId, projectName, registry, gone } = back
  await announceCredits(tx, sellerId, [batchId])
  await write(tx, sellerId, `Credits of ${projectName} can be sold again`, [
    `${registry}’s records no longer say that credits of ${projectName} were used. What was on sale is on sale again.`,
    `${publicUrl}/seller_dashboard`,
  ])
  for (const { account, credits } of await findHolders(tx, batchId, gone)) {
    const holderId = personOf(account)
    if (!holderId) continue
    await announce(tx, { personId: holderId }, { type: 'holdings.changed' })
    await write(tx, holderId, `Your credits of ${projectName} are as they were`, [
      `We wrote to you that ${registry} lists ${creditsOf(credits)} of ${projectName} that you hold as used by somebody else. Its records no longer say so: you can retire them.`,
      `${publicUrl}/dashboard`,
    ])
  }
}

/** What a registry said, or a file that was none of its, is taken back: the offer returns, and its holders hear it. */
export const tellRegained = async (tx: Tx, regained: readonly Loss[], publicUrl: string): Promise<void> => {
  for (const back of regained) await tellBack(tx, back, publicUrl)
  if (regained.length > 0) await announce(tx, { role: 'operator' }, { type: 'operator.changed' })
}
