import type { RateLimit } from '../../platform/rate-limit.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** How often one caller may try. Each is counted in the database, so all processes count together. */
export const identityLimits = {
  /** By network and e-mail. */
  wrongPassword: { limit: 5, windowSeconds: minute },
  /** By e-mail from all networks together, the wait growing with the guesses; a known device counts for itself. */
  guesses: { limit: 20, windowSeconds: 15 * minute },
  guessesInADay: { limit: 60, windowSeconds: day },
  /** By account, at the second factor, where a known device counts for itself. */
  factorGuesses: { limit: 20, windowSeconds: 15 * minute },
  factorGuessesInADay: { limit: 60, windowSeconds: day },
  signIn: { limit: 30, windowSeconds: minute },
  signUp: { limit: 20, windowSeconds: minute },
  /** How often one network may learn at sign-up that an address has an account. */
  tellings: { limit: 10, windowSeconds: hour },
  askReset: { limit: 5, windowSeconds: 15 * minute },
  askResetFromNetwork: { limit: 20, windowSeconds: minute },
  /** By e-mail alone: whoever asks from many networks still cannot fill a mailbox. */
  mailsToOneAddress: { limit: 5, windowSeconds: hour },
  /** By e-mail and what is told: a warning that comes again within the day tells nothing new. */
  warnings: { limit: 1, windowSeconds: day },
  useLink: { limit: 20, windowSeconds: minute },
  resendVerification: { limit: 3, windowSeconds: 10 * minute },
  startOpenId: { limit: 30, windowSeconds: minute },
} as const satisfies Record<string, RateLimit>
