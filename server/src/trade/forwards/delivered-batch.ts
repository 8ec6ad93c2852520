import type { Deliver } from '@ledgerleaf/contract/forwards'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { issueBacked } from '../../supply/backing/index.ts'
import { findCreditingPeriod } from '../../supply/project-files/index.ts'
import { findBatchRow, findProject } from '../../supply/projects/index.ts'
import type { LineRow } from '../orders/index.ts'

const findPromised = async (tx: Tx, batchId: string) => {
  const batch = await findBatchRow(tx, batchId)
  const project = batch && (await findProject(tx, batch.projectId))
  if (!project) throw new DomainError('not_found')
  return { ...batch, projectRegistry: project.registry }
}

/** Tonnes of another time than the project is credited for are not its tonnes. */
const refuseOutside = async (
  tx: Tx,
  projectId: string,
  { vintageStartsOn, vintageEndsOn }: { vintageStartsOn: string; vintageEndsOn: string },
): Promise<void> => {
  if (vintageStartsOn > vintageEndsOn)
    throw new DomainError('invalid_input', {
      field: 'vintageEndsOn',
      message: 'The last day must not come before the first',
    })
  const period = await findCreditingPeriod(tx, projectId)
  if (!period) return
  const isEarly = period.startsOn !== null && vintageStartsOn < period.startsOn
  const isLate = period.endsOn !== null && vintageEndsOn > period.endsOn
  if (isEarly || isLate)
    throw new DomainError('invalid_input', {
      field: 'vintageStartsOn',
      message: `Outside the crediting period, ${period.startsOn} to ${period.endsOn}`,
    })
}

/**
 * The credits a delivery is made of: of the project that was promised, of a vintage that is over and not older than the
 * promised one. The seller holds them already, or their registry has just issued them.
 */
export const findDeliveredBatch = async (
  tx: Tx,
  sellerId: string,
  line: LineRow,
  { batchId, issuance }: Deliver,
  now: Date,
): Promise<string> => {
  if ((batchId === undefined) === (issuance === undefined))
    throw new DomainError('invalid_input', { field: 'batchId', message: 'Choose the credits to deliver' })
  const promised = await findPromised(tx, line.batchId)
  const held = batchId ? await findBatchRow(tx, batchId) : undefined
  const vintage = issuance ?? held
  if (!vintage || (held && held.projectId !== promised.projectId)) throw new DomainError('not_found')
  if (vintage.vintageEndsOn > now.toISOString().slice(0, 10))
    throw new DomainError('not_delivered', {
      field: 'vintageEndsOn',
      message: 'This vintage is not over yet: its tonnes cannot be delivered.',
    })
  if (vintage.vintageStartsOn < promised.vintageStartsOn)
    throw new DomainError('invalid_input', {
      field: 'vintageStartsOn',
      message: `The buyer was promised a vintage from ${promised.vintageStartsOn} on`,
    })
  if (held) return held.id
  if (!issuance) throw new DomainError('not_found')
  await refuseOutside(tx, promised.projectId, issuance)
  const { vintageStartsOn, vintageEndsOn, serialPrefix, serialStart, serialEnd } = issuance
  const issued = await issueBacked(
    tx,
    sellerId,
    {
      projectId: promised.projectId,
      vintage: { startsOn: vintageStartsOn, endsOn: vintageEndsOn },
      serials: {
        registry: promised.projectRegistry ?? promised.registry,
        prefix: serialPrefix,
        first: serialStart,
        last: serialEnd,
      },
    },
    now,
  )
  return issued.id
}
