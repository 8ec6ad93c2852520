import type { Order } from '@ledgerleaf/contract/orders'
import { ordersApi } from '@ledgerleaf/contract/orders-api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { orderKeys } from '../../nouns/order/keys.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { useMine } from '../../nouns/organisation/use-mine.ts'
import { useDutyAlone } from '../../nouns/organisation/use-why-not.ts'
import { Notice } from '../../ui/Notice.tsx'
import { toast } from '../../ui/toast.ts'

type Props = { order: Order; token: string }

/** For whoever is signed in with the address a guest gave: the order becomes their organisation's when they say so. */
export const TakeOver = ({ order, token }: Props) => {
  const client = useQueryClient()
  const { current } = useMine()
  const duty = useDutyAlone('buy')
  const name = current?.name || 'your account'
  const take = useMutation({
    mutationFn: () => send(ordersApi.takeOver, { params: { id: order.id }, query: { token } }),
    onSuccess: () => toast.success(`Added to ${name}.`),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: orderKeys.all }),
  })
  return (
    <Notice
      title="Bought without an account"
      action={
        <DutyButton
          duty={duty}
          doing="add it"
          size="small"
          busy={take.isPending}
          onClick={() => take.mutate()}
        >
          Add this order to {name}
        </DutyButton>
      }
    >
      Its credits, and what was retired of them, wait for your address{' '}
      <strong className="font-medium text-ink">{order.escrow?.email}</strong>. Nobody else can add them, and
      nothing is added by itself. If you did not buy this, leave it.
    </Notice>
  )
}
