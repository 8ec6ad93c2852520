import { useQuery } from '@tanstack/react-query'
import { quoteQueries } from '../../nouns/quote/queries.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { HowToPay } from './HowToPay.tsx'
import { Transfers } from './Transfers.tsx'

/** With an order that is paid by invoice: what is owed and how, and the way to its quote. */
export const OrderTransfer = ({ orderId }: { orderId: string }) => {
  const query = useQuery(quoteQueries.ofOrder(orderId))
  return (
    <Loaded query={query} what="the quote" room="h-40">
      {(quote) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <HowToPay quote={quote} />
          <Transfers quote={quote} />
          <p>
            <ButtonLink to={`/quotes/${quote.token}`} variant="outline" size="small">
              {quote.mayDecide && quote.state === 'open' && quote.orderStatus === 'pending'
                ? 'Accept or share the quote'
                : 'See the quote'}
            </ButtonLink>
          </p>
        </div>
      )}
    </Loaded>
  )
}
