import { BadgeCheck, Eye, Globe } from 'lucide-react'
import { useNavigate } from 'react-router'
import { ListingForm } from '../../features/listings/ListingForm.tsx'
import { FirstSteps } from '../../features/onboarding/FirstSteps.tsx'
import { useSession } from '../../nouns/person/use-session.ts'
import { Heading } from '../../ui/Heading.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'List Carbon Credits' })

const badges = [
  {
    Icon: BadgeCheck,
    label: 'Verified Listings',
    text: 'Nothing is sold before an operator has approved its project; every credit has a serial and an entry in the ledger',
  },
  { Icon: Globe, label: 'Global Marketplace', text: 'Open to buyers everywhere, in US dollars' },
  {
    Icon: Eye,
    label: 'Instant Visibility',
    text: 'On your dashboard the moment you create it, and with buyers the moment its review is over',
  },
] as const

const TrustBadges = () => (
  <ul className="grid gap-x-8 gap-y-4 border-hairline border-t pt-6 sm:grid-cols-3">
    {badges.map(({ Icon, label, text }) => (
      <li key={label} className="flex gap-3">
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-leaf" strokeWidth={1.5} />
        <div>
          <p className="font-medium text-note">{label}</p>
          <p className="text-muted text-sm">{text}</p>
        </div>
      </li>
    ))}
  </ul>
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
      <ListingForm email={person.email} onCreated={() => void navigate('/seller_dashboard')} />
      <TrustBadges />
    </div>
  )
}
