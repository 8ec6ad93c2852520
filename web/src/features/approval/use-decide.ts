import { type ApprovalRequest, approvalsApi } from '@ledgerleaf/contract/approvals'
import { paymentsApi } from '@ledgerleaf/contract/payments'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { hasCode, isInDoubt } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { stale } from '../../api/signals.ts'
import { approvalKeys } from '../../nouns/approval/keys.ts'
import { orderKeys } from '../../nouns/order/keys.ts'
import { toast } from '../../ui/toast.ts'

const said: Record<ApprovalRequest['state'], string> = {
  waiting: 'You approved it. One more approval is needed.',
  approved: 'Approved. It can be paid for now.',
  done: 'Approved, and done.',
  refused: 'Refused.',
  withdrawn: 'Taken back.',
  lapsed: 'It lapsed.',
}

/** Whatever becomes of it, the list is read again: somebody else may have been faster. */
const onSettled = () => stale.send(approvalKeys.all)

/** What can be done about a request. */
export const useDecide = ({ id, round }: Pick<ApprovalRequest, 'id' | 'round'>) => {
  const navigate = useNavigate()
  const params = { id }
  const approve = useMutation({
    mutationFn: (comment: string) => send(approvalsApi.approve, { params, body: { round, comment } }),
    onSuccess: ({ state }) => void toast.success(said[state]),
    onSettled,
  })
  const refuse = useMutation({
    mutationFn: (comment: string) => send(approvalsApi.refuse, { params, body: { comment } }),
    onSuccess: () => void toast.success(said.refused),
    onSettled,
  })
  const withdraw = useMutation({
    mutationFn: () => send(approvalsApi.withdraw, { params }),
    onSuccess: () => void toast.success(said.withdrawn),
    onSettled,
  })
  // One key for one shown request: a second press pays nothing twice.
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID())
  const pay = useMutation({
    mutationFn: async () => {
      const { chargeable, pay: how } = await send(paymentsApi.validate)
      return send(approvalsApi.pay, {
        params,
        body: { pay: chargeable && how ? how : 'checkout_page' },
        idempotencyKey,
      })
    },
    onSuccess: ({ orderId, payUrl }) => {
      stale.send(orderKeys.all)
      if (payUrl) window.location.assign(payUrl)
      else void navigate(`/orders/${orderId}`)
    },
    // Where no answer came it may have been ordered: the same key finds that order again.
    onError: (error) => {
      if (!isInDoubt(error) && !hasCode(error, 'idempotency_in_flight')) setKey(crypto.randomUUID())
    },
    onSettled,
  })
  return { approve, refuse, withdraw, pay }
}
