import type { Order } from '@ledgerleaf/contract/orders'
import { type Refundable, type RefundRequest, refundRequestsApi } from '@ledgerleaf/contract/refund-requests'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { orderKeys } from '../../nouns/order/keys.ts'
import { orderQueries } from '../../nouns/order/queries.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { writeCents, writeInstant, writeWhole } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Quote } from '../../ui/Quote.tsx'
import { toast } from '../../ui/toast.ts'
import { AskRefundForm } from './AskRefundForm.tsx'
import { aboutInPaid } from './in-paid.ts'

type Props = { order: Order; token: string | null }

const states = {
  open: { word: 'We are looking at it', tone: 'attention' },
  granted: { word: 'Granted', tone: 'leaf' },
  declined: { word: 'Declined', tone: 'neutral' },
  withdrawn: { word: 'Taken back', tone: 'neutral' },
  by_bank: { word: 'Returned by your bank', tone: 'neutral' },
} as const

const askedFor = ({ parts, amountCents }: RefundRequest, order: Order): string => {
  const credits = parts?.reduce((sum, { quantity }) => sum + quantity, 0)
  const what =
    credits === undefined
      ? 'the whole order'
      : `${writeWhole(credits)} ${credits === 1 ? 'credit' : 'credits'}`
  return `${writeCents(amountCents)}${aboutInPaid(order, amountCents)} for ${what}`
}

const Asked = ({ request, order, token }: Props & { request: RefundRequest }) => {
  const client = useQueryClient()
  const withdraw = useMutation({
    mutationFn: () =>
      send(refundRequestsApi.withdraw, { params: { id: order.id }, query: token ? { token } : {} }),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: orderKeys.all }),
  })
  const { word, tone } = states[request.state]
  return (
    <div className="grid gap-3 border-edge border-t-2 bg-sheet p-5">
      <p role="status" className="flex flex-wrap items-center gap-3">
        <Badge tone={tone}>{word}</Badge>
        <span className="tabular-nums">You asked for {askedFor(request, order)}.</span>
      </p>
      <Quote>{request.words}</Quote>
      <p className="text-muted text-sm">
        Asked <time dateTime={request.askedAt}>{writeInstant(request.askedAt)}</time>
        {request.endedAt &&
          `, ${request.state === 'withdrawn' ? 'taken back' : 'answered'} ${writeInstant(request.endedAt)}`}
        {request.state === 'open' && '. The answer will stand here.'}
        {request.state === 'open' &&
          request.returnedSinceCents > 0 &&
          ` ${writeCents(request.returnedSinceCents)} of the order went back to you since then.`}
      </p>
      {request.answer && (
        <div className="grid gap-1">
          <p className="font-medium text-note">Our answer</p>
          <p className="max-w-text whitespace-pre-line [overflow-wrap:anywhere]">{request.answer}</p>
        </div>
      )}
      {request.state === 'open' && (
        <p>
          <Button variant="quiet" size="small" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
            Take the request back
          </Button>
        </p>
      )}
    </div>
  )
}

const canAsk = ({ wholeCents, lines, request }: Refundable): boolean =>
  request?.state !== 'open' && (wholeCents !== null || lines.some(({ free }) => free > 0))

/** The way to money back: what was asked for, what became of it, and the form to ask. */
export const AskRefund = ({ order, token }: Props) => {
  const [asks, setAsks] = useState(false)
  const isPaid = order.status === 'settled' || order.status === 'paid'
  const wanted = isPaid || order.status === 'refunded'
  const { data } = useQuery({ ...orderQueries.refundable(order.id, token), enabled: wanted })
  if (!data || (!data.request && !canAsk(data))) return null
  const close = () => setAsks(false)
  return (
    <section aria-labelledby="refund" className="grid gap-4">
      <Heading level={2} look="small" id="refund">
        Refund
      </Heading>
      {data.request && <Asked request={data.request} order={order} token={token} />}
      {isPaid && canAsk(data) && (
        <div className="grid justify-items-start gap-3">
          <p className="max-w-text text-muted text-note">
            Credits that you have not retired, and forward credits before their first delivery, can still go
            back. Say why, and somebody of ours decides.
          </p>
          <DutyButton
            duty="buy"
            doing="ask for a refund"
            variant="outline"
            size="small"
            onClick={() => setAsks(true)}
          >
            Ask for a refund
          </DutyButton>
        </div>
      )}
      <Dialog
        open={asks}
        onClose={close}
        title="Ask for a refund"
        text="Somebody reads it, and the answer will stand with this order. Until then nothing changes."
      >
        {asks && <AskRefundForm order={order} token={token} refundable={data} onClose={close} />}
      </Dialog>
    </section>
  )
}
