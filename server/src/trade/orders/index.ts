export { announceOrder } from './announce-order.ts'
export { findBoughtBatches } from './bought-batches.ts'
export {
  endMilestone,
  fulfilMilestone,
  postponeMilestone,
  replaceMilestone,
} from './change-milestone.ts'
export { companyMarks } from './company-marks.ts'
export { endOrder } from './end-order.ts'
export { failReturn, findFailedReturns, returnAgain, returnNames } from './fail-return.ts'
export { findCurrencies } from './find-currencies.ts'
export { findReturns, findThoseReturned, type ReturnedMoney } from './find-returns.ts'
export type { Sender } from './follow-settlement.ts'
export { type FreeLine, findFreeLines, lockFreeLines } from './free-credits.ts'
export { hasSold } from './has-sold.ts'
export { decisionOf, holdAgain, type NotHeld } from './hold-again.ts'
export { centsOf, findKept, findReturned, minorOf, moneyReturned } from './kept-cents.ts'
export { findLastEnterprise } from './last-enterprise.ts'
export { keptOfLine, returnedOfLine } from './line-returned.ts'
export { linesInCurrency } from './lines-in-currency.ts'
export {
  findMilestones,
  findMissedMilestones,
  type LockedMilestone,
  lockMilestone,
  type MilestoneRow,
} from './lock-milestone.ts'
export {
  findOrderRow,
  type LineRow,
  type LockedOrder,
  lockOrder,
  lockOrders,
  type OrderRow,
  readOrder,
} from './lock-order.ts'
export { mailAbout } from './mail-about.ts'
export { mailRetired } from './mail-retired.ts'
export { asPaid, count, orderFact, type PaidPart, paidFigure, readerOf } from './mailed-order.ts'
export { nameBuyer } from './name-buyer.ts'
export { nameGuest } from './name-guest.ts'
export { noteBought, noteOrderRetired } from './note-bought.ts'
export { aboutOrder } from './order-events.ts'
export { orderLink } from './order-link.ts'
export { money, onlyReal, ownedBy } from './order-postings.ts'
export { isOrderToken, orderToken } from './order-token.ts'
export { orderTasks } from './orders.jobs.ts'
export { orderMilestones, orders } from './orders.tables.ts'
export {
  closePaymentTask,
  invoiceOrdersTask,
  lapseOrderTask,
  refundPartTask,
  refundPaymentTask,
  retireOrderTask,
  returnPaymentTask,
  startSubscriptionsTask,
  sweepInvoicesTask,
  sweepOrdersTask,
} from './orders.tasks.ts'
export { buyerOf, heldOrdersOf, pendingOrders } from './pending-orders.ts'
export { ofOrder, orderPersonalData } from './personal-data.ts'
export { type NewOrder, type OrderVat, type PaysIn, placeOrder } from './place-order.ts'
export { prolongHold } from './prolong-hold.ts'
export { findPartRefund, finishPartRefund, refundLines } from './refund-lines.ts'
export { findRefund, finishRefund, refundOrder, refundUnsold } from './refund-order.ts'
export { retireLines } from './retire-order.ts'
export { coverDispute, returnDisputed } from './return-disputed.ts'
export { askForReturn, findReturn, finishReturn, withVat } from './return-milestone.ts'
export { settleOrder } from './settle-order.ts'
export { findSettledSince, settledOrders } from './settled-orders.ts'
export { soldAtOnce, soldOfLine } from './sold-credits.ts'
export { splitFee } from './split-fee.ts'
export { erasedOrders } from './sweep-invoices.ts'
export { takeOverOrder } from './take-over-order.ts'
export {
  addressOf,
  mailDispute,
  mailPartRefund,
  mailRefund,
} from './tell-people.ts'
export { fingerprintOf, weighRefund } from './weigh-refund.ts'
export { claimPlan, findPlanStanding, isPlan, type PlanStanding } from './welcome-claims.ts'
