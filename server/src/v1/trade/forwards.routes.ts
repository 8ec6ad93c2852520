import type { Forward as Known } from '@ledgerleaf/contract/forwards'
import { forwardsApi, type V1Forward } from '@ledgerleaf/contract/v1/forwards'
import { type Route, route } from '../../http/route.ts'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { findForwards } from '../../views/forwards/index.ts'
import { dollars, pageOf, tonnes } from '../shapes/index.ts'

const writeForward = (known: Known): V1Forward => ({
  object: 'forward',
  id: known.id,
  order: known.orderId,
  project: { id: known.projectId, name: known.projectName },
  registry: known.registry,
  vintageStartsOn: known.vintageStartsOn,
  vintageEndsOn: known.vintageEndsOn,
  boughtAt: known.boughtAt,
  status: known.status,
  quantity: tonnes(known.quantity),
  delivered: tonnes(known.delivered),
  retired: tonnes(known.retired),
  escrow: dollars(known.escrowCents),
  retiresOnDelivery: known.retiresOnDelivery,
  shortfall: known.shortfall,
  milestones: known.milestones.map(({ id, agreedOn, dueOn, quantity, delivered, state }) => ({
    ...{ id, agreedOn, dueOn },
    quantity: tonnes(quantity),
    delivered: tonnes(delivered),
    status: state,
  })),
  deliveries: known.deliveries.map((delivery) => ({
    id: delivery.id,
    milestone: delivery.milestoneId,
    deliveredAt: delivery.at,
    quantity: tonnes(delivery.quantity),
    batch: delivery.batchId,
    registry: delivery.registry,
    isReplacement: delivery.isReplacement,
    retired: tonnes(delivery.retired),
    certificates: delivery.certificates,
  })),
  outlook: known.outlook,
})

/** What an organisation has bought forward, for its programs. */
export const forwardV1Routes = ({ reader }: { reader: Reader }): Route[] => {
  const findAll = async (organisationId: string) =>
    (await findForwards(reader, organisationId)).map(writeForward)
  return [
    route(forwardsApi.list, async ({ caller, query }) => pageOf(await findAll(caller.organisationId), query)),
    route(forwardsApi.find, async ({ caller, params }) => {
      const found = (await findAll(caller.organisationId)).find(({ id }) => id === params.id)
      if (!found) throw new DomainError('not_found')
      return found
    }),
  ]
}
