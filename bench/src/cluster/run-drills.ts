import type { Database } from '../../../server/src/platform/db.ts'
import { checkPromises } from '../faults/check-promises.ts'
import { settle } from '../faults/settle.ts'
import { stock } from '../faults/stock.ts'
import { startTraffic } from '../faults/traffic.ts'
import { drills, upgrade } from './drills.ts'
import { openSockets } from './open-sockets.ts'
import type { Cluster } from './start-cluster.ts'
import type { ClusterMember } from './start-members.ts'

type Parts = {
  cluster: Cluster
  members: readonly ClusterMember[]
  openDatabase: () => Database
  /** They began as an older release. */
  isOlder: boolean
  /** Those whose names hold one of these words; all where there is none. */
  chosen: readonly string[]
}

/** People who use the cluster, and each drill in turn; then everything that anybody was told is held against what is there. */
export const runDrills = async (
  { cluster, members, openDatabase, isOlder, chosen }: Parts,
  tell: (line: string) => void,
) => {
  let database = openDatabase()
  try {
    const stalls = await stock(database)
    const sockets = await openSockets(cluster.siteUrl)
    const traffic = startTraffic({ origins: [cluster.siteUrl], stalls, database: () => database })
    const drilled: { name: string; isGood: boolean; says: string }[] = []
    const world = { cluster, members, database: () => database, sockets, told: traffic.told }
    try {
      for (const { name, run } of isOlder ? [upgrade, ...drills] : drills) {
        if (chosen.length > 0 && !chosen.some((word) => name.includes(word))) continue
        const listingId = stalls[0]?.listingId ?? ''
        const result = await run({ ...world, listingId }).catch((error: unknown) => ({
          isGood: false,
          // The rest is the end of somebody's log, and no line of a table.
          says: String(error).split('\n')[0] ?? '',
        }))
        drilled.push({ name, ...result })
        tell(
          `${name}: ${result.isGood ? 'good' : 'NOT GOOD'}: ${result.says}; ${traffic.told.orders.length} orders`,
        )
      }
    } finally {
      await traffic.stop()
      sockets.close()
    }
    // A connection that broke while nobody used it is of no use any more.
    await database.close()
    database = openDatabase()
    const isSettled = await settle(database)
    return { drilled, isSettled, ...(await checkPromises(database, traffic.told)) }
  } finally {
    await database.close()
  }
}
