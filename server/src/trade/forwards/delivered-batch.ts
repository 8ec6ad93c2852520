import { writeDays } from '@ledgerleaf/contract/days'
import type { Deliver } from '@ledgerleaf/contract/forwards'
import { availableCredits, heldCredits } from '../../ledger/accounts.ts'
import { findCredits } from '../../ledger/balance-queries.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { issueBlock } from '../../supply/project-files/index.ts'
import { findBatchRow } from '../../supply/projects/index.ts'
import type { LineRow } from '../orders/index.ts'

type Vintage = { vintageStartsOn: string; vintageEndsOn: string }

const isWithin = (delivered: Vintage, promised: Vintage): boolean =>
  delivered.vintageStartsOn >= promised.vintageStartsOn && delivered.vintageEndsOn <= promised.vintageEndsOn

/**
 * The credits a delivery is made of: a block of the project and the vintage that were promised, which the review has
 * approved. The registry has issued them by now, and here they are issued like any others.
 */
export const findDeliveredBatch = async (
  tx: Tx,
  sellerId: string,
  line: LineRow,
  { blockId, quantity }: Deliver,
  now: Date,
): Promise<string> => {
  const promised = await findBatchRow(tx, line.batchId)
  if (!promised) throw new DomainError('not_found')
  const delivered = await issueBlock(tx, { id: promised.projectId, sellerId }, blockId, now)
  if (!isWithin(delivered, promised))
    throw new DomainError('invalid_input', {
      field: 'blockId',
      message: `The buyer was promised the vintage ${writeDays(promised.vintageStartsOn, promised.vintageEndsOn)}; this block is of ${writeDays(delivered.vintageStartsOn, delivered.vintageEndsOn)}`,
    })
  const { batchId } = delivered
  const from = batchId === line.batchId ? heldCredits(line.id) : availableCredits(sellerId)
  const left = await findCredits(tx, from, batchId)
  if (left < quantity)
    throw new DomainError('insufficient_credits', {
      field: 'quantity',
      message: `This block has ${left.toLocaleString('en-US')} credits left to deliver`,
    })
  return batchId
}
