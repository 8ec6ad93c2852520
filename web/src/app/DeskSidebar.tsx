import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { cn } from '../ui/cn.ts'
import { Lines } from '../ui/Lines.tsx'
import { ThemeSwitch } from '../ui/ThemeSwitch.tsx'
import { type DashboardItem, DashboardNav } from './DashboardNav.tsx'
import { deskSidebarLook } from './desk-looks.ts'
import { useCollapsed } from './use-collapsed.ts'

/** Where a signed-in person can go, beside the page on a wide screen. */
export const DeskSidebar = ({ items }: { items: readonly DashboardItem[] }) => {
  const [collapsed, toggle] = useCollapsed()
  const Fold = collapsed ? PanelLeftOpen : PanelLeftClose
  return (
    <aside className={cn(deskSidebarLook, 'transition-[width] lg:flex', collapsed ? 'w-16' : 'w-60')}>
      <Lines art="contours-tall" className="absolute inset-y-0 left-0 -z-10 w-60 bg-contour/70" />
      <DashboardNav items={items} collapsed={collapsed} />
      {!collapsed && <ThemeSwitch className="mx-4 mb-4 self-start bg-sheet [@media(height<=56rem)]:mb-3" />}
      <button
        type="button"
        aria-expanded={!collapsed}
        onClick={toggle}
        className="flex min-h-12 items-center gap-3 border-hairline border-t [@media(height<=56rem)]:min-h-10 px-[1.125rem] text-muted text-sm hover:text-ink focus-visible:-outline-offset-2"
      >
        <Fold aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.5} />
        <span className={cn('whitespace-nowrap', collapsed && 'sr-only')}>
          {collapsed ? 'Open sidebar' : 'Collapse sidebar'}
        </span>
      </button>
    </aside>
  )
}
