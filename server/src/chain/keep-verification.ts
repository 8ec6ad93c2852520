import type { ChainVerification } from '@ledgerleaf/contract/chain'
import { desc } from 'drizzle-orm'
import type { Reader, Tx } from '../platform/db.ts'
import { newId } from '../platform/id.ts'
import { chainVerifications } from './chain.tables.ts'
import { type Deployment, ofDeployment } from './deployment.ts'
import type { Hex } from './hex.ts'

export const keepVerification = async (
  tx: Tx,
  { chainId, contract }: Deployment,
  { at, block, blockHash, nextIndex, compared, differences, tookMs }: ChainVerification,
): Promise<void> => {
  const ranAt = new Date(at)
  await tx.insert(chainVerifications).values({
    ...{ id: newId(ranAt.getTime()), chainId, contract, ranAt, block, nextIndex, differences, tookMs },
    ...compared,
    blockHash: blockHash as Hex,
  })
}

export const findVerification = async (
  db: Reader,
  deployment: Pick<Deployment, 'chainId' | 'contract'>,
): Promise<ChainVerification | null> => {
  const [last] = await db
    .select()
    .from(chainVerifications)
    .where(ofDeployment(chainVerifications, deployment))
    .orderBy(desc(chainVerifications.ranAt))
    .limit(1)
  if (!last) return null
  const { ranAt, block, blockHash, nextIndex, differences, tookMs } = last
  const { tokens, balances, retirements, entries } = last
  const compared = { tokens, balances, retirements, entries }
  return { at: ranAt.toISOString(), block, blockHash, nextIndex, compared, differences, tookMs }
}
