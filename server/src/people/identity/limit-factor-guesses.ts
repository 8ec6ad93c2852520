import type { Writer } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { consume, giveBack, limitKey } from '../../platform/rate-limit.ts'
import { waitWords } from '../../platform/wait-words.ts'
import { identityLimits } from './identity-limits.ts'

/** One try at the second factor of an account; `device` is null where it has never signed in. */
export type FactorGuess = { personId: string; device: string | null }

const limits = ['factorGuesses', 'factorGuessesInADay'] as const
const keyOf = (limit: (typeof limits)[number], { personId, device }: FactorGuess) =>
  limitKey(limit, personId, device ?? '')

/**
 * Counts a try before it is looked at. Whoever tries has the password already, so the wait is the account's and no new sign-in
 * ends it; devices that are known count for themselves, so that a stranger cannot lock the owner out.
 */
export const limitFactorGuesses = async (db: Writer, guess: FactorGuess, now: Date): Promise<void> => {
  for (const limit of limits)
    await consume(db, keyOf(limit, guess), identityLimits[limit], now).catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error
      const { retryAfterSeconds = 1 } = error
      throw new DomainError('sign_in_paused', {
        retryAfterSeconds,
        message: `Too many wrong codes were tried for this account. Please wait ${waitWords(retryAfterSeconds)}.`,
      })
    })
}

/** A right one was no guess. */
export const giveFactorGuessBack = async (db: Writer, guess: FactorGuess): Promise<void> => {
  for (const limit of limits) await giveBack(db, keyOf(limit, guess))
}
