import { guidePath, guides } from '@ledgerleaf/contract/guides'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { cn } from '../../ui/cn.ts'

type Entry = { to: string; name: string; end?: boolean }

const parts: readonly { name: string; entries: readonly Entry[] }[] = [
  {
    name: 'Guides',
    entries: guides.map(({ slug, title }) => ({ to: guidePath(slug), name: title, end: true })),
  },
  {
    name: 'Reference',
    entries: [
      { to: '/docs/reference', name: 'Calls' },
      { to: '/docs/events', name: 'Events' },
      { to: '/docs/errors', name: 'Errors' },
      { to: '/docs/changelog', name: 'Changelog' },
    ],
  },
]

const Contents = ({ calls }: { calls: ReactNode }) =>
  parts.map(({ name, entries }) => (
    <div key={name} className="grid gap-1">
      <p className="font-mono text-eyebrow text-muted">{name}</p>
      <ul>
        {entries.map(({ to, name: title, end = false }) => (
          <li key={to} className="border-hairline border-b">
            <NavLink
              to={to}
              end={end}
              className={({ isActive }) =>
                cn(
                  'flex min-h-11 items-center border-l-2 py-1.5 pl-3 text-note transition-colors',
                  isActive
                    ? 'border-leaf font-medium text-ink'
                    : 'border-transparent text-muted hover:text-ink',
                )
              }
            >
              {title}
            </NavLink>
            {to === '/docs/reference' && calls}
          </li>
        ))}
      </ul>
    </div>
  ))

const nameOf = (path: string): string => {
  const entries = parts.flatMap(({ entries }) => entries)
  const found = entries.find(({ to, end }) => (end ? path === to : path.startsWith(to)))
  return found?.name ?? 'Documentation'
}

/** Everything there is to read, always beside it; behind one press where there is no room. */
export const DocsNav = ({ calls }: { calls: ReactNode }) => {
  const { pathname } = useLocation()
  const fold = useRef<HTMLDetailsElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it
  useEffect(() => {
    if (fold.current) fold.current.open = false
  }, [pathname])
  return (
    <nav
      aria-label="Documentation"
      className="lg:sticky lg:top-28 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto"
    >
      <details ref={fold} className="group/fold border-edge border-y lg:hidden">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 text-note [&::-webkit-details-marker]:hidden">
          <span>
            <span className="text-muted">For developers: </span>
            <span className="font-medium">{nameOf(pathname)}</span>
          </span>
          <ChevronDown
            aria-hidden="true"
            strokeWidth={1.5}
            className="size-4 shrink-0 transition-transform group-open/fold:rotate-180"
          />
        </summary>
        <div className="grid gap-6 pt-2 pb-5">
          <Contents calls={calls} />
        </div>
      </details>
      <div className="grid gap-8 max-lg:hidden">
        <Contents calls={calls} />
      </div>
    </nav>
  )
}
