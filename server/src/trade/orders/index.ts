export { announceOrder } from './announce-order.ts'
export { endOrder } from './end-order.ts'
export { holdAgain } from './hold-again.ts'
export { findOrderRow, type LineRow, type LockedOrder, lockOrder, lockOrders } from './lock-order.ts'
export { mailCertificates } from './mail-certificates.ts'
export { nameGuests } from './name-guest.ts'
export { findOrderBreaches } from './order-invariants.ts'
export { dollars } from './order-mails.ts'
export { buyerFunds, money, onlyReal, ownedBy } from './order-postings.ts'
export { findOrder } from './order-queries.ts'
export { orderToken } from './order-token.ts'
export { orderTasks } from './orders.jobs.ts'
export { orderRoutes } from './orders.routes.ts'
export { orderLines, orderMilestones, orders } from './orders.tables.ts'
export { type NewOrder, placeOrder, placeOrders } from './place-order.ts'
export { findPartRefund, finishPartRefund, refundLines } from './refund-lines.ts'
export { findRefundCents, finishRefund, refundOrder, refundUnsold } from './refund-order.ts'
export { retireLines } from './retire-order.ts'
export { coverDispute, returnDisputed } from './return-disputed.ts'
export { settleOrder, settleOrders } from './settle-order.ts'
export { splitFee } from './split-fee.ts'
export {
  addressOf,
  mailDispute,
  mailPartRefund,
  mailRefund,
  mailSettlements,
  type Sender,
} from './tell-people.ts'
