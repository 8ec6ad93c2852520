import { Credits } from '@ledgerleaf/contract/units'
import { findPersonByEmail } from '../people/identity/index.ts'
import type { Db, Tx } from '../platform/db.ts'
import { addBlock, decideProject, lockOwnFile, rescore, submitFile } from '../supply/project-files/index.ts'
import { deliverCredits } from '../trade/forwards/index.ts'
import type { PromisedDay } from '../views/test-market/index.ts'
import { demoPeople } from './demo-people.ts'
import { publishUnits } from './plant-records.ts'

/**
 * A seller of the demo keeps a promise, as sellers do: the registry publishes what it issued, the seller enters the serials,
 * the review approves them, and they are delivered.
 */
export const deliverPromised = async (
  db: Db,
  tx: Tx,
  promised: PromisedDay,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> => {
  const { milestoneId, sellerId, projectId, registry, registryProjectId, owed, startsOn, endsOn } = promised
  const operator = await findPersonByEmail(tx, demoPeople.operator.email)
  if (!operator) throw new Error('the demo has no operator')
  const prefix = `${registryProjectId}-D${milestoneId.replaceAll('-', '').slice(-10).toUpperCase()}`
  const unit = { registry, registryProjectId, prefix, first: 1, last: owed, startsOn, endsOn }
  await publishUnits(db, tx, unit, operator.id, now)
  const own = await lockOwnFile(tx, sellerId, projectId)
  const { id: blockId } = await addBlock(
    tx,
    own,
    {
      vintageStartsOn: startsOn,
      vintageEndsOn: endsOn,
      serialPrefix: prefix,
      serialStart: 1,
      serialEnd: owed,
    },
    now,
  )
  await rescore(tx, projectId, now)
  await submitFile(tx, sellerId, projectId, now)
  const approval = { decision: 'approve' as const, reason: '' }
  await decideProject(tx, operator.id, projectId, approval, { publicUrl, now })
  await deliverCredits(tx, sellerId, milestoneId, { quantity: Credits.parse(owed), blockId }, now)
}
