import type { MoneyOrder } from '@ledgerleaf/contract/money'
import { nameOrder } from '@ledgerleaf/contract/order-name'
import { useQuery } from '@tanstack/react-query'
import { hasCode } from '../../api/api-error.ts'
import { operatorQueries } from '../../nouns/operator/queries.ts'
import { OrderStatus } from '../../nouns/order/OrderStatus.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { writeDate, writeWhole } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { DeskLines } from './DeskLines.tsx'
import { DisputeActs, needsSomebody } from './DisputeActs.tsx'
import { Events } from './Events.tsx'
import { FailedReturns } from './FailedReturns.tsx'
import { Moves } from './Moves.tsx'
import { OrderActs } from './OrderActs.tsx'
import { OrderFigures } from './OrderFigures.tsx'
import { OrderRecord } from './OrderRecord.tsx'
import { Proposal } from './Proposals.tsx'

const Whole = ({ order }: { order: MoneyOrder }) => {
  const waiting = order.acts.find(({ state }) => state === 'proposed')
  // What somebody waits for comes after what waits for a second operator; what merely could be done stands in the head.
  const isAsked =
    order.requests.some(({ state }) => state === 'open') ||
    order.disputes.some((dispute) => needsSomebody(dispute))
  const toDeliver = order.lines.reduce((sum, line) => sum + line.toDeliver, 0)
  const asks = (
    <>
      <DisputeActs order={order} isWaiting={order.isWaiting} />
      {!order.isWaiting && <OrderActs order={order} />}
    </>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className="grid gap-2">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Heading level={1}>{nameOrder(order.id)}</Heading>
            {toDeliver > 0 && order.status === 'settled' ? (
              <Badge tone="attention">Settled, {writeWhole(toDeliver)} to deliver</Badge>
            ) : (
              <OrderStatus status={order.status} />
            )}
          </div>
          <p className="text-muted [overflow-wrap:anywhere]">
            {order.buyer}, {writeDate(order.placedAt)}
          </p>
        </div>
        <OrderFigures order={order} />
        {!isAsked && asks}
      </div>
      <FailedReturns order={order} />
      {waiting && (
        <section aria-label="Waits for a second operator" className="grid gap-3">
          {!order.isWaiting && (
            <Notice tone="attention">
              The order has changed since this was proposed, so nobody can confirm it any more. It ends with
              whatever is done next.
            </Notice>
          )}
          <ul>
            <Proposal proposal={waiting} />
          </ul>
        </section>
      )}
      {isAsked && asks}
      <DeskLines lines={order.lines} />
      <OrderRecord order={order} />
      <Events events={order.events} />
      <Moves moves={order.moves} />
    </div>
  )
}

/** Everything that happened to one order, and what can be done about its money. */
export const OrderDesk = ({ id }: { id: string }) => {
  const query = useQuery(operatorQueries.moneyOrder(id))
  if (!query.data && hasCode(query.error, 'not_found'))
    return (
      <EmptyState
        of="papers"
        title="There is no such order"
        text="The address may not be complete."
        action={<ButtonLink to="/operator/money">Back to Money</ButtonLink>}
      />
    )
  return (
    <Loaded query={query} what="the order" room="h-96">
      {(order) => <Whole order={order} />}
    </Loaded>
  )
}
