import type { RateLimit } from '../../platform/rate-limit.ts'

const minute = 60
const hour = 60 * minute

/** How often one caller may try. Each is counted in the database, so all processes count together. */
export const identityLimits = {
  /** By network and e-mail, so that nobody can lock another person out from elsewhere. */
  wrongPassword: { limit: 5, windowSeconds: minute },
  signIn: { limit: 30, windowSeconds: minute },
  signUp: { limit: 20, windowSeconds: minute },
  askReset: { limit: 5, windowSeconds: 15 * minute },
  askResetFromNetwork: { limit: 20, windowSeconds: minute },
  /** By e-mail alone: whoever asks from many networks still cannot fill a mailbox. */
  mailsToOneAddress: { limit: 20, windowSeconds: hour },
  useLink: { limit: 20, windowSeconds: minute },
  resendVerification: { limit: 3, windowSeconds: 10 * minute },
  startOpenId: { limit: 30, windowSeconds: minute },
} as const satisfies Record<string, RateLimit>
