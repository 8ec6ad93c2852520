import { LogOut, type LucideIcon } from 'lucide-react'
import { NavLink } from 'react-router'
import { cn } from '../ui/cn.ts'

export type DashboardItem = {
  to: string
  label: string
  icon: LucideIcon
  /** Pages below this address are entries of their own. */
  exact?: true
}

type DashboardNavProps = { items: readonly DashboardItem[]; collapsed?: boolean; onNavigate?: () => void }

const entry =
  'flex min-h-11 items-center gap-3 border-l-2 px-4 text-note transition-colors focus-visible:-outline-offset-2'

export const DashboardNav = ({ items, collapsed = false, onNavigate }: DashboardNavProps) => {
  const text = cn('truncate', collapsed && 'sr-only')
  return (
    <nav aria-label="Dashboard" className="flex flex-1 flex-col justify-between gap-8 py-4">
      <ul className="grid gap-1">
        {items.map(({ to, label, icon: Icon, exact = false }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={exact}
              onClick={onNavigate}
              title={collapsed ? label : undefined}
              className={({ isActive }) =>
                cn(
                  entry,
                  isActive
                    ? 'border-leaf bg-paper font-medium text-ink'
                    : 'border-transparent text-muted hover:bg-paper hover:text-ink',
                )
              }
            >
              <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.5} />
              <span className={text}>{label}</span>
            </NavLink>
          </li>
        ))}
      </ul>
      <NavLink
        to="/logout"
        onClick={onNavigate}
        title={collapsed ? 'Log Out' : undefined}
        className={cn(entry, 'border-transparent text-muted hover:bg-paper hover:text-ink')}
      >
        <LogOut aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.5} />
        <span className={text}>Log Out</span>
      </NavLink>
    </nav>
  )
}
