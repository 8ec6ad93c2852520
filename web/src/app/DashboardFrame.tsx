import { Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { LiveStatus } from '../live/LiveStatus.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { cn } from '../ui/cn.ts'
import { Drawer } from '../ui/Drawer.tsx'
import { Lines } from '../ui/Lines.tsx'
import { Logo } from '../ui/Logo.tsx'
import { SkipLink } from '../ui/SkipLink.tsx'
import { ThemeSwitch } from '../ui/ThemeSwitch.tsx'
import { type DashboardItem, DashboardNav } from './DashboardNav.tsx'
import { useCollapsed } from './use-collapsed.ts'

type DashboardFrameProps = {
  name: string
  /** "Buyer" or "Seller": in which of their roles the person is here. */
  roleLabel: string
  items: readonly DashboardItem[]
  children: ReactNode
}

/** The frame around a signed-in person's pages: who they are above, where they can go beside, the page within. */
export const DashboardFrame = ({ name, roleLabel, items, children }: DashboardFrameProps) => {
  const [collapsed, toggle] = useCollapsed()
  const [drawer, setDrawer] = useState(false)
  const Fold = collapsed ? PanelLeftOpen : PanelLeftClose
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="sticky top-0 z-30 flex h-16 items-center gap-3 border-hairline border-b bg-sheet px-3 sm:px-5">
        <button
          type="button"
          aria-label="Open menu"
          onClick={() => setDrawer(true)}
          className="grid size-11 place-items-center rounded-soft hover:bg-sunken lg:hidden"
        >
          <Menu aria-hidden="true" className="size-5" strokeWidth={1.5} />
        </button>
        <Link to="/" aria-label="Ledgerleaf, overview" className="rounded-soft">
          <Logo />
        </Link>
        <div className="ml-auto hidden min-w-0 md:block">
          <LiveStatus />
        </div>
        <Link
          to="/account"
          title="Your account"
          className="ml-auto flex min-h-11 min-w-0 items-center gap-3 rounded-soft px-1 md:ml-3"
        >
          <div className="hidden min-w-0 text-right sm:block">
            <p className="max-w-56 truncate font-medium text-sm leading-tight">{name}</p>
            <p className="font-mono text-eyebrow text-muted">{roleLabel}</p>
          </div>
          <p className="min-w-0 truncate font-mono text-eyebrow text-muted sm:hidden">
            <span className="sr-only">{name}, </span>
            {roleLabel}
          </p>
          <Avatar name={name} />
        </Link>
      </header>
      <div className="flex flex-1">
        <aside
          className={cn(
            'sticky top-16 isolate hidden h-[calc(100dvh-4rem)] shrink-0 flex-col overflow-clip border-hairline border-r bg-sheet transition-[width] lg:flex',
            collapsed ? 'w-16' : 'w-60',
          )}
        >
          <Lines art="contours-tall" className="absolute inset-y-0 left-0 -z-10 w-60 bg-contour/70" />
          <DashboardNav items={items} collapsed={collapsed} />
          {!collapsed && <ThemeSwitch className="mx-4 mb-4 self-start bg-sheet" />}
          <button
            type="button"
            aria-expanded={!collapsed}
            onClick={toggle}
            className="flex min-h-12 items-center gap-3 border-hairline border-t px-[1.125rem] text-muted text-sm hover:text-ink focus-visible:-outline-offset-2"
          >
            <Fold aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.5} />
            <span className={cn('whitespace-nowrap', collapsed && 'sr-only')}>
              {collapsed ? 'Open sidebar' : 'Collapse sidebar'}
            </span>
          </button>
        </aside>
        <main id="main" tabIndex={-1} className="min-w-0 flex-1 px-4 py-8 sm:px-8 lg:px-12 lg:py-12">
          <div className="mx-auto max-w-page">{children}</div>
        </main>
      </div>
      <Drawer open={drawer} onClose={() => setDrawer(false)} label="Menu" head={<Logo />}>
        <DashboardNav items={items} onNavigate={() => setDrawer(false)} />
        <ThemeSwitch className="mx-4 mb-4 self-start" />
      </Drawer>
    </div>
  )
}
