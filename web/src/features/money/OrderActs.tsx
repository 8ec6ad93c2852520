import type { MoneyOrder } from '@ledgerleaf/contract/money'
import { moneyApi } from '@ledgerleaf/contract/money-api'
import { type ComponentProps, useState } from 'react'
import { send } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { cn } from '../../ui/cn.ts'
import { writeCents } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Quote } from '../../ui/Quote.tsx'
import { toast } from '../../ui/toast.ts'
import { bothOf } from './paid-in.ts'
import { ReasonDialog } from './ReasonDialog.tsx'
import { RefundForm } from './RefundForm.tsx'

const Cancel = ({ order }: { order: MoneyOrder }) => {
  const [asks, setAsks] = useState(false)
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const cancel = async (reason: string) => {
    const act = { kind: 'cancel_order', orderId: order.id } as const
    await send(moneyApi.act, { body: { act, reason, requestId: null }, idempotencyKey })
    toast.success('The order is cancelled. The buyer gets a mail.')
  }
  return (
    <>
      <Button variant="outline" onClick={() => setAsks(true)}>
        Cancel the order
      </Button>
      <ReasonDialog
        open={asks}
        onClose={() => setAsks(false)}
        title="Cancel this order?"
        text={`${order.buyer} has not paid the ${bothOf(order.totalCents + order.vatCents, order.currency, order.paidMinor)}. The credits are for sale again, and the buyer gets a mail with your reason.`}
        hint="The buyer reads it in the mail. It also stands in the trail."
        confirm="Cancel the order"
        danger
        act={cancel}
      />
    </>
  )
}

/** Closed until somebody means it; open where the buyer has asked for it. */
const Refund = ({ order, request }: ComponentProps<typeof RefundForm>) => {
  const [isOpen, setOpen] = useState(request !== null)
  return (
    <div className="flex flex-wrap items-center gap-4">
      {request === null && (
        <Button variant="grave" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Refund
        </Button>
      )}
      {isOpen && (
        <div className="w-full">
          <RefundForm order={order} request={request} />
        </div>
      )}
      {!isOpen && (
        <p className="text-muted text-sm">
          All of it or some credits. You see what each bears of it before anything moves.
        </p>
      )}
    </div>
  )
}

/** What can be done about the money of an order, and what its buyer asks for. */
export const OrderActs = ({ order }: { order: MoneyOrder }) => {
  const request = order.requests.find(({ state }) => state === 'open')
  const [declines, setDeclines] = useState(false)
  const isPaid = order.status === 'settled' || order.status === 'paid'
  if (!isPaid && order.status !== 'pending' && !request) return null
  return (
    <section aria-labelledby="acts" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Heading level={2} look="small" id="acts" className={cn(!request && 'sr-only')}>
        {request ? 'The buyer asks for a refund' : 'What can be done'}
      </Heading>
      {request && (
        <div className="grid justify-items-start gap-3">
          <Quote>{request.words}</Quote>
          <p className="text-muted text-note">
            {writeCents(request.amountCents)} for{' '}
            {request.parts === null ? 'the whole order' : 'some credits'}. Grant it by the refund below, or
            decline it.
            {request.returnedSinceCents > 0 &&
              ` ${writeCents(request.returnedSinceCents)} of the order went back since it was asked.`}
          </p>
          <Button size="small" variant="outline" onClick={() => setDeclines(true)}>
            Decline
          </Button>
          <ReasonDialog
            open={declines}
            onClose={() => setDeclines(false)}
            title="Decline the refund?"
            text={`${order.buyer} asked for ${writeCents(request.amountCents)} back. Nothing moves.`}
            label="Your answer"
            hint="The buyer reads it, on the order’s page and by mail."
            confirm="Decline"
            act={async (reason) => {
              await send(moneyApi.decline, { params: { id: request.id }, body: { reason } })
              toast.success('Declined. The buyer gets a mail.')
            }}
          />
        </div>
      )}
      {isPaid && <Refund key={request?.id} order={order} request={request ?? null} />}
      {order.status === 'pending' && (
        <p>
          <Cancel order={order} />
        </p>
      )}
    </section>
  )
}
