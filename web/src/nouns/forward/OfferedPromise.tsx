import { shareMilestones } from '@ledgerleaf/contract/forward-terms'
import { useQuery } from '@tanstack/react-query'
import { writeCount, writeDate } from '../../ui/format.ts'
import { PromiseView } from './PromiseView.tsx'
import { forwardQueries } from './queries.ts'

type Props = { listingId: string; quantity: number }

/** What so many credits of a forward listing would be promised; nothing for a listing that is sold otherwise. */
export const OfferedPromise = ({ listingId, quantity }: Props) => {
  const { data } = useQuery(forwardQueries.offers([listingId]))
  const offer = data?.offers.find((one) => one.listingId === listingId)
  if (!offer) return null
  const { terms, outlook } = offer
  const [first, last] = [terms.milestones[0], terms.milestones.at(-1)]
  return (
    <PromiseView
      of={
        first && last && first.dueOn !== last.dueOn
          ? `All on offer: first delivery by ${writeDate(first.dueOn)}, last by ${writeDate(last.dueOn)}. For ${writeCount(quantity, 'credit')}:`
          : undefined
      }
      terms={{ ...terms, milestones: shareMilestones(terms.milestones, quantity) }}
      outlook={{ ...outlook, credits: Math.floor((quantity * outlook.percent) / 100) }}
    />
  )
}
