import { LogOut, type LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { useMine } from '../nouns/organisation/use-mine.ts'
import { cn } from '../ui/cn.ts'

export type DashboardItem = {
  to: string
  label: string
  icon: LucideIcon
  /** The pages below its address have entries of their own. */
  isWhole?: true
  /** Pages elsewhere that belong to it: on them it is where one is. */
  also?: readonly string[]
  /** A line is drawn above it: what follows is of another kind. */
  isFirst?: true
  /** Only where an organisation has several members. */
  amongSeveral?: true
  /** How much of it there is, as it stands now. */
  Count?: ComponentType<{ className?: string }>
}

type DashboardNavProps = { items: readonly DashboardItem[]; collapsed?: boolean; onNavigate?: () => void }

const entry =
  'relative flex min-h-11 items-center gap-3 border-l-2 px-4 text-note transition-colors focus-visible:-outline-offset-2 lg:min-h-10 lg:[@media(56rem<height<=61rem)]:min-h-9 lg:[@media(height<=56rem)]:min-h-8'

const isAt = (pathname: string, path: string): boolean => pathname === path || pathname.startsWith(`${path}/`)

type Place = Pick<DashboardItem, 'to' | 'isWhole' | 'also'>

/** Whether it is the page one is on, or where that page belongs. */
const currentOf = (pathname: string, { to, isWhole, also = [] }: Place) => {
  if (isWhole ? pathname === to : isAt(pathname, to)) return 'page'
  return also.some((path) => isAt(pathname, path)) ? 'true' : undefined
}

export const DashboardNav = ({ items, collapsed = false, onNavigate }: DashboardNavProps) => {
  const text = cn('truncate', collapsed && 'sr-only')
  const isAmongSeveral = (useMine().current?.members ?? 1) > 1
  const { pathname } = useLocation()
  const shown = items.filter((item) => !item.amongSeveral || isAmongSeveral)
  // Where a page has a line of its own, no other lights up for it.
  const isOwn = shown.some((item) => currentOf(pathname, item) === 'page')
  const current = (item: Place) => {
    const how = currentOf(pathname, item)
    return isOwn && how === 'true' ? undefined : how
  }
  return (
    <nav
      aria-label="Dashboard"
      className="flex min-h-0 flex-1 flex-col justify-between gap-2 py-4 lg:[@media(height<=56rem)]:gap-0 lg:[@media(height<=56rem)]:py-2"
    >
      {/* Only the pages scroll where there is no room for all of them: the way out stays in sight below, and no name is cut. */}
      <ul className="grid min-h-0 gap-0.5 overflow-y-auto pb-4 [mask-image:linear-gradient(to_bottom,black_calc(100%-1rem),transparent)]">
        {shown.map(({ Count, icon: Icon, ...item }) => (
          <li
            key={item.to}
            className={cn(
              item.isFirst &&
                'mt-2 border-hairline border-t pt-2 lg:[@media(height<=56rem)]:mt-1 lg:[@media(height<=56rem)]:pt-1',
            )}
          >
            <Link
              to={item.to}
              aria-current={current(item)}
              onClick={onNavigate}
              title={collapsed ? item.label : undefined}
              className={cn(
                entry,
                current(item)
                  ? 'border-leaf bg-paper font-medium text-ink'
                  : 'border-transparent text-muted hover:bg-paper hover:text-ink',
              )}
            >
              <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.5} />
              <span className={text}>{item.label}</span>
              {Count && <Count className={collapsed ? 'absolute top-0 right-1' : 'ml-auto'} />}
            </Link>
          </li>
        ))}
      </ul>
      <NavLink
        to="/logout"
        onClick={onNavigate}
        title={collapsed ? 'Log Out' : undefined}
        className={cn(entry, 'shrink-0 border-transparent text-muted hover:bg-paper hover:text-ink')}
      >
        <LogOut aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.5} />
        <span className={text}>Log Out</span>
      </NavLink>
    </nav>
  )
}
