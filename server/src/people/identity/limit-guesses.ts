import type { Writer } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { callerNetwork, consume, forgive, giveBack, limitKey } from '../../platform/rate-limit.ts'
import { waitWords } from '../../platform/wait-words.ts'
import { identityLimits } from './identity-limits.ts'

/** One try at the password of an address; `device` is null where the account has never signed in. */
export type Guess = { email: string; ip: string; device: string | null }

const networkKey = ({ email, ip, device }: Guess) =>
  limitKey('wrongPassword', callerNetwork(ip), email, device ?? '')

const accountLimits = ['guesses', 'guessesInADay'] as const
const accountKey = (limit: (typeof accountLimits)[number], { email, device }: Omit<Guess, 'ip'>) =>
  limitKey(limit, email, device ?? '')

const paused = (retryAfterSeconds: number) =>
  new DomainError('sign_in_paused', {
    retryAfterSeconds,
    message: `Too many wrong passwords were tried for this address. Choose a new one by “Forgot password” and you can sign in at once, or wait ${waitWords(retryAfterSeconds)}.`,
  })

/**
 * Counts a guess before the password is looked at, so that guesses at the same moment cannot outrun the count, and for any
 * address, so that the refusal does not tell which have an account. Strangers share one count, whatever their network;
 * each device that is known has its own, so that they cannot lock the owner out.
 */
export const limitGuesses = async (db: Writer, guess: Guess, now: Date): Promise<void> => {
  await consume(db, networkKey(guess), identityLimits.wrongPassword, now)
  for (const limit of accountLimits)
    await consume(db, accountKey(limit, guess), identityLimits[limit], now).catch((error: unknown) => {
      throw error instanceof DomainError ? paused(error.retryAfterSeconds ?? 1) : error
    })
}

/** A right password was no guess. What others guessed stays counted: they go on guessing. */
export const giveGuessBack = async (db: Writer, guess: Guess): Promise<void> => {
  await forgive(db, networkKey(guess))
  for (const limit of accountLimits) await giveBack(db, accountKey(limit, guess))
}

/** Whoever proved that they read the mail of this address starts afresh: the password that was guessed at is gone. */
export const forgiveGuesses = async (db: Writer, guess: Guess): Promise<void> => {
  for (const device of new Set([guess.device, null])) {
    await forgive(db, networkKey({ ...guess, device }))
    for (const limit of accountLimits) await forgive(db, accountKey(limit, { ...guess, device }))
  }
}
