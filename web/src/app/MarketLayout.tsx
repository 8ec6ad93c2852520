import type { Person, Role } from '@ledgerleaf/contract/identity'
import { lazy, Suspense, useLayoutEffect } from 'react'
import { Outlet } from 'react-router'
import { useSession } from '../nouns/person/use-session.ts'
import { SkipLink } from '../ui/SkipLink.tsx'
import { BlankHeader, BlankSidebar } from './DeskBlanks.tsx'
import { keepDesk } from './keep-desk.ts'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'

// A visitor need not load the frame of who is signed in.
const DeskTop = lazy(() => import('./DeskTop.tsx'))
const DeskSide = lazy(() => import('./DeskSide.tsx'))

/** Who may buy is in the market to buy, whatever else they do here; null for who has opened no side of an account yet. */
const roleOf = ({ roles }: Person): Role | null =>
  (['buyer', 'seller', 'operator'] as const).find((role) => roles.includes(role)) ?? null

/**
 * Around the pages a visitor and a signed-in person both work with. They are drawn for everybody, so until it is known who
 * looks both frames are there, and a mark set before the first paint shows the likelier one. The page itself stays in its
 * place whichever it is.
 */
export default function MarketLayout() {
  const { state, person } = useSession()
  const role = person && roleOf(person)
  const isUnknown = state === 'loading'
  useLayoutEffect(() => {
    if (!isUnknown) keepDesk(role !== null)
  }, [isUnknown, role])
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {person && role ? (
        <Suspense fallback={<BlankHeader />}>
          <DeskTop role={role} name={person.name} email={person.email} />
        </Suspense>
      ) : (
        <>
          {isUnknown && <BlankHeader />}
          <div className="contents desk:hidden">
            <SiteHeader />
          </div>
        </>
      )}
      <div className="flex flex-1">
        {role ? (
          <Suspense fallback={<BlankSidebar />}>
            <DeskSide role={role} />
          </Suspense>
        ) : (
          isUnknown && <BlankSidebar />
        )}
        <main id="main" tabIndex={-1} className="min-w-0 flex-1">
          <Outlet />
        </main>
      </div>
      {!role && (
        <div className="contents desk:hidden">
          <SiteFooter />
        </div>
      )}
    </div>
  )
}
