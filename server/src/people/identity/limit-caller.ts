import type { Writer } from '../../platform/db.ts'
import { callerNetwork, consume, limitKey } from '../../platform/rate-limit.ts'
import { identityLimits } from './identity-limits.ts'

type Limit = keyof typeof identityLimits

/** Counts one try of a caller, by network and whatever else tells them apart. Answers the key, to forgive it. */
export const limitCaller = async (
  db: Writer,
  limit: Limit,
  { ip, holder = '' }: { ip?: string; holder?: string },
  now: Date,
): Promise<string> => {
  const key = limitKey(limit, ip === undefined ? '' : callerNetwork(ip), holder)
  await consume(db, key, identityLimits[limit], now)
  return key
}
