import type { PasskeyQuestion, PasskeyWish } from '@ledgerleaf/contract/factors'
import type { NewPasskey, PasskeyAnswer } from '@ledgerleaf/contract/proof'

/** What the browser did not do. Its words are for the person in front of it. */
class PasskeyRefusal extends Error {}

const wordsOf = (error: unknown): string => {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return 'This device holds a passkey of your account already.'
  if (name === 'NotAllowedError' || name === 'AbortError')
    return 'The passkey was not used: the browser was told no, or nobody answered it.'
  return 'This browser could not use a passkey. Please try another way.'
}

/** The library waits until somebody uses a passkey: most pages never need it. */
const withBrowser = async <T>(
  use: (browser: typeof import('@simplewebauthn/browser')) => Promise<T>,
): Promise<T> => {
  const browser = await import('@simplewebauthn/browser')
  try {
    return await use(browser)
  } catch (error) {
    throw new PasskeyRefusal(wordsOf(error))
  }
}

export const signWithPasskey = (question: PasskeyQuestion): Promise<PasskeyAnswer> =>
  withBrowser(
    async ({ startAuthentication }) =>
      (await startAuthentication({
        optionsJSON: question as Parameters<typeof startAuthentication>[0]['optionsJSON'],
      })) as PasskeyAnswer,
  )

export const makePasskey = (wish: PasskeyWish): Promise<NewPasskey> =>
  withBrowser(
    async ({ startRegistration }) =>
      (await startRegistration({
        optionsJSON: wish as Parameters<typeof startRegistration>[0]['optionsJSON'],
      })) as NewPasskey,
  )
