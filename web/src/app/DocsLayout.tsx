import { lazy, Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { DocsNav } from '../features/docs/DocsNav.tsx'
import { Section } from '../ui/Section.tsx'

// Only who reads of calls loads what asks the server for them.
const DocsCalls = lazy(() => import('./DocsCalls.tsx'))

/** The documentation for programs: its contents beside what is read, and above it on a phone. */
export default function DocsLayout() {
  const isReference = useLocation().pathname.startsWith('/docs/reference')
  return (
    <Section className="grid gap-x-14 gap-y-8 pt-8! lg:grid-cols-[14rem_minmax(0,1fr)] lg:pt-14!">
      <DocsNav
        calls={
          isReference && (
            <Suspense>
              <DocsCalls />
            </Suspense>
          )
        }
      />
      <div className="min-w-0">
        <Outlet />
      </div>
    </Section>
  )
}
