import type pg from 'pg'
import type { Logger } from 'pino'
import type { Hindrance } from '../http/health.ts'
import type { Config } from '../platform/config.ts'
import { allChecks, type CheckParts } from './all-checks.ts'
import { nameServer } from './name-server.ts'
import { standingGauges } from './standing-gauges.ts'
import { endsReadiness, type Stand, watchChecks } from './watch-checks.ts'
import { openWatchingPool } from './watching-pool.ts'

type Parts = Pick<CheckParts, 'lanesOf' | 'sequencer'> & { config: Config; pool: pg.Pool; log: Logger }

export const findHindrances = (stands: readonly Stand[]): Hindrance[] =>
  stands.filter(endsReadiness).map(({ check, says, cause }) => ({
    name: check.name,
    says,
    ...(cause === undefined ? {} : { cause }),
  }))

/** How this server stands: read in the background from the moment it runs, told to whoever asks. */
export const openStanding = ({ config, pool, log, lanesOf, sequencer }: Parts) => {
  const watching = openWatchingPool(pool, log)
  const server = nameServer(config)
  const checks = allChecks({ config, watching, serving: pool, server, lanesOf, sequencer })
  const watch = watchChecks(checks, { log })
  return {
    server,
    find: watch.find,
    findHindrances: () => findHindrances(watch.find()),
    labelled: standingGauges(watch.find),
    /** Before anybody is served, so that the first who asks is told the truth. */
    run: async (): Promise<void> => {
      await watch.readAll()
      watch.run()
    },
    close: async (): Promise<void> => {
      await watch.stop()
      await watching.close()
    },
  }
}
export type OpenedStanding = ReturnType<typeof openStanding>
