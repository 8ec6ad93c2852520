import { Outlet } from 'react-router'
import { doors } from '../features/identity/doors.ts'
import { useSession } from '../nouns/person/use-session.ts'
import { FullScreenSpinner } from '../ui/FullScreenSpinner.tsx'
import { SkipLink } from '../ui/SkipLink.tsx'
import { DashboardFrame } from './DashboardFrame.tsx'
import { buyerItems } from './dashboard-items.ts'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'

/** Analyses stand among a buyer's other pages; a visitor, who may have some too, finds them on the public site. */
export default function AnalysisLayout() {
  const { state, person } = useSession()
  if (state === 'loading') return <FullScreenSpinner />
  if (person?.roles.includes('buyer'))
    return (
      <DashboardFrame name={person.name || person.email} roleLabel={doors.buyer.label} items={buyerItems}>
        <Outlet />
      </DashboardFrame>
    )
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page flex-1 px-5 py-10 sm:px-8 md:py-14">
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  )
}
