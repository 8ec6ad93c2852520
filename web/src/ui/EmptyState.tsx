import type { ReactNode } from 'react'
import { EmptyArt, type EmptySubject } from './EmptyArt.tsx'

type EmptyStateProps = {
  title: string
  text?: ReactNode
  action?: ReactNode
  /** What will stand here once there is something. */
  of?: EmptySubject
  /** As a line of a room with several of them: several sheets of nothing are a wall. */
  look?: 'sheet' | 'line'
}

const looks = {
  sheet: {
    frame: 'grid justify-items-center gap-4 px-4 py-10 text-center',
    art: 'text-edge',
    words: 'grid max-w-md gap-2',
  },
  line: {
    frame: 'flex flex-wrap items-center gap-x-6 gap-y-3 px-5 py-5',
    art: 'text-edge [&_svg]:h-14',
    words: 'grid max-w-text flex-1 basis-60 gap-1',
  },
} as const

/** Loaded, and nothing here yet: what will stand here, and the next step towards it. */
export const EmptyState = ({ title, text, action, of = 'seed', look = 'sheet' }: EmptyStateProps) => {
  const { frame, art, words } = looks[look]
  return (
    <div className={frame}>
      <div aria-hidden="true" className={art}>
        <EmptyArt of={of} />
      </div>
      <div className={words}>
        <p className="text-balance font-display text-xl">{title}</p>
        {text && <p className="text-note text-muted">{text}</p>}
      </div>
      {action}
    </div>
  )
}
