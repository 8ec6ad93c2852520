import type { Tx } from '../../platform/db.ts'
import { hasFactor } from '../factors/index.ts'
import { demandsFactor, findRoles } from '../organisations/index.ts'
import { endSessions } from './end-sessions.ts'

/**
 * Ends the sessions of members who have no second factor, where their organisation demands one by now. Their next sign-in leads
 * them to set one up before anything else.
 */
export const endUnproved = async (tx: Tx, organisationId: string, only?: string): Promise<void> => {
  if (!(await demandsFactor(tx, organisationId))) return
  const members = only ? [only] : (await findRoles(tx, organisationId)).keys()
  for (const personId of members) if (!(await hasFactor(tx, personId))) await endSessions(tx, personId, 'all')
}
