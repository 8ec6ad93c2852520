import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { OrderDetails } from '../../features/orders/OrderDetails.tsx'
import { PaidSlip } from '../../features/orders/PaidSlip.tsx'
import { PayOrCancel } from '../../features/orders/PayOrCancel.tsx'
import { outcomeOf } from '../../features/orders/payment-outcome.ts'
import { ReceiptLink } from '../../features/orders/ReceiptLink.tsx'
import { canRetire } from '../../nouns/order/can-retire.ts'
import { orderQueries } from '../../nouns/order/queries.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Section } from '../../ui/Section.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Payment Successful' })

const withoutOrder = {
  title: 'Payment Successful',
  text: 'The payment page leads here after a payment. This address names no order, so this page cannot tell you which one was paid.',
  isGood: false,
}

const notRead = {
  title: 'Payment Successful',
  text: 'What became of your order is read from the books. It stands here in a moment.',
  isGood: false,
}

/** Somebody opened the page by itself: where each kind of buyer finds what was paid. */
const WhereOrdersAre = () => (
  <div className="grid gap-3 border border-edge bg-sheet p-6">
    <h2 className="text-xl">Where your order is</h2>
    <ul className="grid list-disc gap-2 pl-5 text-note marker:text-leaf">
      <li>Bought with an account: it stands under your orders, with its tonnes, its sum and its invoice.</li>
      <li>
        Bought without one: the address the payment page led you to names the order. Open that address again.
      </li>
      <li>Not found in either? Nothing may have been paid. Your basket is as you left it.</li>
    </ul>
  </div>
)

/** Where the payment page sends people back to: it says what has become of their order. */
export default function SuccessScreen() {
  const [search] = useSearchParams()
  const id = search.get('order')
  const token = search.get('token')
  const query = useQuery({ ...orderQueries.one(id ?? '', token), enabled: id !== null })
  const order = query.data
  const { title, text, isGood } = order ? outcomeOf(order) : id === null ? withoutOrder : notRead
  const isOwn = id !== null && token === null
  // What a guest bought waits for an account first.
  const isNext = order !== undefined && isOwn && canRetire(order)
  return (
    <>
      <PageHead
        eyebrow="Payment"
        title={title}
        lead={<p role="status">{text}</p>}
        actions={
          <>
            {id === null && <ButtonLink to="/orders">See your orders</ButtonLink>}
            <ButtonLink to="/buyer_dashboard" variant={isOwn ? 'primary' : 'outline'}>
              Go to your dashboard
            </ButtonLink>
            {isNext && (
              <ButtonLink to="/holdings" variant="final">
                Retire these credits
              </ButtonLink>
            )}
            {order && <ReceiptLink order={order} token={token} />}
          </>
        }
        aside={order && isGood ? <PaidSlip order={order} token={token} /> : id === null && <WhereOrdersAre />}
      />
      {id !== null && (
        <Section className="pt-0!">
          {order && (
            <div className="grid gap-8">
              <PayOrCancel order={order} token={token} />
              <OrderDetails order={order} token={token} />
            </div>
          )}
          {!order && query.isError && (
            <ErrorState
              title="The order did not load"
              onRetry={() => void query.refetch()}
              busy={query.isFetching}
            />
          )}
          {!order && !query.isError && <Spinner className="size-8 text-leaf" label="Loading the order" />}
        </Section>
      )}
    </>
  )
}
