import type { Tx } from '../../platform/db.ts'
import { enqueue } from '../../platform/outbox.ts'
import { isWithinLimit, limitKey } from '../../platform/rate-limit.ts'
import { warnOwnerTask } from './identity.tasks.ts'
import { identityLimits } from './identity-limits.ts'
import type { warnings } from './identity-mails.ts'

/** Tells the owner of an address, if it has one, at most once a day what somebody else did with it. */
export const warnOwner = async (
  tx: Tx,
  email: string,
  of: keyof typeof warnings,
  now: Date,
): Promise<void> => {
  if (await isWithinLimit(tx, limitKey('warnings', of, email), identityLimits.warnings, now))
    await enqueue(tx, warnOwnerTask, { email, of })
}
