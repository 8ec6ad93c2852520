import { useNavigate } from 'react-router'
import { ListingForm } from '../../features/listings/ListingForm.tsx'
import { FirstSteps } from '../../features/onboarding/FirstSteps.tsx'
import { useSession } from '../../nouns/person/use-session.ts'
import { Heading } from '../../ui/Heading.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'List Carbon Credits' })

const badges = [
  ['Verified Listings', 'Sold only after an operator has approved the project'],
  ['Global Marketplace', 'Shown to whoever visits, signed in or not'],
  ['Instant Visibility', 'On your dashboard at once, with buyers after the review'],
] as const

const TrustBadges = () => (
  <dl className="grid border-hairline border-t">
    {badges.map(([label, text]) => (
      <div
        key={label}
        className="grid gap-x-6 border-hairline border-b py-2.5 sm:grid-cols-[10rem_minmax(0,1fr)]"
      >
        <dt className="font-medium text-sm">{label}</dt>
        <dd className="text-muted text-sm">{text}</dd>
      </div>
    ))}
  </dl>
)

export default function SellerListingScreen() {
  const { person } = useSession()
  const navigate = useNavigate()
  if (!person) return null
  return (
    <div className="grid gap-10">
      <div className="grid gap-3">
        <Heading level={1}>List Carbon Credits</Heading>
        <p className="max-w-text text-lg text-muted">
          Create a new listing to sell your carbon credits to global buyers
        </p>
      </div>
      <FirstSteps />
      <ListingForm email={person.email} onCreated={() => void navigate('/seller_dashboard')}>
        <TrustBadges />
      </ListingForm>
    </div>
  )
}
