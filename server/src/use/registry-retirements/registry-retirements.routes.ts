import { instructionsApi } from '@ledgerleaf/contract/instructions'
import { registryRetirementsApi } from '@ledgerleaf/contract/registry-retirements-api'
import { attach } from '../../http/attach.ts'
import { forOperators } from '../../http/for-operators.ts'
import { type Caller, command, done, type Route, route } from '../../http/route.ts'
import type { Config } from '../../platform/config.ts'
import type { Db, Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { answerInstruction } from './answer-instruction.ts'
import { correctRegistryId } from './correct-registry-id.ts'
import { enterRegistryId } from './enter-registry-id.ts'
import { giveUpRetirements } from './give-up-retirements.ts'
import { findOwnInstructions } from './instruction-queries.ts'
import { findQueue } from './queue-queries.ts'
import { releaseRetirements, takeRetirements } from './take-retirements.ts'
import { writeQueue } from './write-queue.ts'

type Parts = { config: Config; db: Db; reader: Reader }

// A spreadsheet takes more than a page does.
const writtenMax = 20_000

const requireSeller = ({ roles }: Caller): void => {
  if (!roles.includes('seller'))
    throw new DomainError('forbidden', { message: 'Open a seller account to do this.' })
}

/** What a seller is to retire, who holds the credits at the registry. */
const sellersOwn = ({ config, db, reader }: Parts): Route[] => [
  route(instructionsApi.list, async ({ caller, now }) => {
    requireSeller(caller)
    const when = { dueDays: config.registryRetirementDays, now }
    return { instructions: await findOwnInstructions(reader, caller.organisationId, when) }
  }),
  command(db, instructionsApi.answer, async (tx, { params, body, caller, now }) => {
    requireSeller(caller)
    await answerInstruction(tx, caller.organisationId, params.id, body, now)
    return done
  }),
]

const operatorsDesk = ({ config, db, reader }: Parts): Route[] => {
  const dueDays = config.registryRetirementDays
  return [
    route(registryRetirementsApi.queue, ({ query, caller, now }) =>
      findQueue(reader, { filter: query, operatorId: caller.personId, dueDays, now }),
    ),
    route(registryRetirementsApi.csv, async ({ query, caller, now, reply }) => {
      const asked = { filter: query, operatorId: caller.personId, dueDays, now }
      const { groups } = await findQueue(reader, asked, writtenMax)
      const name = `retirements-at-registries-${now.toISOString().slice(0, 10)}.csv`
      return attach(reply, 'text/csv; charset=utf-8', name).send(writeQueue(groups, config.publicUrl))
    }),
    command(db, registryRetirementsApi.take, async (tx, { body: { ids, assignee }, caller, now }) => {
      const act = assignee === 'me' ? takeRetirements : releaseRetirements
      await act(tx, caller.personId, ids, now)
      return done
    }),
    command(db, registryRetirementsApi.enter, async (tx, { body, caller, now }) => {
      await enterRegistryId(tx, caller.personId, body, now)
      return done
    }),
    command(db, registryRetirementsApi.correct, async (tx, { params, body, caller, now }) => {
      await correctRegistryId(tx, caller.personId, params.id, body, now)
      return done
    }),
    command(db, registryRetirementsApi.giveUp, async (tx, { body, caller, now }) => {
      await giveUpRetirements(tx, caller.personId, body, now)
      return done
    }),
  ].map(forOperators)
}

export const registryRetirementRoutes = (parts: Parts): Route[] => [
  ...operatorsDesk(parts),
  ...sellersOwn(parts),
]
