import type { Endpoint } from './endpoint.ts'
import type { Duty } from './member-roles.ts'

type Call = `${Endpoint['method']} /${string}`

// The whole of who may change what, on one page. What operators do is asked of the person: being one is no role of a member.
const changes: Record<Exclude<Duty, 'read'>, readonly Call[]> = {
  own: [
    'POST /api/auth/openid/start',
    'POST /api/auth/provider/start',
    'POST /api/auth/request-password-reset',
    'POST /api/auth/reset-password',
    'POST /api/auth/sign-in',
    'POST /api/auth/sign-out',
    'POST /api/auth/sign-up',
    'POST /api/auth/sign-up-seller',
    'POST /api/auth/verify-email',
    'POST /api/auth/resend-verification',
    'POST /api/auth/revoke-session',
    'PATCH /api/auth/profile',
    'POST /api/auth/step/code',
    'POST /api/auth/step/passkey-question',
    'POST /api/auth/step/passkey',
    'POST /api/auth/passkey-question',
    'POST /api/auth/passkey',
    'POST /api/auth/factors/passkey-question',
    'POST /api/auth/factors/totp/start',
    'POST /api/auth/factors/totp',
    'POST /api/auth/factors/passkey/start',
    'POST /api/auth/factors/passkey',
    'PATCH /api/auth/factors/:id/name',
    'POST /api/auth/factors/:id/remove',
    'POST /api/auth/factors/recovery-codes',
    'POST /api/usersignup/signup',
    'POST /api/account/close',
    'POST /api/contact',
    'POST /api/search-mails/stop',
    'POST /stop-search-mails',
    'POST /api/notice-mails/stop',
    'POST /stop-notice-mails',
    'POST /api/notices/read',
    'POST /api/notices/:id/read',
    'PUT /api/notice-preferences',
    // A draft, which visitors make too: paying for it is what needs a role.
    'POST /api/baskets',
    'POST /api/market/listings/:id/basket-additions',
    'POST /api/market/projects/:id/views',
    // A payment provider's word, and a page that asks whether it has come.
    'POST /api/payments/validate',
    'POST /api/payments/webhook',
    // By the token of a link that a colleague was given.
    'POST /api/quotes/:token/accept',
    'POST /api/quotes/:token/decline',
    'POST /api/quotes/:token/sandbox-pay',
    'POST /api/organisations',
    'POST /api/organisations/switch',
    'POST /api/organisation/leave',
    // A colleague of any role may have been named to approve in somebody's place: the request itself says who may decide.
    'POST /api/organisation/approvals/:id/approve',
    'POST /api/organisation/approvals/:id/refuse',
    'POST /api/approval-links/open',
    'POST /api/invitations/accept',
    'POST /api/invitations/:id/accept',
    'POST /api/invitations/:id/decline',
  ],
  prepare: [
    'DELETE /api/analyses/:id',
    'POST /api/analyses/:id/corrections',
    'POST /api/analyses/:id/corrections/:correctionId/:way',
    'POST /api/usersignup/upload',
    'POST /api/activity-inventories',
    'PUT /api/activity-inventories/:id',
    'POST /api/activity-inventories/:id/rows',
    'POST /api/activity-inventories/:id/finish',
    'DELETE /api/activity-inventories/:id',
    'POST /api/programme/decisions',
    'POST /api/deadlines',
    'DELETE /api/deadlines/:id',
    'POST /api/quotes',
    'POST /api/searches',
    'PATCH /api/searches/:id',
    'DELETE /api/searches/:id',
    'POST /api/seller/projects',
    'PATCH /api/seller/projects/:id',
    'POST /api/seller/projects/:id/blocks',
    'DELETE /api/seller/projects/:id/blocks/:blockId',
    'POST /api/seller/projects/:id/documents',
    'POST /api/seller/projects/:id/found-blocks',
    'POST /api/seller/projects/:id/import',
    'POST /api/seller/projects/:id/photographs',
    'POST /api/seller/projects/:id/proposals',
    'POST /api/documents/:id/read',
    'DELETE /api/documents/:id',
    'DELETE /api/photographs/:id',
  ],
  // Up to the limit of the role, which the verb asks about; what is above it is asked for.
  ask: [
    'POST /api/usersignup/create-checkout-session',
    'POST /api/orders',
    'POST /api/orders/:id/take-over',
    'POST /api/subscriptions',
    'POST /api/retirements',
    'POST /api/retirements/together',
    'POST /api/scheduled-retirements',
    'POST /api/organisation/approvals',
    'POST /api/organisation/approvals/:id/withdraw',
  ],
  buy: [
    'POST /api/organisation/approvals/:id/pay',
    'POST /api/organisation/delegations',
    'DELETE /api/organisation/delegations/:id',
    'POST /api/orders/:id/cancel',
    'POST /api/orders/:id/refund-request',
    'POST /api/orders/:id/refund-request/withdraw',
    'POST /api/subscriptions/:id/cancel',
    'POST /api/subscriptions/:id/confirm',
    'POST /api/subscriptions/:id/pause',
    'POST /api/subscriptions/:id/resume',
  ],
  retire: [
    'POST /api/scheduled-retirements/:id/move',
    'POST /api/scheduled-retirements/:id/perform',
    'DELETE /api/scheduled-retirements/:id',
    'POST /api/wallet-challenges',
    'POST /api/wallets',
    'DELETE /api/wallets/:id',
    'POST /api/wallets/:id/bring-back',
    'POST /api/withdrawals',
  ],
  sell: [
    'POST /api/listings',
    'PATCH /api/listings/:id',
    'POST /api/listings/:id/withdraw',
    'PATCH /api/projects/:id/listings',
    'POST /api/seller/projects/:id/submit',
    'POST /api/seller/projects/:id/publish',
    'POST /api/seller/forwards/:id/deliveries',
    'POST /api/seller/instructions/:id',
  ],
  finance: ['POST /api/subscriptions/card', 'POST /api/seller/bank-account', 'POST /api/seller/connect'],
  manage: [
    'PUT /api/organisation',
    'PUT /api/organisation/second-factor',
    'POST /api/organisation/subsidiaries',
    'DELETE /api/organisation/subsidiaries/:id',
    'POST /api/organisation/invitations',
    'DELETE /api/organisation/invitations/:id',
    'PATCH /api/organisation/members/:id',
    'DELETE /api/organisation/members/:id',
    'POST /api/organisation/members/:id/contact',
    // What programs of the organisation are told, and where.
    'POST /api/organisation/webhooks',
    'PATCH /api/organisation/webhooks/:id',
    'DELETE /api/organisation/webhooks/:id',
    'POST /api/organisation/webhooks/:id/secret',
    'POST /api/organisation/webhooks/:id/test',
    'POST /api/organisation/webhooks/:id/replay',
    'POST /api/organisation/webhooks/:id/deliveries/:eventId/replay',
    'POST /api/auth/open-seller-account',
    'PATCH /api/seller/profile',
    'PUT /api/climate-page',
    'POST /api/climate-page/claims',
    'DELETE /api/climate-page/claims/:id',
    'PATCH /api/seller/identity',
    'POST /api/seller/identity/document',
    'POST /api/seller/identity/submit',
    'POST /api/seller/terms',
    // At once, by whoever is there.
    'POST /api/organisation/keys/:id/revoke',
  ],
  // Limits bind admins too, so whoever they bind does not lift them.
  lead: [
    'POST /api/organisation/hand-over',
    'PUT /api/organisation/approval',
    // By whom others are let in.
    'POST /api/organisation/domains',
    'POST /api/organisation/domains/check',
    'POST /api/organisation/domains/remove',
    'PUT /api/organisation/provider',
    'POST /api/organisation/provider/test',
    'POST /api/organisation/provider/try',
    'POST /api/organisation/provider/switch',
    'POST /api/organisation/provider/remove',
    'POST /api/organisation/keys',
    'POST /api/organisation/keys/:id/rotate',
  ],
}

