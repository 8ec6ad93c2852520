import type { FailedReturn, MoneyOrder } from '@ledgerleaf/contract/money'
import { moneyApi } from '@ledgerleaf/contract/money-api'
import { useState } from 'react'
import { send } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { writeDate } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { toast } from '../../ui/toast.ts'
import { bothOf } from './paid-in.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

const Failed = ({ order, back }: { order: MoneyOrder; back: FailedReturn }) => {
  const [asks, setAsks] = useState(false)
  const amount = bothOf(back.amountCents, order.currency, back.amountMinor)
  return (
    <Notice tone="error">
      <div className="grid justify-items-start gap-3">
        <p>
          {amount} could not be returned on {writeDate(back.failedOn)}: {back.failure.replaceAll('_', ' ')}.
          The money is here again and still owed to {order.buyer}. Have the provider try once more, or, where
          the card is gone, agree with the buyer on another way.
        </p>
        <Button size="small" variant="outline" onClick={() => setAsks(true)}>
          Return it again
        </Button>
        <ReasonDialog
          open={asks}
          onClose={() => setAsks(false)}
          title={`Return ${amount} again?`}
          text={`The provider is asked once more to return it to ${order.buyer}, the way it was paid.`}
          confirm="Return it again"
          act={async (reason) => {
            await send(moneyApi.returnAgain, { params: { id: back.id }, body: { reason } })
            toast.success('The provider is asked once more.')
          }}
        />
      </div>
    </Notice>
  )
}

/** What was refunded and did not reach the buyer, and what to do about it. */
export const FailedReturns = ({ order }: { order: MoneyOrder }) =>
  order.failedReturns.map((back) => <Failed key={back.id} order={order} back={back} />)
