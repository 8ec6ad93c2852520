import { asMailed, notify } from '../../people/notices/index.ts'
import { findParty } from '../../people/organisations/index.ts'
import { publish } from '../../people/webhooks/index.ts'
import type { Tx } from '../../platform/db.ts'
import { sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { enqueue } from '../../platform/outbox.ts'
import { findBatchNames } from '../../supply/projects/index.ts'
import { aboutOrder, addressOf, type LockedMilestone, readerOf } from '../orders/index.ts'
import { deliveryMail, missedMail, type ShortfallOutcome } from './forward-mails.ts'
import { undelivered } from './milestone-money.ts'

/** Where the links of a mail lead. */
export type ForwardSender = { publicUrl: string }

const findName = async (tx: Tx, batchId: string): Promise<string> =>
  (await findBatchNames(tx, [batchId])).get(batchId)?.projectName ?? 'the project'

export const mailDelivery = async (
  tx: Tx,
  { order, line, milestone }: LockedMilestone,
  quantity: number,
  { publicUrl }: ForwardSender,
  now: Date,
): Promise<void> => {
  const data = { orderId: order.id, lineId: line.id, milestoneId: milestone.id, tonnes: quantity }
  const of = { organisationId: order.buyerId, object: aboutOrder(order.id) }
  const which = `${milestone.id} ${milestone.delivered}`
  await publish(tx, { ...of, type: 'delivery.made', which, data }, now)
  const to = await addressOf(tx, order)
  if (!to) return
  const projectName = await findName(tx, line.batchId)
  const delivered = { to, reader: readerOf(order), lineId: line.id, projectName, credits: quantity }
  const how = { agreedOn: milestone.agreedOn, isRetired: Boolean(order.retire) }
  const message = deliveryMail(publicUrl, delivered, how)
  await enqueue(tx, sendMailTask, message)
  if (order.buyerId === null) return
  const key = `delivered:${milestone.id}:${milestone.delivered}`
  const about = { organisationId: order.buyerId, to: 'read', kind: 'deliveries', key } as const
  const title = `${quantity.toLocaleString('en-US')} t of ${projectName} were delivered`
  await notify(tx, { ...about, href: `/orders/${order.id}`, ...asMailed(message), title }, now)
}

/** To both sides: what was missing on the day, and what follows from it. */
export const mailMissed = async (
  tx: Tx,
  { order, line, milestone }: LockedMilestone,
  outcome: ShortfallOutcome,
  { publicUrl }: ForwardSender,
  now: Date,
): Promise<void> => {
  const projectName = await findName(tx, line.batchId)
  const { credits, cents } = undelivered(milestone, line)
  const { dueOn } = milestone
  const data = { orderId: order.id, lineId: line.id, milestoneId: milestone.id, tonnes: credits, dueOn }
  const of = { organisationId: order.buyerId, object: aboutOrder(order.id) }
  await publish(tx, { ...of, type: 'delivery.missed', which: `${milestone.id} ${dueOn}`, data }, now)
  const seller = await findParty(tx, line.sellerId)
  const both = [
    {
      to: await addressOf(tx, order),
      reader: readerOf(order),
      organisationId: order.buyerId,
      href: `/orders/${order.id}`,
    },
    { to: seller?.email, reader: 'seller' as const, organisationId: line.sellerId, href: '/deliveries' },
  ]
  for (const { to, reader, organisationId, href } of both) {
    if (!to) continue
    const missing = { to, reader, lineId: line.id, projectName, credits }
    const how = { dueOn: milestone.dueOn, cents, outcome }
    const message = missedMail(publicUrl, missing, how)
    await enqueue(tx, sendMailTask, message)
    if (organisationId === null) continue
    const key = `delivery-missed:${milestone.id}:${milestone.dueOn}`
    const about = { organisationId, to: 'ask', kind: 'deliveries', key } as const
    const title = `${credits.toLocaleString('en-US')} t of ${projectName} were not delivered in time`
    await notify(tx, { ...about, href, ...asMailed(message), title }, now)
  }
}
