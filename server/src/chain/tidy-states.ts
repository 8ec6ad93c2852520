import { openForgetting } from '@ledgerleaf/chain/local/forget'
import type { Logger } from 'pino'
import type { Db } from '../platform/db.ts'
import { openLocalStore } from './local-store.ts'

// A comparison of chain and ledger asks about one block for as long as it takes, which is half an hour at most.
const keepMs = 60 * 60_000
const keepBlocks = 1000
const atOnce = 1000
const lookEveryMs = 60_000
const againMs = 10 * 60_000

/** Removes old states of the local chain, a piece at a call. What goes wrong there is told, and holds up no mirror. */
export const openTidying = (db: Db, log: Logger, now: () => Date): (() => Promise<boolean>) => {
  const forgetting = openForgetting({ store: openLocalStore(db), keepMs, keepBlocks, atOnce, now })
  let notBefore = 0
  return async () => {
    if (now().getTime() < notBefore) return false
    try {
      const isMore = await forgetting.step()
      if (!isMore) notBefore = now().getTime() + lookEveryMs
      return isMore
    } catch (error) {
      notBefore = now().getTime() + againMs
      log.error({ code: 'chain-states-not-removed', error }, 'old states of the local chain were not removed')
      return false
    }
  }
}
