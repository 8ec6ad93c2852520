import { PortfolioHoldings } from '../../features/dashboard/PortfolioHoldings.tsx'
import { SellerFigures } from '../../features/dashboard/SellerFigures.tsx'
import { UnverifiedNotice } from '../../features/identity/UnverifiedNotice.tsx'
import { useSession } from '../../features/identity/use-session.ts'
import { FirstSteps } from '../../features/onboarding/FirstSteps.tsx'
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
      <SellerFigures email={person.email} />
      <PortfolioHoldings email={person.email} />
    </div>
  )
}
