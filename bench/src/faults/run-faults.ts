import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '../../../server/src/platform/db.ts'
import { waitUntil } from '../../../server/src/platform/embedded-postgres/wait.ts'
import { openLog } from '../../../server/src/platform/log.ts'
import { checkPromises } from './check-promises.ts'
import { openFaultyPostgres } from './faulty-postgres.ts'
import { openFleet } from './fleet.ts'
import { settle } from './settle.ts'
import { stock } from './stock.ts'
import type { Strike } from './strikes.ts'
import { startTraffic } from './traffic.ts'
import { watchReadiness } from './watch-readiness.ts'

export type Struck = {
  name: string
  stopsPeople: boolean
  detail: string
  /** Seconds until every server said that it is not ready, and until it was again; null where it never was. */
  noticed: number | null
  back: number | null
}

type Plan = {
  strikes: readonly Strike[]
  /** It ends when they are over and each strike was made once. */
  seconds: number
  /** How long nothing breaks between two strikes. */
  quietMs: number
}

/** Two servers on one database, people who use them, and everything that can break, in turn, until the time is over. */
export const runFaults = async (
  { strikes: chosen, seconds, quietMs }: Plan,
  tell: (line: string) => void,
) => {
  const root = mkdtempSync(path.join(tmpdir(), 'ledgerleaf-faults-'))
  chmodSync(root, 0o755)
  const postgres = await openFaultyPostgres(root)
  let database = openDatabase(postgres.url, openLog('silent'), 4)
  try {
    const members = await openFleet(root, postgres.url)
    const traffic = startTraffic({
      origins: members.map(({ origin }) => origin),
      stalls: await stock(database),
      database: () => database,
    })
    const readiness = watchReadiness(members)
    const struck: Struck[] = []
    const until = performance.now() + seconds * 1000
    for (let turn = 0; performance.now() < until || turn < chosen.length; turn++) {
      const { name, stopsPeople, strike } = chosen[turn % chosen.length] as Strike
      await wait(quietMs)
      const from = performance.now()
      const detail = await strike({ members, postgres, database: () => database })
      if (detail === null) {
        if (turn < chosen.length) tell(`${name}: cannot be tried here`)
        continue
      }
      const mended = performance.now()
      for (const member of members) if (member.revive()) tell(`server ${member.name} had ended by itself`)
      await waitUntil(async () => readiness.secondsUntil(true, mended) !== null, 60, 250)
      const [noticed, back] = [readiness.secondsUntil(false, from), readiness.secondsUntil(true, mended)]
      struck.push({ name, stopsPeople, detail, noticed, back })
      tell(
        `${name}: ${detail}; not ready after ${noticed?.toFixed(1) ?? '-'} s, ready again after ${back?.toFixed(1) ?? 'never'} s; ${traffic.told.orders.length} orders`,
      )
    }
    await traffic.stop()
    await readiness.stop()
    // A connection that broke while nobody used it is of no use any more.
    await database.close()
    database = openDatabase(postgres.url, openLog('silent'), 4)
    const settledFrom = performance.now()
    const isSettled = await settle(database)
    const settledSeconds = (performance.now() - settledFrom) / 1000
    const kept = await checkPromises(database, traffic.told)
    for (const member of members) await member.end('SIGTERM')
    return { struck, isSettled, settledSeconds, refusals: traffic.told.refusals, ...kept }
  } finally {
    await database.close()
    await postgres.close()
    rmSync(root, { recursive: true, force: true })
  }
}
