import { writeDollars } from '@ledgerleaf/contract/currencies'
import type { MemberRole } from '@ledgerleaf/contract/member-roles'
import { orderNumber } from '@ledgerleaf/contract/order-name'
import { countAlone, refuseAlone } from '../../people/approvals/index.ts'
import { holdOrganisation, noteEvent } from '../../people/organisations/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { joinOrder } from './join-order.ts'
import { type LockedOrder, lockOrder } from './lock-order.ts'

type Taker = {
  personId: string
  organisationId: string
  memberRole: MemberRole
  email: string
  emailVerified: boolean
}

const tonnesOf = ({ lines }: LockedOrder): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** What would have been refused at the checkout is not had by buying as a guest first. */
const refuseAbove = async (tx: Tx, taker: Taker, order: LockedOrder): Promise<void> => {
  const amountCents = order.totalCents + order.vatCents
  const retiredTonnes = order.retire ? tonnesOf(order) : 0
  try {
    await refuseAlone(tx, taker, { amountCents, retiredTonnes })
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'approval_needed') throw error
    throw new DomainError('approval_needed', {
      message:
        'This order is more than you may buy or retire alone for this organisation, so it stays where it is. Nothing was done.',
    })
  }
  const { organisationId, personId } = taker
  await countAlone(tx, { organisationId, personId, actId: order.id, boughtCents: amountCents, retiredTonnes })
}

/**
 * Adds a guest's order to the organisation somebody acts for, by their own act: they have proved the address it was bought
 * with, and might have bought it there themselves. Safe to repeat.
 */
export const takeOverOrder = async (tx: Tx, taker: Taker, orderId: string, now: Date): Promise<void> => {
  const { organisationId, personId } = taker
  if (!taker.emailVerified) throw new DomainError('email_unconfirmed')
  await holdOrganisation(tx, organisationId)
  const order = await lockOrder(tx, orderId)
  if (!order) throw new DomainError('not_found')
  if (order.buyerId === organisationId) return
  if (order.buyerId !== null || order.email !== taker.email)
    throw new DomainError('forbidden', {
      message: 'This order was bought with another e-mail address. Sign in with that one to add it.',
    })
  if (order.settledAt === null)
    throw new DomainError('order_not_open', { message: 'This order can be added once it is paid.' })
  if (order.lines.some(({ sellerId }) => sellerId === organisationId)) throw new DomainError('own_listing')
  await refuseAbove(tx, taker, order)
  await joinOrder(tx, order, organisationId, now)
  const retired = order.retire ? ', to be retired at once' : ''
  const details = {
    name: orderNumber(order.id),
    amount: `${writeDollars(order.totalCents + order.vatCents)}${retired}`,
  }
  await noteEvent(tx, { organisationId, personId, kind: 'order_taken_over', details }, now)
}
