import { and, eq } from 'drizzle-orm'
import { countFollowing } from '../../people/approvals/index.ts'
import { holdOrganisations } from '../../people/organisations/index.ts'
import type { Tx } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'
import { lockOrder } from '../orders/index.ts'
import { dueDay } from './due-day.ts'
import { subscriptionRuns, subscriptions } from './subscriptions.tables.ts'

/**
 * An order was the first run of what it bought by subscription: from here on the same credits come again, from the same
 * listing and never dearer than they were. Done again for the same order, nothing is started twice.
 */
export const startSubscriptions = async (tx: Tx, orderId: string, now: Date): Promise<void> => {
  const order = await lockOrder(tx, orderId)
  if (order?.status !== 'settled' || order.buyerId === null || order.subscribeEvery === null) return
  if ((await holdOrganisations(tx, [order.buyerId])).size > 0) return
  const { buyerId, subscribeEvery: every, retire } = order
  const startsOn = now.toISOString().slice(0, 10)
  for (const line of order.lines.filter(({ saleType }) => saleType === 'subscription')) {
    const [known] = await tx
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(and(eq(subscriptions.orderId, orderId), eq(subscriptions.listingId, line.listingId)))
    if (known) continue
    const id = newId(now.getTime())
    await tx.insert(subscriptions).values({
      id,
      buyerId,
      tonnes: line.quantity,
      every,
      limits: {},
      priceCapCents: line.pricePerCreditCents,
      startsOn,
      periodsRun: 1,
      nextRunOn: dueDay(startsOn, every, 1),
      retire: retire ? { beneficiary: retire.beneficiary, purpose: retire.purpose } : null,
      state: 'active',
      createdAt: now,
      listingId: line.listingId,
      orderId,
      buyerTerms: order.buyerTerms,
    })
    // Its first run was the order itself, which is counted already.
    await countFollowing(tx, orderId, { actId: id })
    await tx.insert(subscriptionRuns).values({
      id: newId(now.getTime()),
      subscriptionId: id,
      dueOn: startsOn,
      state: retire ? 'retired' : 'bought',
      orderId,
      createdAt: now,
    })
  }
}
