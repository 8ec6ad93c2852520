import { PortfolioHoldings } from '../../features/dashboard/PortfolioHoldings.tsx'
import { SellerFigures } from '../../features/dashboard/SellerFigures.tsx'
import { UnverifiedNotice } from '../../features/identity/UnverifiedNotice.tsx'
import { Instructions } from '../../features/instructions/Instructions.tsx'
import { FirstSteps } from '../../features/onboarding/FirstSteps.tsx'
import { useSession } from '../../nouns/person/use-session.ts'
import { Heading } from '../../ui/Heading.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Seller dashboard' })

export default function SellerDashboardScreen() {
  const { person } = useSession()
  if (!person) return null
  return (
    <div className="grid gap-8">
      <Heading level={1}>Dashboard</Heading>
      <UnverifiedNotice person={person} />
      <FirstSteps />
      <Instructions />
      <SellerFigures email={person.email} />
      <PortfolioHoldings email={person.email} />
    </div>
  )
}
