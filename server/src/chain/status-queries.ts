import type { ChainAnchor, ChainStatus } from '@ledgerleaf/contract/chain'
import { and, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { findSignedAt } from '../log/checkpoint-queries.ts'
import { findTreeSize } from '../log/integrate-leaves.ts'
import type { ChainConfig } from '../platform/config.ts'
import type { Reader } from '../platform/db.ts'
import { chainMirrors, chainTransactions } from './chain.tables.ts'
import { ofDeployment } from './deployment.ts'
import type { Hex } from './hex.ts'
import type { Progress } from './keep-progress.ts'

/** The contract this server mirrors to now, or did last; none before the chain was first reached. */
export const findMirror = async (db: Reader, config: ChainConfig): Promise<Progress | null> => {
  if (config.kind === 'off') return null
  const { chainId } = config
  const wanted: (SQL | undefined)[] = [
    chainId === null ? undefined : eq(chainMirrors.chainId, chainId),
    config.contract === null ? undefined : eq(chainMirrors.contract, config.contract as Hex),
  ]
  const [found] = await db
    .select()
    .from(chainMirrors)
    .where(and(...wanted))
    .orderBy(desc(chainMirrors.begunAt))
    .limit(1)
  return found ?? null
}

const findAnchor = async (db: Reader, mirror: Progress): Promise<ChainAnchor | null> => {
  if (mirror.anchoredSize === null || mirror.anchoredRoot === null) return null
  const [sent] = await db
    .select({ hash: chainTransactions.hash, block: chainTransactions.block })
    .from(chainTransactions)
    .where(
      and(
        ofDeployment(chainTransactions, mirror),
        eq(chainTransactions.anchoredSize, mirror.anchoredSize),
        inArray(chainTransactions.state, ['mined', 'confirmed']),
      ),
    )
    .limit(1)
  return {
    size: mirror.anchoredSize,
    root: mirror.anchoredRoot,
    transaction: sent?.hash ?? null,
    block: sent?.block ?? null,
  }
}

/** Where browsers may ask the chain. */
const rpcUrlOf = ({ kind, publicRpcUrl }: ChainConfig): string | null =>
  kind === 'local' ? '/api/chain/rpc' : publicRpcUrl

/** Since when the oldest entry that is missing waits: as long as the log has it, and the contract has been there for it. */
const findBehindSince = async (db: Reader, mirror: Progress | null): Promise<Date | null> => {
  const signedAt = await findSignedAt(db, mirror?.clearTo ?? 0)
  return signedAt && mirror && mirror.begunAt > signedAt ? mirror.begunAt : signedAt
}

export const findStatus = async (db: Reader, config: ChainConfig): Promise<ChainStatus> => {
  const mirror = await findMirror(db, config)
  const { kind, name, explorerUrl, confirmations } = config
  const on = kind !== 'off'
  const size = on ? await findTreeSize(db) : 0
  const behind = Math.max(0, size - (mirror?.clearTo ?? 0))
  const behindSince = behind > 0 ? await findBehindSince(db, mirror) : null
  return {
    on,
    local: kind === 'local',
    name: on ? name : 'No chain',
    chainId: mirror?.chainId ?? (on ? config.chainId : null),
    contract: mirror?.contract ?? null,
    explorerUrl,
    rpcUrl: rpcUrlOf(config),
    nextIndex: mirror?.nextIndex ?? null,
    logSize: size,
    behind,
    behindSinceAt: behindSince?.toISOString() ?? null,
    confirmationsNeeded: confirmations,
    anchored: mirror && (await findAnchor(db, mirror)),
  }
}
