import * as z from 'zod/mini'

/** Every refusal a person can meet: its status and the words they read unless the server says it more exactly. */
export const errorCatalogue = {
  invalid_input: { status: 400, message: 'Something in the request is not as expected.' },
  malformed_body: { status: 400, message: 'The request body could not be read.' },
  not_signed_in: { status: 401, message: 'Please sign in to continue.' },
  wrong_credentials: { status: 401, message: 'The e-mail address or the password is not right.' },
  wrong_factor: {
    status: 401,
    message: 'This is not right, or it was used already. Wait for the next code, or try another way.',
  },
  sign_in_over: {
    status: 401,
    message: 'This sign-in has taken too long or was ended. Please start again.',
  },
  invalid_token: { status: 401, message: 'The identity token is not valid. Please sign in again.' },
  invalid_key: {
    status: 401,
    message: 'This key opens nothing: it is not known, has ended or was revoked.',
  },
  forbidden: { status: 403, message: 'This belongs to another account.' },
  not_permitted: { status: 403, message: 'Your role in this organisation does not allow this.' },
  scope_missing: { status: 403, message: 'This key was not made for that.' },
  approval_needed: {
    status: 403,
    message: 'This is more than you may do alone. Ask a colleague to approve it. Nothing was done.',
  },
  approval_own: { status: 403, message: 'You cannot decide about this request.' },
  provider_required: {
    status: 403,
    message:
      'Your organisation signs its members in through its own provider. Enter your address at the sign-in and continue with it.',
  },
  session_limited: {
    status: 403,
    message:
      'You signed in through your organisation, so you act for it alone. Sign in with your own password or passkey to do this.',
  },
  csrf_invalid: { status: 403, message: 'The page is out of date. Please try again.' },
  foreign_origin: { status: 403, message: 'The request came from another site and was refused.' },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  version_unknown: {
    status: 400,
    message: 'There is no such version. Name one of those the documentation lists, or none.',
  },
  method_not_allowed: { status: 405, message: 'This address does not take that kind of request.' },
  email_taken: {
    status: 409,
    message: 'An account with this e-mail address exists. Sign in, or reset the password if you forgot it.',
  },
  account_leaves: {
    status: 409,
    message: 'Something of yours would stay out of reach. Please confirm that you know.',
  },
  last_factor: {
    status: 409,
    message: 'Your account needs a second factor. Add another one first, then remove this one.',
  },
  account_entangled: { status: 409, message: 'This account still has something under way.' },
  activity_changed: {
    status: 409,
    message: 'These lines were changed in another window meanwhile. Load the page again to see them.',
  },
  activity_finished: {
    status: 409,
    message: 'This inventory was finished. Delete its analysis, and it goes along.',
  },
  figure_changed: {
    status: 409,
    message: 'This figure was changed in the meantime. Look at it as it is now, then decide.',
  },
  figure_computed: {
    status: 409,
    message:
      'The figures of this analysis are computed from lines of activity data, so none is given by hand. Change its lines instead.',
  },
  figure_unlikely: { status: 409, message: 'This is far from the other figures. Are you sure?' },
  insufficient_credits: { status: 409, message: 'There are not that many credits left.' },
  serials_issued: { status: 409, message: 'Credits with these serial numbers have been issued before.' },
  project_exists: { status: 409, message: 'This project is registered already.' },
  token_listed: { status: 409, message: 'Token ID is already listed' },
  email_unconfirmed: {
    status: 409,
    message: 'Please confirm your e-mail address first. Your account page says how.',
  },
  confirm_signed_in: {
    status: 409,
    message:
      'Sign in to the account of this address first, then the link confirms it. If you did not open the account, choose a new password: that makes it yours.',
  },
  file_incomplete: { status: 409, message: 'The project file is not complete yet.' },
  not_rated: { status: 409, message: 'This vintage has no score yet: see what is missing on its scorecard.' },
  not_approved: { status: 409, message: 'Credits can be listed once the review has approved the project.' },
  seller_unchecked: {
    status: 409,
    message: 'Until your identity is checked, only a little can be on sale at a time.',
  },
  not_backed: { status: 409, message: 'These credits do not stand in the records of their registry.' },
  identity_frozen: {
    status: 409,
    message:
      'Credits of this project were issued or promised: what identifies them can no longer be changed.',
  },
  document_known: { status: 409, message: 'This document is part of the project already.' },
  photograph_known: { status: 409, message: 'This photograph is part of the project already.' },
  block_issued: { status: 409, message: 'Credits of this block were issued: it can no longer be removed.' },
  line_not_open: { status: 409, message: 'It is known by now what this line stands for.' },
  tokens_not_allowed: {
    status: 409,
    message: 'The registry of these credits does not let them circulate as tokens.',
  },
  wallet_busy: { status: 409, message: 'Tokens are on their way to or from this wallet.' },
  wallet_taken: {
    status: 409,
    message: 'This wallet was linked with another account after you had begun. Please begin again.',
  },
  schedule_over: { status: 409, message: 'This waits for its day, or was retired or taken back already.' },
  schedule_too_many: {
    status: 409,
    message: 'There are 100 scheduled retirements already. Take one back first.',
  },
  credits_disputed: {
    status: 409,
    message:
      'The payment for these credits is disputed at your bank. Until that is decided they can be neither retired nor withdrawn.',
  },
  credits_waiting: {
    status: 409,
    message: 'Credits that were paid by card can be withdrawn some days after the payment.',
  },
  credits_withdrawn: {
    status: 409,
    message:
      'Some of these credits were withdrawn to a wallet. They have to be back in the holdings they left before anything else can be done with them.',
  },
  chain_unavailable: {
    status: 503,
    message: 'The chain cannot be reached. Nothing was changed. Please try again in a moment.',
  },
  quote_refused: { status: 409, message: 'This cannot be paid by invoice.' },
  quote_not_open: { status: 409, message: 'This quote is no longer open.' },
  listing_not_open: { status: 409, message: 'This listing is not open for sale.' },
  not_delivered: {
    status: 409,
    message: 'These credits were sold forward and are not delivered yet. They have offset nothing.',
  },
  review_changed: {
    status: 409,
    message: 'The seller changed this file in the meantime. Look at it as it is now, then decide.',
  },
  retirement_changed: {
    status: 409,
    message: 'This retirement was changed in the meantime. Look at it as it is now, then decide.',
  },
  payout_changed: {
    status: 409,
    message: 'What can be paid has changed in the meantime. Look at it as it is now, then decide.',
  },
  money_changed: {
    status: 409,
    message: 'This order has changed in the meantime. Look at it as it is now, then decide.',
  },
  proposal_waits: {
    status: 409,
    message: 'An act on this order waits for a second operator. It has to be confirmed or refused first.',
  },
  request_open: {
    status: 409,
    message: 'A refund of this order was asked for already. Wait for the answer, or take the request back.',
  },
  milestone_over: { status: 409, message: 'Nothing is left to deliver for this date.' },
  delivery_started: {
    status: 409,
    message: 'Part of this order was delivered or returned already. What is left follows its own dates.',
  },
  subscription_refused: { status: 409, message: 'This subscription cannot be started here.' },
  subscription_over: { status: 409, message: 'This subscription has ended.' },
  own_listing: { status: 409, message: 'You cannot buy your own listing.' },
  approval_over: { status: 409, message: 'This request no longer waits for anybody.' },
  approval_nobody: {
    status: 409,
    message: 'There is nobody in your organisation who could approve this. An admin can invite somebody.',
  },
  price_changed: { status: 409, message: 'The price has changed. Please look at the new total.' },
  basket_changed: { status: 409, message: 'What the basket holds has changed. Please look at it again.' },
  terms_changed: {
    status: 409,
    message: 'The terms have changed. Please read them as they are now, then go on.',
  },
  plan_taken: {
    status: 409,
    message: 'The welcome plan is once for a company, and yours has had it. Nothing was charged.',
  },
  sold_out: { status: 409, message: 'This basket is sold out at the moment. Nothing was charged.' },
  sales_stopped: {
    status: 409,
    message: 'Sales are stopped while we check our books. Nothing is charged. Please come back later.',
  },
  order_expired: { status: 409, message: 'The time to pay for this order is over. Please order again.' },
  order_not_open: { status: 409, message: 'This order is paid or over and cannot be cancelled.' },
  payment_declined: { status: 402, message: 'The payment was declined. Nothing was charged.' },
  bad_signature: { status: 400, message: 'The signature of this report is not right.' },
  idempotency_missing: { status: 400, message: 'This call needs an Idempotency-Key header.' },
  idempotency_in_flight: {
    status: 409,
    message: 'The same request is being worked on. Please wait a moment.',
  },
  idempotency_mismatch: { status: 422, message: 'This key was used for another request.' },
  payment_unavailable: {
    status: 503,
    message: 'The payment provider cannot be reached. Nothing was charged. Please try again in a moment.',
  },
  body_too_large: { status: 413, message: 'The request is larger than this address takes.' },
  unsupported_media_type: { status: 415, message: 'The request is not in a format this address reads.' },
  file_missing: { status: 400, message: 'Please upload an ESG report .pdf' },
  file_empty: { status: 422, message: 'This file is empty. Please choose another.' },
  file_type_mismatch: {
    status: 422,
    message: 'The content of this file is not what its name says. Please choose another.',
  },
  file_encrypted: {
    status: 422,
    message: 'This document is password-protected. Remove the password and upload it again.',
  },
  file_executable: {
    status: 422,
    message: 'This file holds a program and was set aside. Please choose a report.',
  },
  upload_too_slow: {
    status: 408,
    message: 'This upload is too slow to go on. Please try again on a faster connection.',
  },
  document_unreadable: { status: 422, message: 'This page of the document cannot be shown.' },
  photograph_unreadable: { status: 422, message: 'This photograph cannot be read. Please choose another.' },
  weak_password: { status: 422, message: 'This password is too easy to guess. Please choose another.' },
  link_expired: { status: 410, message: 'This link has been used or has expired. Please ask for a new one.' },
  provider_not_configured: {
    status: 503,
    message: 'Sign-in with this provider is not configured on this server.',
  },
  organisation_changed: {
    status: 409,
    message: 'You act for another organisation now. Reload the page to go on.',
  },
  domain_taken: {
    status: 409,
    message: 'Another organisation has proven this domain. If it is yours, please write to us.',
  },
  domain_unproven: {
    status: 409,
    message: 'Prove a domain of your organisation first: only its addresses can come through a provider.',
  },
  provider_unfit: { status: 409, message: 'The provider cannot be used for sign-in as it is.' },
  provider_untried: {
    status: 409,
    message: 'Sign in through the provider once yourself first: that shows that it lets you in.',
  },
  last_owner: {
    status: 409,
    message: 'An organisation needs an owner. Hand it over first.',
  },
  already_member: { status: 409, message: 'This person belongs to the organisation already.' },
  invitation_elsewhere: {
    status: 409,
    message: 'This invitation was sent to another address. Sign in with that one.',
  },
  address_taken: { status: 409, message: 'Somebody else has this address. Please choose another one.' },
  organisation_unnamed: {
    status: 409,
    message: 'Give your organisation a name first: it is what the page is called.',
  },
  claim_not_allowed: {
    status: 409,
    message: 'The checker does not allow these words everywhere. See in the claim checker what is missing.',
  },
  claim_there: {
    status: 409,
    message: 'These words stand on the page already. Take them off first, or say something else.',
  },
  too_many_addresses: {
    status: 409,
    message: 'The page has stood at ten addresses already. Please choose one of them.',
  },
  too_many_claims: { status: 409, message: 'The page holds five sentences. Take one off first.' },
  too_many_keys: { status: 409, message: 'There are 50 keys already. Revoke one that nobody needs.' },
  no_test_market: {
    status: 503,
    message:
      'The test market of your organisation cannot be reached. Nothing was done; try again in a moment.',
  },
  test_only: {
    status: 403,
    message:
      'Only a key that starts with test_ may do this: the clock of the market itself is moved by nobody.',
  },
  clock_moving: { status: 409, message: 'The clock is on its way already. Wait until its status is ready.' },
  key_over: { status: 409, message: 'This key has ended or was revoked. Make another one.' },
  too_many_members: { status: 409, message: 'The list is full.' },
  too_many_searches: { status: 409, message: 'You keep 20 searches already. Remove one first.' },
  too_many_webhooks: { status: 409, message: 'There are 20 endpoints already. Remove one first.' },
  webhook_off: { status: 409, message: 'This endpoint is switched off. Switch it on first.' },
  rate_limited: { status: 429, message: 'Too many attempts. Please wait a moment and try again.' },
  sign_in_paused: {
    status: 429,
    message:
      'Too many wrong passwords were tried for this address. Choose a new one by “Forgot password” and you can sign in at once, or wait.',
  },
  internal_error: { status: 500, message: 'Something went wrong on our side. Nothing was changed.' },
  not_available: { status: 501, message: 'This is not available on this server yet.' },
  documents_unavailable: {
    status: 503,
    message:
      'Documents can be neither kept nor opened at the moment. Nothing was stored. Please try again in a minute.',
  },
  unavailable: { status: 503, message: 'The service is not ready. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errorCatalogue

/** The one shape of every refusal. `error` is the text for the person, as calls 1 to 3 of the product always read it. */
export const ErrorBody = z.object({
  error: z.string(),
  code: z.enum(Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]]),
  field: z.optional(z.string()),
  /** With `price_changed`: what it costs now. */
  totalCents: z.optional(z.int()),
  requestId: z.string(),
})
export type ErrorBody = z.infer<typeof ErrorBody>
