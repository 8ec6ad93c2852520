import type { Tx } from '../../platform/db.ts'
import {
  claimPlan,
  companyMarks,
  endOrder,
  findPlanStanding,
  isPlan,
  type PlanStanding,
  refundUnsold,
} from '../orders/index.ts'
import { emailOf, type Heard, markPaid, nameBuyer } from './settle-paid.ts'

/**
 * Whether the company that has paid may have the welcome plan: who a guest is, is known only now. Where it may, it has
 * it from here on.
 */
export const standOfPlan = async (tx: Tx, heard: Heard, now: Date): Promise<PlanStanding> => {
  const { id, basketId, buyerId, email, enterprise } = heard.order
  if (!isPlan(basketId)) return 'free'
  const marks = companyMarks({
    accountId: buyerId,
    emails: [email, emailOf(heard), enterprise?.businessEmail],
    taxId: enterprise?.taxId,
  })
  const asked = { marks, orderId: id }
  const standing = await findPlanStanding(tx, asked)
  if (standing === 'taken' || standing === 'undecided') return standing
  // Whoever has paid comes before whoever may never pay.
  await claimPlan(tx, { ...asked, now })
  return 'free'
}

/** The money goes back, and what the order held is for sale again. */
export const returnPlan = async (tx: Tx, heard: Heard, now: Date): Promise<void> => {
  const order = await nameBuyer(tx, heard)
  await markPaid(tx, { heard, now })
  await endOrder(tx, order, 'plan_taken', now)
  await refundUnsold(tx, order, 'plan_taken', now)
}
