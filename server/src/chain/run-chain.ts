import type { Logger } from 'pino'
import type { ChainConfig } from '../platform/config.ts'
import type { Database } from '../platform/db.ts'
import { openOwnConnection } from '../platform/own-connection.ts'
import type { FindWallets } from './gather-entries.ts'
import { findProgress } from './keep-progress.ts'
import type { MirrorPace } from './mirror-parts.ts'
import { openMirror } from './mirror-turn.ts'
import { openProvider } from './open-provider.ts'
import type { ChainProvider } from './provider.ts'
import { type ReachedChain, reachChain } from './reach-chain.ts'
import { runMirror, type Waits } from './run-mirror.ts'
import { openTidying } from './tidy-states.ts'
import { verifyChain } from './verify-chain.ts'

const lockKey = 7_261_128

// The local chain has its block at once, and small transactions leave the processor to others in between.
const paceOf = ({ kind, confirmations, anchorSeconds }: ChainConfig): MirrorPace => ({
  confirmations,
  movesAtOnce: kind === 'local' ? 20 : 100,
  stuckMs: 3 * 60_000,
  settleMs: kind === 'local' ? 0 : 60_000,
  anchorMs: anchorSeconds * 1000,
})
const waitsOf = ({ kind }: ChainConfig): Waits => ({
  lookMs: kind === 'local' ? 300 : 1000,
  askMs: kind === 'local' ? 50 : 3000,
  idleMs: 15_000,
  failedMs: 1000,
  failedMsMax: 5 * 60_000,
  restMsMax: 5000,
})

type Parts = {
  database: Database
  config: ChainConfig
  publicUrl: string
  mayMirror: boolean
  log: Logger
  findWallets: FindWallets
  onTrouble: (reason: string | null) => void
}

/** Who mirrors: one process of all, for as long as its connection lives. */
const openLeadership = ({ direct }: Database, log: Logger) => {
  let connection: Awaited<ReturnType<typeof openOwnConnection>> | undefined
  let isLeader = false
  return {
    leads: async (): Promise<boolean> => {
      if (!connection) {
        const opened = await openOwnConnection(direct, log)
        opened.once('end', () => {
          connection = undefined
          isLeader = false
        })
        connection = opened
      }
      if (isLeader) return true
      const { rows } = await connection.query(`select pg_try_advisory_lock(${lockKey}) as locked`)
      isLeader = rows[0]?.locked === true
      return isLeader
    },
    end: async (): Promise<void> => connection?.end(),
  }
}

/** The chain and its mirror, as they run on a thread of their own. What fails is tried again by whoever asks next. */
export const runChain = (parts: Parts) => {
  const { database, config, publicUrl, mayMirror, log, findWallets, onTrouble } = parts
  const { db, reader } = database
  let provider: Promise<ChainProvider> | undefined
  let reached: Promise<ReachedChain> | undefined
  const reachProvider = (): Promise<ChainProvider> => {
    provider ??= openProvider(db, config).catch((error: unknown) => {
      provider = undefined
      throw error
    })
    return provider
  }
  const reach = (): Promise<ReachedChain> => {
    reached ??= reachProvider()
      .then((found) => reachChain(db, found, config, { publicUrl, now: new Date() }))
      .catch((error: unknown) => {
        reached = undefined
        throw error
      })
    return reached
  }
  const leadership = openLeadership(database, log)
  const running = runMirror({
    ...{
      db,
      log,
      onTrouble,
      waits: waitsOf(config),
      leads: mayMirror ? leadership.leads : async () => false,
    },
    ...(config.kind === 'local' ? { tidy: openTidying(db, log, () => new Date()) } : {}),
    reach: async () => {
      const { deployment, node, signer } = await reach()
      const parts = {
        db,
        node,
        signer,
        deployment,
        findWallets,
        log,
        pace: paceOf(config),
        now: () => new Date(),
      }
      return { mirror: openMirror(parts), deployment }
    },
  })
  return {
    setBusy: running.setBusy,
    request: async (asked: Parameters<ChainProvider['request']>[0]) => (await reachProvider()).request(asked),
    reach: async () => (await reach()).deployment,
    verify: async () => {
      const { deployment, node } = await reach()
      const progress = await findProgress(reader, deployment)
      return verifyChain(reader, node, { begunBlock: progress?.begunBlock ?? null, now: () => new Date() })
    },
    stop: async (): Promise<void> => {
      await running.stop()
      await leadership.end()
    },
  }
}
