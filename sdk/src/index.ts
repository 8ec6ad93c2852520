export { apiVersion } from './generated/calls.ts'
export { type Ledgerleaf, openLedgerleaf } from './ledgerleaf.ts'
export type { Page, Pages } from './pages.ts'
export { LedgerleafProblem, LedgerleafUnreachable, WebhookRefused } from './problems.ts'
export type { CallOptions, ChangeOptions, ClientOptions } from './send.ts'
export type {
  Analysis,
  Approval,
  Basket,
  Certificate,
  CheckedClaim,
  DeliverableBlock,
  Delivery,
  DueDelivery,
  ErrorCode,
  Figure,
  Forward,
  Holding,
  Key,
  Listing,
  Money,
  Movement,
  Order,
  Problem,
  Project,
  Quote,
  Recommendation,
  Report,
  Retirement,
  RetirementAct,
  SellerBlock,
  SellerDocument,
  SellerListing,
  SellerProject,
  Statement,
  Subscription,
  Tonnes,
  WaitingForApproval,
  WebhookEvent,
  WebhookEventType,
  WholeProject,
  WholeSellerProject,
} from './types.ts'
export { verifyWebhook } from './verify-webhook.ts'
