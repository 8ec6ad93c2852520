import * as z from 'zod/mini'
import { declareClockTask, declareTask } from '../../platform/tasks.ts'

/** Sends the certificates of one act, once the log has taken them up or has been looked at often enough. */
export const mailCertificatesTask = declareTask(
  'mail-certificates',
  z.object({ to: z.string(), retirementIds: z.array(z.string()), looksLeft: z.int() }),
)

/** The same of one act that was shared among several. */
export const mailSharedTask = declareTask(
  'mail-shared-certificates',
  z.object({ to: z.string(), sharedId: z.string(), looksLeft: z.int() }),
)

/** Decides whose a retirement is where that could not be said when it was made. */
export const decideWhoseTask = declareClockTask('decide-whose-retirements', '* * * * *')
