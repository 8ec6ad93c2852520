import { type Order, ordersApi } from '@ledgerleaf/contract/orders'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { orderKeys } from '../../nouns/order/keys.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonLook } from '../../ui/button-look.ts'
import { HeldFor } from '../../ui/HeldFor.tsx'
import { toast } from '../../ui/toast.ts'

type Props = { order: Order; token: string | null }

/** While an order is unpaid: how long it is held, the way to pay it, and the way out of it. */
export const PayOrCancel = ({ order, token }: Props) => {
  const client = useQueryClient()
  const cancel = useMutation({
    mutationFn: () => send(ordersApi.cancel, { params: { id: order.id }, query: token ? { token } : {} }),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: orderKeys.all }),
  })
  if (order.status !== 'pending') return null
  return (
    <div className="grid max-w-md gap-4 border border-edge bg-sheet p-5">
      {order.heldUntil && !order.isByTransfer && <HeldFor until={order.heldUntil} />}
      <div className="flex flex-wrap gap-3">
        {order.payUrl && (
          <a href={order.payUrl} className={buttonLook('primary', 'regular')}>
            Continue to payment
          </a>
        )}
        <Button variant="quiet" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          Cancel this order
        </Button>
      </div>
    </div>
  )
}
