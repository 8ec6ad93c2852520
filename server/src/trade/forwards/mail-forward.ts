import { writeDay } from '@ledgerleaf/contract/days'
import { findPerson } from '../../people/identity/index.ts'
import type { Tx } from '../../platform/db.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { enqueue } from '../../platform/outbox.ts'
import { findBatchNames } from '../../supply/projects/index.ts'
import { addressOf, dollars, type LockedMilestone } from '../orders/index.ts'
import { undelivered } from './milestone-money.ts'

/** Where the links of a mail lead. */
export type ForwardSender = { publicUrl: string }
/** What followed from a date that was not met. */
export type ShortfallOutcome = { kind: 'waits'; dueOn: string } | { kind: 'replaced' } | { kind: 'refunded' }

const count = (credits: number) => `${credits.toLocaleString('en-US')} credit${credits === 1 ? '' : 's'}`

const findName = async (tx: Tx, batchId: string): Promise<string> =>
  (await findBatchNames(tx, [batchId])).get(batchId)?.projectName ?? 'the project'

const linkOf = ({ publicUrl }: ForwardSender, lineId: string) => ({
  label: 'See the certificate of this purchase',
  link: `${publicUrl}/certificates/${lineId}`,
})

export const mailDelivery = async (
  tx: Tx,
  { order, line, milestone }: LockedMilestone,
  quantity: number,
  sender: ForwardSender,
): Promise<void> => {
  const to = await addressOf(tx, order)
  if (!to) return
  const name = await findName(tx, line.batchId)
  await enqueue(tx, sendMailTask, {
    to,
    subject: 'Credits you bought forward were delivered',
    ...composeMail([
      `${count(quantity)} of ${name}, promised by ${writeDay(milestone.agreedOn)}, were delivered. Their part of your payment left escrow.`,
      order.retire
        ? 'They were retired at once, as you asked.'
        : 'They are yours now. They have offset nothing until you retire them.',
      linkOf(sender, line.id),
    ]),
  })
}

const consequence = ({ milestone, line }: LockedMilestone, outcome: ShortfallOutcome): string => {
  const { cents } = undelivered(milestone, line)
  if (outcome.kind === 'waits')
    return `By the agreed rule the date moves to ${writeDay(outcome.dueOn)}. The money stays in escrow.`
  if (outcome.kind === 'replaced')
    return 'By the agreed rule they were replaced by credits of the same kind with an equal or better score, paid from the escrow.'
  return `By the agreed rule ${dollars(cents)} go back to the buyer.`
}

/** To both sides: what was missing on the day, and what follows from it. */
export const mailMissed = async (
  tx: Tx,
  found: LockedMilestone,
  outcome: ShortfallOutcome,
  sender: ForwardSender,
): Promise<void> => {
  const { order, line, milestone } = found
  const name = await findName(tx, line.batchId)
  const { credits } = undelivered(milestone, line)
  const words = [
    `${count(credits)} of ${name} were due on ${writeDay(milestone.dueOn)} and have not come.`,
    consequence(found, outcome),
    linkOf(sender, line.id),
  ]
  const seller = await findPerson(tx, line.sellerId)
  for (const to of [await addressOf(tx, order), seller?.email])
    if (to)
      await enqueue(tx, sendMailTask, { to, subject: 'A delivery date was missed', ...composeMail(words) })
}
