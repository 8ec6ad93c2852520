import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { OrderDetails } from '../../features/orders/OrderDetails.tsx'
import { PayOrCancel } from '../../features/orders/PayOrCancel.tsx'
import { outcomeOf } from '../../features/orders/payment-outcome.ts'
import { ReceiptLink } from '../../features/orders/ReceiptLink.tsx'
import { orderQueries } from '../../nouns/order/queries.ts'
import { sealOf } from '../../nouns/order/words.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Seal } from '../../ui/Seal.tsx'
import { Section } from '../../ui/Section.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Payment Successful' })

const withoutOrder = {
  title: 'Payment Successful',
  text: 'What you bought appears on your dashboard as soon as the payment has settled.',
  isGood: true,
}

/** Where the payment page sends people back to: it says what has become of their order. */
export default function SuccessScreen() {
  const [search] = useSearchParams()
  const id = search.get('order')
  const token = search.get('token')
  const query = useQuery({ ...orderQueries.one(id ?? '', token), enabled: id !== null })
  const order = query.data
  const { title, text, isGood } = order ? outcomeOf(order) : withoutOrder
  return (
    <>
      <PageHead
        eyebrow="Payment"
        title={title}
        lead={<p role="status">{text}</p>}
        actions={
          <>
            <ButtonLink to="/buyer_dashboard">Go to your dashboard</ButtonLink>
            {order && <ReceiptLink order={order} token={token} />}
          </>
        }
        aside={isGood && <Seal>{order?.status === 'settled' ? sealOf(order) : 'Thank you'}</Seal>}
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
