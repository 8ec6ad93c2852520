import type { Db } from './db.ts'
import { callerNetwork, consume, limitKey } from './rate-limit.ts'

const papersFromOneNetwork = { limit: 120, windowSeconds: 60 }

/** Anyone may have a public sheet. Nobody needs two a second for long. */
export const limitPapers = (db: Db, ip: string, now: Date): Promise<void> =>
  consume(db, limitKey('paper', callerNetwork(ip)), papersFromOneNetwork, now)
