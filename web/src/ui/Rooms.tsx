import type { ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { cn } from './cn.ts'
import { roomOf } from './room-of.ts'
import { Select } from './Select.tsx'
import { useScrollToHash } from './use-scroll-to-hash.ts'

export type Room = {
  name: string
  /** The ids of the parts in it; the first is the address of the room. */
  parts: readonly [string, ...string[]]
  content: ReactNode
}

/**
 * A long page as rooms, of which one is open: the one whose part the address names. The others stay as they were left, so that
 * what was typed in one is not lost by a look into another.
 */
export const Rooms = ({ rooms, isRead }: { rooms: readonly Room[]; isRead: boolean }) => {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const open = roomOf(rooms, hash)
  // The first part stands at the top of its room already.
  useScrollToHash(isRead && hash.slice(1) !== open?.parts[0])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 lg:grid-cols-[11rem_minmax(0,1fr)]">
      <Select
        label="On this page"
        value={open?.parts[0]}
        className="lg:hidden"
        onChange={(event) => void navigate(`#${event.target.value}`, { preventScrollReset: true })}
      >
        {rooms.map(({ name, parts }) => (
          <option key={parts[0]} value={parts[0]}>
            {name}
          </option>
        ))}
      </Select>
      <nav aria-label="On this page" className="sticky top-24 border-edge border-t-2 max-lg:hidden">
        <ol>
          {rooms.map((room) => (
            <li key={room.parts[0]} className="border-hairline border-b">
              <Link
                to={`#${room.parts[0]}`}
                preventScrollReset
                aria-current={room === open ? 'location' : undefined}
                className={cn(
                  'flex min-h-11 items-center border-l-2 px-3 text-note transition-colors focus-visible:-outline-offset-2',
                  room === open
                    ? 'border-leaf bg-sheet font-medium text-ink'
                    : 'border-transparent text-muted hover:text-ink',
                )}
              >
                {room.name}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className="min-w-0">
        {rooms.map((room) => (
          <div
            key={room.parts[0]}
            hidden={room !== open}
            className={cn('gap-12', room === open && 'grid grid-cols-[minmax(0,1fr)]')}
          >
            {room.content}
          </div>
        ))}
      </div>
    </div>
  )
}
