import type { ReactNode } from 'react'
import { SkipLink } from '../ui/SkipLink.tsx'
import type { DashboardItem } from './DashboardNav.tsx'
import { DeskHeader } from './DeskHeader.tsx'
import { DeskSidebar } from './DeskSidebar.tsx'

type DashboardFrameProps = {
  /** Empty where nobody has said it. */
  name: string
  email: string
  /** "Buyer" or "Seller": in which of their roles the person is here. */
  roleLabel: string
  items: readonly DashboardItem[]
  children: ReactNode
}

/** The frame around a signed-in person's pages: who they are above, where they can go beside, the page within. */
export const DashboardFrame = ({ name, email, roleLabel, items, children }: DashboardFrameProps) => (
  <div className="flex min-h-dvh flex-col">
    <SkipLink />
    <DeskHeader name={name} email={email} roleLabel={roleLabel} items={items} />
    <div className="flex flex-1">
      <DeskSidebar items={items} />
      <main id="main" tabIndex={-1} className="min-w-0 flex-1">
        {/* Rooms that stand in two columns on a large desk say so; the others keep to a width that can be read. */}
        <div className="mx-auto max-w-page px-4 py-8 sm:px-8 lg:py-12 min-[100rem]:has-[[data-wide]]:max-w-[104rem]">
          {children}
        </div>
      </main>
    </div>
  </div>
)
