import { messageOf } from '../../api/api-error.ts'
import type { PopupFailure } from './open-id-popup.ts'

const refusals: Record<string, string> = {
  access_denied: 'The sign-in was cancelled at the provider.',
  account_not_linked:
    'An account with this e-mail address exists and could not be joined to the provider. Sign in with your password.',
  email_not_verified: 'The provider has not verified this e-mail address, so it cannot be used to sign in.',
  provider_required:
    'Your organisation signs its members in through its own provider. Enter your address and continue with that.',
  trip_over: 'This sign-in took too long, or was begun in another window. Please start again.',
  outside_domain:
    'The provider named an address that is not of your organisation’s domains, so it lets nobody in here.',
  another_address:
    'The provider named another address than yours. Sign in there as yourself, with the address of this account.',
  operator_apart:
    'Operators sign in with their own password and second factor, and never through an organisation.',
  membership_over: 'Your last day in this organisation is over. Ask an owner or admin of it.',
  removed_member: 'You were removed from this organisation. An owner or admin has to invite you again.',
  not_invited:
    'Your organisation lets in only who was invited. Ask an owner or admin to invite this address.',
  bound_elsewhere:
    'This address already belongs to another account at the provider. Ask an owner of your organisation.',
  factor_missing:
    'A second factor is asked for, and you have none yet. Sign in with your own password once and set it up; without a password, choose one by “Forgot password”.',
  too_many_members: 'Your organisation has no room for another member. Ask an owner or admin of it.',
}

/** What to say about a sign-in window that did not succeed; null where a new window has taken its place. */
export const popupWords = (failure: PopupFailure): string | null => {
  switch (failure.code) {
    case 'popup-blocked':
      return 'The sign-in window was blocked by the browser. Allow pop-ups for this site and try again.'
    case 'popup-closed-by-user':
      return 'The sign-in window was closed before the sign-in was finished.'
    case 'cancelled-popup-request':
      return null
    case 'provider-refused':
      return refusals[failure.error] ?? 'The provider did not complete the sign-in. Please try again.'
    case 'not-started':
      return messageOf(failure.cause)
  }
}
