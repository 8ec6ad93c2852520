import { useQuery } from '@tanstack/react-query'
import { PromiseView } from './PromiseView.tsx'
import { forwardQueries } from './queries.ts'

/** What a listing that is sold forward promises; nothing for a listing that is not. */
export const OfferedPromise = ({ listingId }: { listingId: string }) => {
  const { data } = useQuery(forwardQueries.offers([listingId]))
  const offer = data?.offers.find((one) => one.listingId === listingId)
  return offer ? <PromiseView terms={offer.terms} outlook={offer.outlook} /> : null
}