/** Reads that are about the person alone: a member whose role ended may still make them. */
const ownReads: readonly Call[] = [
  'GET /api/account/data.json',
  'GET /api/auth/factors',
  'GET /api/auth/session',
  'GET /api/auth/sessions',
  'GET /api/auth/token',
  'GET /api/notice-preferences',
  'GET /api/organisations',
]

/**
 * What belongs to nobody's organisation and may yet be done by somebody who came through an organisation's own provider. All
 * else of a person's own is closed to them, also what nobody thought of: whoever runs that provider can make it say anybody's
 * name, and must not reach what is that person's alone, or another organisation's.
 */
const whileLimited: readonly Call[] = [
  'GET /api/auth/factors',
  'GET /api/auth/session',
  'GET /api/organisations',
  'POST /api/auth/factors/passkey-question',
  'POST /api/auth/openid/start',
  'POST /api/auth/passkey',
  'POST /api/auth/passkey-question',
  'POST /api/auth/provider/start',
  'POST /api/auth/request-password-reset',
  'POST /api/auth/reset-password',
  'POST /api/auth/sign-in',
  'POST /api/auth/sign-out',
  'POST /api/auth/sign-up',
  'POST /api/auth/sign-up-seller',
  'POST /api/auth/step/code',
  'POST /api/auth/step/passkey',
  'POST /api/auth/step/passkey-question',
  'POST /api/approval-links/open',
  'POST /api/baskets',
  'POST /api/contact',
  'POST /api/market/listings/:id/basket-additions',
  'POST /api/market/projects/:id/views',
  'POST /api/organisation/approvals/:id/approve',
  'POST /api/organisation/approvals/:id/refuse',
  'POST /api/organisation/leave',
  'POST /api/payments/validate',
  'POST /api/payments/webhook',
  'POST /api/quotes/:token/accept',
  'POST /api/quotes/:token/decline',
  'POST /api/quotes/:token/sandbox-pay',
  'POST /api/search-mails/stop',
  'POST /stop-search-mails',
  // Of the organisation they act for. How mails come is a choice for all of their organisations, and is only shown.
  'GET /api/notice-preferences',
  'POST /api/notices/read',
  'POST /api/notices/:id/read',
  'POST /api/notice-mails/stop',
  'POST /stop-notice-mails',
]

const dutyOfChange = new Map<string, Duty>(
  Object.entries(changes).flatMap(([duty, calls]) => calls.map((call) => [call, duty as Duty] as const)),
)

/** Each change that is named above. */
export const namedChanges: readonly string[] = [...dutyOfChange.keys()]

/**
 * What somebody who acts for an organisation needs in order to make a call. A change that nobody thought of is for those
 * who may do everything.
 */
export const needOf = ({ method, path, effect }: Pick<Endpoint, 'method' | 'path' | 'effect'>): Duty => {
  const call = `${method} ${path}` as Call
  if (path.startsWith('/api/operator/') || ownReads.includes(call)) return 'own'
  return effect === 'read' ? 'read' : (dutyOfChange.get(call) ?? 'lead')
}

/** Whether somebody may make a call who signed in through an organisation's own provider, and so acts for that one alone. */
export const mayWhileLimited = (endpoint: Pick<Endpoint, 'method' | 'path' | 'effect'>): boolean =>
  needOf(endpoint) !== 'own' || whileLimited.includes(`${endpoint.method} ${endpoint.path}`)
