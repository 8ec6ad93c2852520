import { useSearchParams } from 'react-router'
import { hasCode, messageOf } from '../../api/api-error.ts'
import { useCancelledOrder } from '../../features/orders/use-cancelled-order.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Payment Cancelled' })

/** Where the payment page sends people who turned back: what was held for them is given back. */
export default function CancelScreen() {
  const [search] = useSearchParams()
  const { data: order, error } = useCancelledOrder(search.get('order'), search.get('token'))
  return (
    <PageHead
      eyebrow="Payment"
      title="Payment Cancelled"
      lead={
        <div className="grid gap-4">
          <p>It looks like your payment was not completed.</p>
          <p role="status" className="text-note">
            {order && 'Nothing was charged, and the credits that were held for you are for sale again.'}
          </p>
          {error && (
            <Notice tone={hasCode(error, 'order_not_open') ? 'attention' : 'error'}>
              {messageOf(error)}
            </Notice>
          )}
        </div>
      }
      actions={
        <>
          <ButtonLink to="/">Return to the homepage</ButtonLink>
          {order?.basketId && (
            <ButtonLink to={`/buy/${order.basketId}`} variant="outline">
              Back to {order.basketName}
            </ButtonLink>
          )}
        </>
      }
    />
  )
}
