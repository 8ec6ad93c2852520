import type { MoneyOrder } from '@ledgerleaf/contract/money'
import type { ReactNode } from 'react'
import { Fold } from '../../ui/Fold.tsx'
import { writeInstant } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Mono } from '../../ui/Mono.tsx'
import { stateOf } from './words.ts'

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid content-start gap-0.5 border-hairline border-b py-3">
    <dt className="text-fine text-muted">{name}</dt>
    <dd className="text-note tabular-nums [overflow-wrap:anywhere]">{children}</dd>
  </div>
)

const providers: Record<string, string> = { sandbox: 'Sandbox', stripe: 'Stripe', bank: 'Bank' }

const writePayment = ({ provider, paymentState, status }: MoneyOrder): string => {
  if (provider)
    return `${providers[provider] ?? provider}, ${stateOf(paymentState ?? 'open').text.toLowerCase()}`
  // Without a name at a provider a return is only written down: nobody can be asked to send it.
  return status === 'pending'
    ? 'None on record yet.'
    : 'None on record: it settled without one, so no provider holds its money, and a refund is written in the books alone.'
}

/** What else is known of an order: who bought, how it was paid, and what others call it. */
export const OrderRecord = ({ order }: { order: MoneyOrder }) => (
  <section aria-labelledby="record" className="grid grid-cols-[minmax(0,1fr)] gap-3">
    <Heading level={2} look="small" id="record">
      On record
    </Heading>
    <dl className="grid gap-x-8 border-edge border-t-2 md:grid-cols-3">
      <Fact name="Buyer">{[order.company, order.email].filter(Boolean).join(', ') || order.buyer}</Fact>
      <Fact name="Placed">{writeInstant(order.placedAt)}</Fact>
      <Fact name="Payment">{writePayment(order)}</Fact>
    </dl>
    <Fold title="Names in full">
      <dl className="border-edge border-t">
        <Fact name="The order">
          <Mono className="break-all text-fine">{order.id}</Mono>
        </Fact>
        {order.paymentIds.map((name) => (
          <Fact key={name} name="At the provider">
            <Mono className="break-all text-fine">{name}</Mono>
          </Fact>
        ))}
      </dl>
    </Fold>
  </section>
)
