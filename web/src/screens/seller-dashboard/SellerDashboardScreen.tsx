import { DueList } from '../../features/dashboard/DueList.tsx'
import { FirstWay } from '../../features/dashboard/FirstWay.tsx'
import { ListingsOnMarket } from '../../features/dashboard/ListingsOnMarket.tsx'
import { PortfolioHoldings } from '../../features/dashboard/PortfolioHoldings.tsx'
import { SalesByMonth } from '../../features/dashboard/SalesByMonth.tsx'
import { SellerBalance } from '../../features/dashboard/SellerBalance.tsx'
import { SellerFigures } from '../../features/dashboard/SellerFigures.tsx'
import { UnverifiedNotice } from '../../features/identity/UnverifiedNotice.tsx'
import { Instructions } from '../../features/instructions/Instructions.tsx'
import { OwnInvitations } from '../../features/organisation/OwnInvitations.tsx'
import { useSession } from '../../nouns/person/use-session.ts'
import { Heading } from '../../ui/Heading.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Seller dashboard' })

export default function SellerDashboardScreen() {
  const { person } = useSession()
  if (!person) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <Heading level={1}>Dashboard</Heading>
      <OwnInvitations />
      <UnverifiedNotice person={person} />
      <DueList email={person.email} />
      <FirstWay email={person.email} />
      <SellerBalance />
      <SellerFigures email={person.email} />
      <PortfolioHoldings email={person.email} />
      <SalesByMonth />
      <Instructions />
      <ListingsOnMarket email={person.email} />
    </div>
  )
}
