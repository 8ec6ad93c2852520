import type { ReactNode } from 'react'
import { EmptyArt, type EmptySubject } from './EmptyArt.tsx'

type EmptyStateProps = {
  title: string
  text?: ReactNode
  action?: ReactNode
  /** What will stand here once there is something. */
  of?: EmptySubject
}

/** Loaded, and nothing here yet: what will stand here, and the next step towards it. */
export const EmptyState = ({ title, text, action, of = 'seed' }: EmptyStateProps) => (
  <div className="grid justify-items-center gap-4 px-4 py-10 text-center">
    <div aria-hidden="true" className="text-edge">
      <EmptyArt of={of} />
    </div>
    <div className="grid max-w-md gap-2">
      <p className="font-display text-xl">{title}</p>
      {text && <p className="text-note text-muted">{text}</p>}
    </div>
    {action}
  </div>
)
