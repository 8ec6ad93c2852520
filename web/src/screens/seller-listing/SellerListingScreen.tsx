import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'List Carbon Credits' })

export default function SellerListingScreen() {
  return (
    <div className="grid justify-items-start gap-5">
      <Eyebrow>Listing</Eyebrow>
      <Heading level={1}>List Carbon Credits</Heading>
      <p className="max-w-text text-lg text-muted">
        Create a new listing to sell your carbon credits to global buyers
      </p>
      <ButtonLink to="/seller_dashboard" variant="outline">
        Go to your dashboard
      </ButtonLink>
    </div>
  )
}
