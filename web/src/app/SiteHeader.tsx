import { Link, NavLink, useLocation } from 'react-router'
import { BasketLink } from '../nouns/basket/BasketLink.tsx'
import { cn } from '../ui/cn.ts'
import { Logo } from '../ui/Logo.tsx'
import { AccountButton } from './AccountButton.tsx'
import { SiteMenu } from './SiteMenu.tsx'
import { siteMap } from './site-map.ts'

/** Narrower than 56 rem the pages do not fit beside each other any more, and the menu has them. */
export const SiteHeader = () => {
  // On a very wide screen the marketplace has four columns, and the header is as wide as it is.
  const isWide = useLocation().pathname === '/marketplace'
  return (
    <header className="sticky top-0 z-30 border-hairline border-b bg-paper">
      <div
        className={cn(
          'mx-auto flex h-[4.5rem] max-w-page items-center gap-1 px-4 sm:gap-4 sm:px-8',
          isWide && 'min-[110rem]:max-w-[96rem]',
        )}
      >
        <Link to="/" aria-label="Ledgerleaf, overview" className="flex rounded-soft">
          <Logo />
        </Link>
        <nav aria-label="Site" className="ml-auto hidden h-full min-[56rem]:block">
          <ul className="flex h-full items-stretch gap-4 lg:gap-8">
            {siteMap.map(({ to, label }) => (
              <li key={to} className="flex">
                <NavLink
                  to={to}
                  end
                  className={({ isActive }) =>
                    cn(
                      '-mb-px flex items-center border-b-2 whitespace-nowrap px-0.5 text-sm transition-colors focus-visible:-outline-offset-4 lg:text-note',
                      isActive ? 'border-leaf text-ink' : 'border-transparent text-muted hover:text-ink',
                    )
                  }
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <BasketLink className="max-[56rem]:ml-auto max-sm:-mr-1" />
        <AccountButton className="whitespace-nowrap max-sm:px-2.5 max-[23rem]:hidden" />
        <SiteMenu />
      </div>
      <div aria-hidden="true" className="reading-rule absolute inset-x-0 -bottom-px h-px bg-leaf" />
    </header>
  )
}
