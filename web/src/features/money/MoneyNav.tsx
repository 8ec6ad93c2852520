import { NavLink } from 'react-router'
import { cn } from '../../ui/cn.ts'
import { TabStrip } from '../../ui/TabStrip.tsx'

const pages = [
  { to: '/operator/money', label: 'Overview and lists' },
  { to: '/operator/payouts', label: 'Payouts and the bank' },
] as const

/** The pages of the money desk. */
export const MoneyNav = () => (
  <TabStrip aria-label="Money desk">
    {pages.map(({ to, label }) => (
      <NavLink
        key={to}
        to={to}
        className={({ isActive }) =>
          cn(
            '-mb-px inline-flex min-h-11 items-center whitespace-nowrap border-b-2 px-3 text-note focus-visible:-outline-offset-2',
            isActive ? 'border-leaf text-ink' : 'border-transparent text-muted hover:text-ink',
          )
        }
      >
        {label}
      </NavLink>
    ))}
  </TabStrip>
)
