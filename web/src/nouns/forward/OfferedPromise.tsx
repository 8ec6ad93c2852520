import { shareMilestones } from '@ledgerleaf/contract/forward-terms'
import { useQuery } from '@tanstack/react-query'
import { PromiseView } from './PromiseView.tsx'
import { forwardQueries } from './queries.ts'

type Props = { listingId: string; quantity: number }

/** What so many credits of a forward listing would be promised; nothing for a listing that is sold otherwise. */
export const OfferedPromise = ({ listingId, quantity }: Props) => {
  const { data } = useQuery(forwardQueries.offers([listingId]))
  const offer = data?.offers.find((one) => one.listingId === listingId)
  if (!offer) return null
  const { terms, outlook } = offer
  return (
    <PromiseView
      terms={{ ...terms, milestones: shareMilestones(terms.milestones, quantity) }}
      outlook={{ ...outlook, credits: Math.floor((quantity * outlook.percent) / 100) }}
    />
  )
}
