import { messageOf } from '../../api/api-error.ts'
import type { PopupFailure } from './open-id-popup.ts'

const refusals: Record<string, string> = {
  access_denied: 'The sign-in was cancelled at the provider.',
  account_not_linked:
    'An account with this e-mail address exists and could not be joined to the provider. Sign in with your password.',
  email_not_verified: 'The provider has not verified this e-mail address, so it cannot be used to sign in.',
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
