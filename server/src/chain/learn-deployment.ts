import { and, isNull } from 'drizzle-orm'
import type { Db } from '../platform/db.ts'
import { chainMirrors } from './chain.tables.ts'
import { type Deployment, ofDeployment } from './deployment.ts'
import type { Hex } from './hex.ts'
import { findProgress } from './keep-progress.ts'
import type { ChainProvider } from './provider.ts'

type RawBlock = { timestamp: Hex; transactions: { hash: Hex; to: Hex | null }[] }
type RawReceipt = { contractAddress: Hex | null; gasUsed: Hex; effectiveGasPrice?: Hex }

type Cost = { deploymentGas: number; deploymentGasPriceWei: bigint; deployedAt: Date }

const readCost = async ({ request }: ChainProvider, contract: Hex, block: number): Promise<Cost | null> => {
  const at = `0x${block.toString(16)}`
  const found = (await request({ method: 'eth_getBlockByNumber', params: [at, true] })) as RawBlock | null
  for (const { hash, to } of found?.transactions ?? []) {
    if (to !== null) continue
    const made = (await request({
      method: 'eth_getTransactionReceipt',
      params: [hash],
    })) as RawReceipt | null
    if (made?.contractAddress?.toLowerCase() !== contract) continue
    return {
      deploymentGas: Number(made.gasUsed),
      deploymentGasPriceWei: BigInt(made.effectiveGasPrice ?? '0x0'),
      deployedAt: new Date(Number((found as RawBlock).timestamp) * 1000),
    }
  }
  return null
}

/**
 * Reads once what it took to put our contract on the chain, from the block it begins in or the one after: the local chain
 * begins with an empty one. Where another deployed it nothing is known, and nothing is counted.
 */
export const learnDeployment = async (
  db: Db,
  provider: ChainProvider,
  deployment: Deployment,
): Promise<void> => {
  const known = await findProgress(db, deployment)
  if (!known || known.begunBlock === null || known.deploymentGas !== null) return
  const { contract } = deployment
  const cost =
    (await readCost(provider, contract, known.begunBlock)) ??
    (await readCost(provider, contract, known.begunBlock + 1))
  if (cost)
    await db
      .update(chainMirrors)
      .set(cost)
      .where(and(ofDeployment(chainMirrors, deployment), isNull(chainMirrors.deploymentGas)))
}
