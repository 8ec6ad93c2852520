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
      aside={
        <div className="grid gap-3 border border-edge bg-sheet p-6">
          <h2 className="text-xl">What happens now</h2>
          <ul className="grid list-disc gap-2 pl-5 text-note marker:text-leaf">
            <li>
              The credits held for the order go back on sale, at the latest 15 minutes after it was begun.
            </li>
            <li>Your basket is as you left it. Its prices and credits are read again when you come back.</li>
          </ul>
        </div>
      }
      actions={
        <>
          {order?.basketId ? (
            <ButtonLink to={`/buy/${order.basketId}`}>Back to {order.basketName}</ButtonLink>
          ) : (
            <ButtonLink to="/basket">Go to your basket</ButtonLink>
          )}
          <ButtonLink to="/" variant="outline">
            Return to the homepage
          </ButtonLink>
        </>
      }
    />
  )
}
