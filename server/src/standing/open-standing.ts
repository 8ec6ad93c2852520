import type pg from 'pg'
import type { Logger } from 'pino'
import type { Hindrance } from '../http/health.ts'
import { findOperatorAddresses } from '../people/identity/index.ts'
import type { Check } from '../platform/check.ts'
import type { Config } from '../platform/config.ts'
import type { Reader } from '../platform/db.ts'
import type { Mail } from '../platform/mail/open-mail.ts'
import type { StatementWatch } from '../platform/watch-statements.ts'
import { allChecks, type CheckParts } from './all-checks.ts'
import { nameServer } from './name-server.ts'
import { runAlerts } from './run-alerts.ts'
import { standingGauges } from './standing-gauges.ts'
import { alertTeller } from './tell-alert.ts'
import { endsReadiness, type Stand, watchChecks } from './watch-checks.ts'
import { openWatchingPool } from './watching-pool.ts'

type Parts = Pick<CheckParts, 'lanesOf' | 'sequencer'> & {
  config: Config
  /** What people are served through, and what the watch has its own connections beside. */
  serving: pg.Pool
  direct: pg.Pool
  statements: StatementWatch
  mail: Pick<Mail, 'send'>
  log: Logger
  /** What a domain watches of its own: it is no condition of serving anybody. */
  besides?: (db: Reader) => Check[]
}

export const findHindrances = (stands: readonly Stand[]): Hindrance[] =>
  stands.filter(endsReadiness).map(({ check, says, cause }) => ({
    name: check.name,
    says,
    ...(cause === undefined ? {} : { cause }),
  }))

/** How this server stands: read in the background from the moment it runs, told to whoever asks and whoever should know. */
export const openStanding = (parts: Parts) => {
  const { config, serving, direct, statements, mail, log, lanesOf, sequencer, besides } = parts
  const watching = openWatchingPool(direct, log)
  const { db } = watching
  const server = nameServer(config)
  const checks = [
    ...allChecks({ config, watching, serving, server, lanesOf, sequencer }),
    ...(besides?.(db) ?? []),
  ]
  const { mail: named, webhook } = config.alerts
  const alerts = runAlerts({
    db,
    log,
    server,
    teller: alertTeller({ config, mail, log }),
    findStands: () => watch.find(),
    findAddresses: async () => named ?? (await findOperatorAddresses(db)),
  })
  const watch = watchChecks(checks, { log, onRound: () => void alerts.tick() })
  return {
    server,
    statements,
    find: watch.find,
    findHindrances: () => findHindrances(watch.find()),
    whereAlertsGo: () => ({
      mail: named ?? alerts.addresses(),
      // The rest of its address may be a secret.
      webhook: webhook && new URL(webhook.url).host,
    }),
    labelled: standingGauges(watch.find),
    readAll: watch.readAll,
    /** Before anybody is served, so that the first who asks is told the truth. */
    run: async (): Promise<void> => {
      await watch.readAll()
      watch.run()
    },
    close: async (): Promise<void> => {
      await watch.stop()
      await alerts.stop()
      await watching.close()
    },
  }
}
export type OpenedStanding = ReturnType<typeof openStanding>
