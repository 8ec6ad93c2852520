import * as z from 'zod/mini'
import { declareClockTask, declareTask } from '../../platform/tasks.ts'

/** Looks the address up in its own time, so that the answer to the request tells nothing. */
export const sendResetLinkTask = declareTask('send-reset-link', z.object({ email: z.string() }))

/** Tells the owner of an address what somebody else did with it, if it has an account; looked up in its own time too. */
export const warnOwnerTask = declareTask(
  'warn-owner',
  z.object({ email: z.string(), of: z.enum(['guesses', 'codes', 'signUp']) }),
)

/** An account has proved its address. Who keeps something for that address, in a room above, hands in what follows. */
export const personProvedAddressTask = declareTask('person-proved-address', z.object({ email: z.string() }))

/** Drops sessions, links, rate-limit windows and failed jobs that are over. */
export const sweepExpiredTask = declareClockTask('sweep-expired', '17 * * * *')
