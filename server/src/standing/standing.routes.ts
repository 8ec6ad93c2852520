import { type SlowStatements, type StandingCheck, standingApi } from '@ledgerleaf/contract/standing'
import { forOperators } from '../http/for-operators.ts'
import { command, done, type Route, route } from '../http/route.ts'
import type { Db, Reader } from '../platform/db.ts'
import { DomainError } from '../platform/domain-error.ts'
import { isId } from '../platform/id.ts'
import type { OpenedStanding } from './open-standing.ts'
import { endSilence, findSilences, type Silence, silenceCheck } from './silences.ts'
import { endsReadiness, type Stand } from './watch-checks.ts'

const describe = (stand: Stand, silence: Silence | undefined): StandingCheck => ({
  name: stand.check.name,
  title: stand.check.title,
  state: stand.state,
  says: stand.says,
  advice: stand.advice ?? null,
  cause: stand.cause ?? null,
  since: stand.since.toISOString(),
  figure: stand.figure ?? null,
  limit: stand.limit ?? null,
  unit: stand.check.unit,
  isUntried: stand.isUntried ?? false,
  endsReadiness: endsReadiness(stand),
  silence: silence
    ? { id: silence.id, until: silence.silentUntil.toISOString(), reason: silence.reason }
    : null,
})

const shownMax = 10

const describeSlow = ({ slowMs, findSlow }: OpenedStanding['statements']): SlowStatements => ({
  fromMs: slowMs,
  statements: findSlow()
    .slice(0, shownMax)
    .map(({ lastAt, ...rest }) => ({ ...rest, lastAt: lastAt.toISOString() })),
})

type Parts = { db: Db; reader: Reader; standing: OpenedStanding }

export const standingRoutes = ({ db, reader, standing }: Parts): Route[] => {
  const findCheck = (name: string) => standing.find().find(({ check }) => check.name === name)?.check
  const titleOf = (name: string) => findCheck(name)?.title ?? name
  return [
    route(standingApi.checks, async ({ now }) => {
      const silences = await findSilences(reader)
      const stands = standing.find()
      return {
        server: standing.server,
        isReady: !stands.some(endsReadiness),
        readAt: now.toISOString(),
        checks: stands.map((stand) => describe(stand, silences.get(stand.check.name))),
        slow: describeSlow(standing.statements),
        alerts: standing.whereAlertsGo(),
      }
    }),
    command(db, standingApi.silence, async (tx, { body, caller, now }) => {
      const check = findCheck(body.check)
      if (!check) throw new DomainError('not_found', { message: 'There is no such check.' })
      await silenceCheck(tx, caller.personId, { ...body, check }, now)
      return done
    }),
    command(db, standingApi.endSilence, async (tx, { params, caller, now }) => {
      const { id } = params
      const ended = isId(id) && (await endSilence(tx, caller.personId, { id, titleOf }, now))
      if (!ended) throw new DomainError('not_found', { message: 'This silence is over.' })
      return done
    }),
  ].map(forOperators)
}
