import * as z from 'zod/mini'
import { declareTask } from '../../platform/tasks.ts'

/** Sends the certificates of one act, once the log has taken them up or has been looked at often enough. */
export const mailCertificatesTask = declareTask(
  'mail-certificates',
  z.object({ to: z.string(), retirementIds: z.array(z.string()), looksLeft: z.int() }),
)
