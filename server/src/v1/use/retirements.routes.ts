import type { BodyOf } from '@ledgerleaf/contract/endpoint'
import type { Retirement } from '@ledgerleaf/contract/retirements'
import { holdingsApi } from '@ledgerleaf/contract/v1/holdings'
import { retirementsApi } from '@ledgerleaf/contract/v1/retirements'
import { idempotentRoute } from '../../http/idempotency.ts'
import { type Route, route } from '../../http/route.ts'
import { countAlone, refuseAlone } from '../../people/approvals/index.ts'
import type { Config } from '../../platform/config.ts'
import type { Db, Reader, Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import {
  findHoldingPage,
  findRetiredIn,
  findRetirement,
  findRetirementOwner,
  findRetirementPage,
  noteRetired,
  retireWish,
} from '../../use/retirements/index.ts'
import {
  afterOf,
  askPerson,
  doOrAsk,
  pageSize,
  pageWith,
  proposed,
  refuseStrange,
  statusOf,
  tonnes,
  writeWaiting,
} from '../shapes/index.ts'
import { writeHolding, writeRetirement } from './write-retirement.ts'

type Parts = { config: Config; secret: string; db: Db; reader: Reader }

/** What a program wants to retire, as the verbs of the site take it. */
const readRetirement = (body: BodyOf<typeof retirementsApi.make>) => ({
  ...body,
  lines: body.lines.map(({ batch, quantity }) => ({ batchId: batch, quantity: quantity.amount })),
})

/** What an organisation holds and retires, for its programs. */
export const retirementV1Routes = (parts: Parts): Route[] => {
  const { config, db, reader } = parts
  const write = (retired: Retirement) => writeRetirement(retired, config.livemode)
  const isOwn = async (organisationId: string, id: string) =>
    isId(id) && (await findRetirementOwner(reader, id))?.buyerId === organisationId
  return [
    route(holdingsApi.list, async ({ caller, query: { limit = pageSize, cursor } }) => {
      const wish = { after: afterOf(cursor), limit }
      const { holdings, more } = await findHoldingPage(reader, caller.organisationId, wish)
      return pageWith(holdings.map(writeHolding), more)
    }),
    route(retirementsApi.list, async ({ caller, query: { limit = pageSize, cursor } }) => {
      const wish = { before: afterOf(cursor), limit }
      const { retirements, more } = await findRetirementPage(reader, caller.organisationId, wish)
      const page = pageWith(retirements.map(write), more)
      await refuseStrange(wish.before, page, (id) => isOwn(caller.organisationId, id))
      return page
    }),
    route(retirementsApi.find, async ({ caller, params }) => {
      const found = (await isOwn(caller.organisationId, params.id))
        ? await findRetirement(reader, params.id)
        : undefined
      if (!found) throw new DomainError('not_found')
      return write(found)
    }),
    idempotentRoute(parts, retirementsApi.propose, {
      key: 'required',
      status: () => 202,
      decide: async (tx, { caller, body, now }) => {
        const act = { kind: 'retirement' as const, retirement: readRetirement(body) }
        return { id: await askPerson(tx, caller, act, { config, now }) }
      },
      finish: async ({ id }) => writeWaiting(config.publicUrl, id, proposed),
    }),
    idempotentRoute(parts, retirementsApi.make, {
      key: 'required',
      status: statusOf(201),
      decide: (tx, { caller, body, now }) => {
        const { organisationId, personId, keyId } = caller
        const retirement = readRetirement(body)
        const retiredTonnes = retirement.lines.reduce((sum, { quantity }) => sum + quantity, 0)
        const work = async (inner: Tx) => {
          await refuseAlone(inner, caller, { retiredTonnes })
          const id = await retireWish(inner, caller, retirement, caller.email || null, now)
          await countAlone(inner, { organisationId, personId, keyId, actId: id, retiredTonnes })
          const told = { id, tonnes: retiredTonnes, beneficiary: body.beneficiary }
          await noteRetired(inner, caller, told, now)
          return id
        }
        return doOrAsk(tx, caller, { act: { kind: 'retirement', retirement }, work }, { config, now })
      },
      finish: async ({ id, waits }, { caller, body }) => {
        if (waits !== null) return writeWaiting(config.publicUrl, id, waits)
        const made = await findRetiredIn(db, caller.organisationId, id)
        const amount = body.lines.reduce((sum, { quantity }) => sum + quantity.amount, 0)
        return {
          object: 'retirement_act' as const,
          id,
          livemode: config.livemode,
          quantity: tonnes(amount),
          retirements: made.map(write),
        }
      },
    }),
  ]
}
