import { findSalesStop, resumeSales } from '../ledger/sales-stop.ts'
import { markRestoresSeen } from '../log/log-restores.ts'
import { renameLog } from '../log/rename-log.ts'
import { recordAct } from '../people/audit/index.ts'
import type { Config } from '../platform/config.ts'
import type { Tx } from '../platform/db.ts'
import { newId } from '../platform/id.ts'
import { findMissing } from './find-missing.ts'
import { type Confirmed, endsByConfirming } from './restore-words.ts'

/**
 * An operator has seen what is missing, and it goes on. Unless a copy elsewhere shows that nothing signed is missing, the
 * log goes on under a new name, because under the old one it could contradict what it signed. Null when there was nothing
 * to see.
 */
export const confirmRestore = async (
  tx: Tx,
  { operatorId, reason }: { operatorId: string | null; reason: string },
  config: Pick<Config, 'dataDir' | 'checkpointCopy'>,
  now: Date,
): Promise<Confirmed | null> => {
  const missing = await findMissing(tx, config)
  if (!missing) return null
  const origin = missing.isComplete ? null : await renameLog(tx, now)
  await markRestoresSeen(tx, now)
  const stop = await findSalesStop(tx)
  const lifted = stop && endsByConfirming(stop.reason) ? await resumeSales(tx, now) : null
  const act = { act: 'confirm_restore', subjectKind: 'sales_stop', subjectId: lifted ?? newId() } as const
  await recordAct(tx, { ...act, operatorId, reason }, now)
  return { origin, stillStopped: lifted || !stop ? null : stop.reason }
}
