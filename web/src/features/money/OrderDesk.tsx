import type { MoneyOrder } from '@ledgerleaf/contract/money'
import { nameOrder } from '@ledgerleaf/contract/order-name'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { hasCode } from '../../api/api-error.ts'
import { operatorQueries } from '../../nouns/operator/queries.ts'
import { OrderStatus } from '../../nouns/order/OrderStatus.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { writeCents, writeInstant } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Mono } from '../../ui/Mono.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { DeskLines } from './DeskLines.tsx'
import { DisputeActs } from './DisputeActs.tsx'
import { Events } from './Events.tsx'
import { FailedReturns } from './FailedReturns.tsx'
import { Moves } from './Moves.tsx'
import { OrderActs } from './OrderActs.tsx'
import { Proposal } from './Proposals.tsx'
import { bothOf } from './paid-in.ts'

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-0.5">
    <dt className="text-fine text-muted">{name}</dt>
    <dd className="tabular-nums [overflow-wrap:anywhere]">{children}</dd>
  </div>
)

const Facts = ({ order }: { order: MoneyOrder }) => (
  <dl className="grid gap-x-8 gap-y-4 border-edge border-t-2 bg-sheet p-5 sm:grid-cols-2 lg:grid-cols-4">
    <Fact name={order.status === 'pending' ? 'To pay' : 'Paid'}>
      {bothOf(order.totalCents + order.vatCents, order.currency, order.paidMinor)}
    </Fact>
    {order.vatCents > 0 && <Fact name="Of it VAT">{writeCents(order.vatCents)}</Fact>}
    <Fact name="Gone back">{bothOf(order.returnedCents, order.currency, order.returnedMinor)}</Fact>
    <Fact name="Discount, the platform’s">{writeCents(order.discountCents)}</Fact>
    <Fact name="Placed">{writeInstant(order.placedAt)}</Fact>
    <Fact name="Buyer">{[order.company, order.email].filter(Boolean).join(', ') || order.buyer}</Fact>
    <Fact name="Payment">
      {order.provider ? `${order.provider}, ${order.paymentState}` : 'No payment record'}
    </Fact>
    <Fact name="Names at the provider">
      {order.paymentIds.length > 0 ? (
        <Mono className="break-all text-fine">{order.paymentIds.join(' ')}</Mono>
      ) : (
        '–'
      )}
    </Fact>
    <Fact name="Whole id of the order">
      <Mono className="break-all text-fine">{order.id}</Mono>
    </Fact>
  </dl>
)

const Whole = ({ order }: { order: MoneyOrder }) => {
  const waiting = order.acts.find(({ state }) => state === 'proposed')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <div className="grid gap-3">
        <Heading level={1}>{order.buyer}</Heading>
        <p className="flex flex-wrap items-center gap-3 text-muted text-note">
          <span className="text-ink">{nameOrder(order.id)}</span>
          <OrderStatus status={order.status} />
        </p>
      </div>
      <Facts order={order} />
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
      {/* What it was about and what became of it come before what can be done. */}
      <DeskLines lines={order.lines} />
      <Events events={order.events} />
      {!order.isWaiting && <OrderActs order={order} />}
      <DisputeActs order={order} isWaiting={order.isWaiting} />
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
        action={<ButtonLink to="/operator/money">Back to the desk</ButtonLink>}
      />
    )
  return (
    <Loaded query={query} what="the order" room="h-96">
      {(order) => <Whole order={order} />}
    </Loaded>
  )
}
