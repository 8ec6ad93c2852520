import type { Tx } from '../../platform/db.ts'
import { forgetFactors } from '../factors/index.ts'
import { endSessions } from './end-sessions.ts'
import { endHalves } from './half-sign-in.ts'

/**
 * While nobody had proved the address, anyone could have opened the account. What opens it besides the way of whoever proves the
 * address now goes: factors, recovery codes, sign-ins that are under way and the sessions that are meant.
 */
export const forgetUnproven = async (
  tx: Tx,
  personId: string,
  sessions: 'all' | { allBut: string },
): Promise<void> => {
  await forgetFactors(tx, personId)
  await endHalves(tx, personId)
  await endSessions(tx, personId, sessions)
}
