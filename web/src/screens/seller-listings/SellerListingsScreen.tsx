import { OwnListings } from '../../features/listings/OwnListings.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Your listings' })

export default function SellerListingsScreen() {
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Heading level={1}>Listings</Heading>
        <ButtonLink to="/sellerlisting" variant="outline">
          List Carbon Credits
        </ButtonLink>
      </div>
      <OwnListings />
    </div>
  )
}
