import { Menu } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { Bell } from '../features/notices/Bell.tsx'
import { ActingFor } from '../features/organisation/ActingFor.tsx'
import { LiveStatus } from '../live/LiveStatus.tsx'
import { BasketLink } from '../nouns/basket/BasketLink.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { cn } from '../ui/cn.ts'
import { Drawer } from '../ui/Drawer.tsx'
import { Logo } from '../ui/Logo.tsx'
import { ThemeSwitch } from '../ui/ThemeSwitch.tsx'
import { type DashboardItem, DashboardNav } from './DashboardNav.tsx'
import { DeskSearch } from './DeskSearch.tsx'
import { operatorItems } from './dashboard-items.ts'
import { deskHeaderLook, deskLogoLook } from './desk-looks.ts'

// Only operators have a queue.
const WaitingShort = lazy(async () => ({
  default: (await import('../features/operator/WaitingShort.tsx')).WaitingShort,
}))

const WaitingAbove = ({ onOpen }: { onOpen: () => void }) => (
  <Suspense>
    <WaitingShort onOpen={onOpen} />
  </Suspense>
)

type DeskHeaderProps = { name: string; email: string; roleLabel: string; items: readonly DashboardItem[] }

/** Who is signed in, and on a narrow screen the way to everything that stands beside the page on a wide one. */
export const DeskHeader = ({ name, email, roleLabel, items }: DeskHeaderProps) => {
  const [drawer, setDrawer] = useState(false)
  const isOperator = items === operatorItems
  const hasBasket = items.some(({ to }) => to === '/basket')
  return (
    <>
      <header className={deskHeaderLook}>
        <button
          type="button"
          aria-label="Open menu"
          onClick={() => setDrawer(true)}
          className="grid size-11 shrink-0 place-items-center rounded-soft hover:bg-sunken lg:hidden"
        >
          <Menu aria-hidden="true" className="size-5" strokeWidth={1.5} />
        </button>
        <Link to="/" aria-label="Ledgerleaf, overview" className="flex rounded-soft">
          <Logo className={deskLogoLook} />
        </Link>
        <ActingFor look="head" />
        <div className="ml-auto flex min-w-0 items-center gap-1 sm:gap-3">
          <div className="hidden min-w-0 md:block">
            <LiveStatus />
          </div>
          <DeskSearch items={items} />
          <Bell above={isOperator ? (close) => <WaitingAbove onOpen={close} /> : undefined} />
          {hasBasket && <BasketLink className="lg:hidden" />}
          <Link
            to="/account"
            title={name ? 'Your account' : `Your account: ${email}`}
            className="flex min-h-11 min-w-0 items-center gap-3 rounded-soft px-1"
          >
            <div className="hidden min-w-0 shrink-0 text-right sm:block">
              <p
                className={cn(
                  'max-w-56 truncate text-sm leading-tight',
                  name ? 'font-medium' : 'text-leaf-strong',
                )}
              >
                {name || 'Add your name'}
              </p>
              <p className="font-mono text-eyebrow text-muted">{roleLabel}</p>
            </div>
            <p className="min-w-0 truncate font-mono text-eyebrow text-muted sm:hidden">
              <span className="sr-only">{name || email}, </span>
              {roleLabel}
            </p>
            <Avatar name={name || email} />
          </Link>
        </div>
      </header>
      <ActingFor look="strip" />
      <Drawer open={drawer} onClose={() => setDrawer(false)} label="Menu" head={<Logo />}>
        <ActingFor look="menu" onNavigate={() => setDrawer(false)} />
        <DashboardNav items={items} onNavigate={() => setDrawer(false)} />
        <ThemeSwitch className="mx-4 mb-4 self-start" />
      </Drawer>
    </>
  )
}
