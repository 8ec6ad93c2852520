import type { Order } from '@ledgerleaf/contract/orders'
import { ordersApi } from '@ledgerleaf/contract/orders-api'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { orderKeys } from '../../nouns/order/keys.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { quoteQueries } from '../../nouns/quote/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonLook } from '../../ui/button-look.ts'
import { cn } from '../../ui/cn.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { HeldFor } from '../../ui/HeldFor.tsx'
import { toast } from '../../ui/toast.ts'
import { cancelWords } from './cancel-words.ts'

type Props = { order: Order; token: string | null }

/** While an order is unpaid: how long it is held, the way to pay it, and the way out of it. */
export const PayOrCancel = ({ order, token }: Props) => {
  const client = useQueryClient()
  const cancel = useMutation({
    mutationFn: () => send(ordersApi.cancel, { params: { id: order.id }, query: token ? { token } : {} }),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: orderKeys.all }),
  })
  const [asks, setAsks] = useState(false)
  const quote = useQuery({ ...quoteQueries.ofOrder(order.id), enabled: order.isByTransfer && token === null })
  if (order.status !== 'pending') return null
  // A transfer is told of above: here is only the way out then, and it needs no frame.
  const hasMore = order.payUrl !== null || (order.heldUntil !== null && !order.isByTransfer)
  return (
    <div className={cn('grid gap-4', hasMore && 'max-w-md border border-edge bg-sheet p-5')}>
      {order.heldUntil && !order.isByTransfer && <HeldFor until={order.heldUntil} />}
      <div className="flex flex-wrap gap-3">
        {order.payUrl && (
          <a href={order.payUrl} className={buttonLook('primary', 'regular')}>
            Continue to payment
          </a>
        )}
        <DutyButton
          duty="buy"
          doing="cancel it"
          variant="outline"
          busy={cancel.isPending}
          disabled={order.isByTransfer && !quote.data}
          onClick={() => setAsks(true)}
        >
          Cancel this order
        </DutyButton>
      </div>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title="Cancel this order?"
        text={cancelWords(quote.data ?? null)}
        actions={
          <>
            <Button variant="outline" onClick={() => setAsks(false)}>
              Keep the order
            </Button>
            <Button
              onClick={() => {
                setAsks(false)
                cancel.mutate()
              }}
            >
              Cancel the order
            </Button>
          </>
        }
      />
    </div>
  )
}
