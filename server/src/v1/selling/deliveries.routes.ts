import type { DeliverableBlock, DueMilestone } from '@ledgerleaf/contract/forwards'
import { Credits } from '@ledgerleaf/contract/units'
import {
  deliveriesApi,
  type V1DeliverableBlock,
  type V1Delivery,
  type V1DueDelivery,
} from '@ledgerleaf/contract/v1/deliveries'
import { idempotentRoute } from '../../http/idempotency.ts'
import { type Route, route } from '../../http/route.ts'
import { noteKeyAct } from '../../people/keys/index.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { deliverCredits, mailDelivery } from '../../trade/forwards/index.ts'
import {
  findDeliverable,
  findPromises,
  findSellerDeliveries,
  type SellerDelivery,
} from '../../views/forwards/index.ts'
import { dollars, pageOf, tonnes } from '../shapes/index.ts'
import type { SellingParts } from './selling-parts.ts'

const writeDue = (due: DueMilestone): V1DueDelivery => ({
  object: 'due_delivery',
  id: due.id,
  forward: due.forwardId,
  project: { id: due.projectId, name: due.projectName },
  registry: due.registry,
  vintageStartsOn: due.vintageStartsOn,
  vintageEndsOn: due.vintageEndsOn,
  agreedOn: due.agreedOn,
  dueOn: due.dueOn,
  quantity: tonnes(due.quantity),
  delivered: tonnes(due.delivered),
  shortfall: due.shortfall,
  brings: dollars(due.sellerCents),
})

const writeBlock = ({
  blockId,
  projectId,
  availableCredits,
  ...block
}: DeliverableBlock): V1DeliverableBlock => ({
  ...block,
  object: 'deliverable_block',
  id: blockId,
  project: projectId,
  available: tonnes(availableCredits),
})

const writeDelivery = (delivery: SellerDelivery): V1Delivery => ({
  object: 'delivery',
  id: delivery.id,
  due: delivery.milestoneId,
  forward: delivery.forwardId,
  project: { id: delivery.projectId, name: delivery.projectName },
  batch: delivery.batchId,
  quantity: tonnes(delivery.quantity),
  earned: dollars(delivery.sellerCents),
  fee: dollars(delivery.feeCents),
  deliveredAt: delivery.deliveredAt.toISOString(),
})

/** What an organisation owes its buyers and has handed over, for its programs. */
export const deliveryV1Routes = (parts: SellingParts): Route[] => {
  const { config, db, reader } = parts
  const sender = { publicUrl: config.publicUrl }
  return [
    route(deliveriesApi.due, async ({ caller, query }) =>
      pageOf((await findPromises(reader, caller.organisationId)).map(writeDue), query),
    ),
    route(deliveriesApi.blocks, async ({ caller, query }) =>
      pageOf((await findDeliverable(reader, caller.organisationId)).map(writeBlock), query),
    ),
    route(deliveriesApi.list, async ({ caller, query }) =>
      pageOf((await findSellerDeliveries(reader, caller.organisationId)).map(writeDelivery), query),
    ),
    idempotentRoute(parts, deliveriesApi.make, {
      key: 'required',
      status: 201,
      decide: async (tx, { caller, body: { due, block: blockId, quantity }, now }) => {
        const given = { blockId, quantity: Credits.parse(quantity.amount) }
        const { id, against } = await deliverCredits(tx, caller.organisationId, due, given, now)
        await mailDelivery(tx, against, given.quantity, sender, now)
        const did = `delivered ${given.quantity.toLocaleString('en-US')} t against ${due}`
        await noteKeyAct(tx, caller, { did }, now)
        return { id }
      },
      finish: async ({ id }, { caller }) => {
        const made = (await findSellerDeliveries(db, caller.organisationId)).find((one) => one.id === id)
        if (!made) throw new DomainError('not_found')
        return writeDelivery(made)
      },
    }),
  ]
}
