import type { ReactNode } from 'react'
import { SkipLink } from '../ui/SkipLink.tsx'
import { SiteHeader } from './SiteHeader.tsx'

/** The form on one side, the land it is about on the other; on a phone a strip of it above the form. */
export const AuthFrame = ({ children }: { children: ReactNode }) => (
  <div className="flex min-h-dvh flex-col">
    <SkipLink />
    <SiteHeader />
    <div className="grid flex-1 grid-rows-[auto_1fr] lg:grid-cols-2 lg:grid-rows-1">
      <div
        aria-hidden="true"
        className="relative h-20 border-hairline border-b bg-[url(/art/landscape.svg)] bg-[position:50%_44%] bg-cover sm:h-28 lg:order-2 lg:h-auto lg:border-b-0 lg:border-l lg:bg-center"
      />
      <main
        id="main"
        tabIndex={-1}
        className="flex items-start justify-center px-5 py-10 sm:px-8 lg:items-center lg:py-16"
      >
        <div className="ledger-margin w-full max-w-lg pl-6 sm:pl-10">{children}</div>
      </main>
    </div>
  </div>
)
