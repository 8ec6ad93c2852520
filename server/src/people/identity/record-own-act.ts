import type { Person } from '@ledgerleaf/contract/identity'
import type { Tx } from '../../platform/db.ts'
import { recordAct } from '../audit/index.ts'

type OwnAct = 'add_factor' | 'remove_factor' | 'use_recovery_code' | 'make_recovery_codes'

/** By what operators can sign in concerns everybody, so it stands in their trail. Of others it is nobody's business. */
export const recordOwnAct = async (
  tx: Tx,
  { id, roles }: Pick<Person, 'id' | 'roles'>,
  { act, reason }: { act: OwnAct; reason: string },
  now: Date,
): Promise<void> => {
  if (!roles.includes('operator')) return
  await recordAct(tx, { act, subjectKind: 'account', subjectId: id, operatorId: id, reason }, now)
}
