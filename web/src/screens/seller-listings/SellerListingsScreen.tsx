import { useQuery } from '@tanstack/react-query'
import { FirstWay } from '../../features/dashboard/FirstWay.tsx'
import { OwnListings } from '../../features/listings/OwnListings.tsx'
import { listingQueries } from '../../nouns/listing/queries.ts'
import { useSession } from '../../nouns/person/use-session.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Your listings' })

export default function SellerListingsScreen() {
  const { person } = useSession()
  const { data } = useQuery(listingQueries.own())
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Heading level={1}>Listings</Heading>
        {/* Where there is none yet, the room says what comes first. */}
        {data && data.listings.length > 0 && (
          <ButtonLink to="/sellerlisting" variant="outline">
            List Carbon Credits
          </ButtonLink>
        )}
      </div>
      <OwnListings />
      {person && <FirstWay email={person.email} />}
    </div>
  )
}
