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
  ErrorCode,
  Figure,
  Holding,
  Key,
  Listing,
  Money,
  Order,
  Problem,
  Project,
  Quote,
  Recommendation,
  Report,
  Retirement,
  RetirementAct,
  SellerListing,
  Tonnes,
  WaitingForApproval,
  WebhookEvent,
  WebhookEventType,
  WholeProject,
} from './types.ts'
export { verifyWebhook } from './verify-webhook.ts'
