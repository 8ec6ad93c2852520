import type { MoneyOrder, RefundPreview } from '@ledgerleaf/contract/money'
import { moneyApi } from '@ledgerleaf/contract/money-api'
import type { OrderPart, RefundRequest } from '@ledgerleaf/contract/refund-requests'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { operatorQueries } from '../../nouns/operator/queries.ts'
import { ChooseParts, type ChosenParts, partsOf } from '../../nouns/order/ChooseParts.tsx'
import { Button } from '../../ui/Button.tsx'
import { writeWhole } from '../../ui/format.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { bothOf } from './paid-in.ts'
import { ReasonDialog } from './ReasonDialog.tsx'
import { RefundEffect } from './RefundEffect.tsx'

type Props = { order: MoneyOrder; request: RefundRequest | null }

const amountOf = ({ amountCents, currency, amountMinor }: RefundPreview): string =>
  bothOf(amountCents, currency, amountMinor)

const sentenceOf = (order: MoneyOrder, preview: RefundPreview): string => {
  const { sellers, needsSecond } = preview
  const credits = sellers.reduce((sum, seller) => sum + seller.credits, 0)
  const back = `${amountOf(preview)} goes back to ${order.buyer}, and ${writeWhole(credits)} ${credits === 1 ? 'credit' : 'credits'} to ${sellers.length === 1 ? 'the seller' : 'the sellers'}.`
  return needsSecond
    ? `${back} It is above the amount for one operator: another has to confirm it.`
    : `${back} It is done at once and cannot be taken back.`
}

const Confirm = ({
  order,
  request,
  parts,
  preview,
}: Props & { parts: readonly OrderPart[] | null; preview: RefundPreview }) => {
  const [asks, setAsks] = useState(false)
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const refund = async (reason: string) => {
    const chosen = parts && [...parts]
    const act = { kind: 'refund', orderId: order.id, parts: chosen, basis: preview.basis } as const
    const body = { act, reason, requestId: request?.id ?? null }
    const { state } = await send(moneyApi.act, { body, idempotencyKey })
    toast.success(
      state === 'proposed' ? 'Proposed. Another operator has to confirm it.' : 'The refund is made.',
    )
  }
  const verb = preview.needsSecond ? 'Propose to refund' : request ? 'Grant' : 'Refund'
  return (
    <div>
      <Button onClick={() => setAsks(true)}>
        {verb} {amountOf(preview)}
      </Button>
      <ReasonDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={`${verb} ${amountOf(preview)}?`}
        text={sentenceOf(order, preview)}
        hint="The buyer reads it: it is printed on the credit note. It also stands in the trail."
        confirm={`${verb} ${amountOf(preview)}`}
        act={refund}
      />
    </div>
  )
}

/** A refund of the whole order or of some credits, with what each bears of it before it is made. */
export const RefundForm = ({ order, request }: Props) => {
  const lines = order.lines.filter(({ free }) => free > 0)
  const canPart = order.status === 'settled' && lines.length > 0
  const [chosen, setChosen] = useState<ChosenParts>({
    isWhole: request ? request.parts === null : true,
    credits: Object.fromEntries(
      (request?.parts ?? []).map(({ listingId, quantity }) => [listingId, quantity]),
    ),
  })
  const parts = partsOf(chosen)
  const isEmpty = parts !== null && parts.length === 0
  const query = useQuery({ ...operatorQueries.refundPreview(order.id, parts), enabled: !isEmpty })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 border-edge border-t-2 bg-sheet p-5">
      {canPart && <ChooseParts lines={lines} chosen={chosen} onChange={setChosen} />}
      {isEmpty && <p className="text-muted text-note">Choose how many credits go back.</p>}
      {!isEmpty && query.isError && (
        <p role="alert" className="text-error text-sm">
          {messageOf(query.error)}
        </p>
      )}
      {!isEmpty && query.isPending && <Skeleton className="h-24 w-full" />}
      {!isEmpty && query.data && !query.isError && (
        <>
          <RefundEffect preview={query.data} />
          <Confirm
            // Another refund than the one before is another act, under a key of its own.
            key={`${query.data.basis} ${JSON.stringify(parts)}`}
            order={order}
            request={request}
            parts={parts}
            preview={query.data}
          />
        </>
      )}
    </div>
  )
}
