import type { Writer } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { waitWords } from '../../platform/wait-words.ts'
import { limitCaller } from './limit-caller.ts'

/**
 * A sign-up with an address that has an account is refused, and that tells. So before an address is looked at, the network
 * puts one of its few tellings aside, and gets it back unless something was told. Without one left it learns nothing of
 * any address. Answers the key to give back.
 */
export const reserveTelling = async (db: Writer, ip: string, now: Date): Promise<string> => {
  try {
    return await limitCaller(db, 'tellings', { ip }, now)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { retryAfterSeconds = 1 } = error
    throw new DomainError('rate_limited', {
      retryAfterSeconds,
      message: `Too many sign-ups from your network used addresses that have an account. Sign in if you have one, or wait ${waitWords(retryAfterSeconds)}.`,
    })
  }
}
