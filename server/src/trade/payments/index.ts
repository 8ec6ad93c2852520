export { findDispute, findOpenDispute, findUndecided } from './apply-dispute.ts'
export { factsOfAccount, type MadeTransfer } from './connect-calls.ts'
export { findCardPaid } from './find-card-paid.ts'
export { movedNoMoney, type Payment } from './find-payments.ts'
export { keepPage } from './keep-page.ts'
export { findPaymentOf, findPaymentsOf, markTransferred, openPayment } from './open-payment.ts'
export { paymentTasks } from './payments.jobs.ts'
export { paymentRoutes } from './payments.routes.ts'
export {
  answerDisputeTask,
  closeQuoteTask,
  endRequestTask,
  reconcilePaymentsTask,
  retireDeliveredTask,
  tellDisputeTask,
} from './payments.tasks.ts'
export { paymentPersonalData } from './personal-data.ts'
export { createProvider, type PaymentProvider } from './provider.ts'
export { recordPayment } from './record-payment.ts'
export { returnTransfer } from './return-transfer.ts'
export { ensureCustomer, findCard, findEndingCards, noteWarned } from './saved-cards.ts'
export { settleDispute } from './settle-dispute.ts'
export type { OutsideEvent } from './verdict.ts'
