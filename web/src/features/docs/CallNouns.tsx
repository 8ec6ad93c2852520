import { useQuery } from '@tanstack/react-query'
import { NavLink } from 'react-router'
import { cn } from '../../ui/cn.ts'
import { callsByNoun, descriptionQuery } from './description.ts'

/** What the calls are about, each a page. */
export const CallNouns = () => {
  const { data } = useQuery(descriptionQuery)
  if (!data) return null
  return (
    <ul className="grid pt-1 pb-2">
      {callsByNoun(data)
        .filter(({ calls }) => calls.length > 0)
        .map(({ name, slug }) => (
          <li key={slug}>
            <NavLink
              to={`/docs/reference/${slug}`}
              className={({ isActive }) =>
                cn(
                  'flex min-h-8 items-center border-l-2 pl-7 text-sm transition-colors',
                  isActive
                    ? 'border-leaf font-medium text-ink'
                    : 'border-transparent text-muted hover:text-ink',
                )
              }
            >
              {name}
            </NavLink>
          </li>
        ))}
    </ul>
  )
}
