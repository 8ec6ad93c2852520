import type { ReactNode } from 'react'
import { cn } from './cn.ts'

type GhostSheetProps = {
  title: string
  children: ReactNode
  /** What heads its two columns: what will stand in a line, and its figure. */
  heads: readonly [string, string]
  /** What closes it. */
  foot?: string
  action?: ReactNode
}

/** Of different lengths, as names are. */
const lines = ['w-1/2', 'w-2/3', 'w-2/5']

const Stroke = ({ className }: { className?: string }) => (
  <span className={cn('block h-2.5 rounded-soft bg-hairline', className)} />
)

/** A paper that has nothing on it yet: what is missing and the next step, over the shape it will have. */
export const GhostSheet = ({ title, children, heads: [what, figure], foot, action }: GhostSheetProps) => (
  <div className="grid gap-8 border border-edge border-dashed bg-sheet px-5 py-7 sm:px-8 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:items-center lg:gap-12">
    <div className="grid justify-items-start gap-3">
      <p className="text-balance font-display text-xl">{title}</p>
      <div className="text-muted text-note">{children}</div>
      {action && <div className="mt-2">{action}</div>}
    </div>
    <div aria-hidden="true" className="grid min-w-0 border-edge border-t border-dashed text-muted text-sm">
      <p className="flex justify-between gap-6 border-hairline border-b border-dashed py-2.5">
        <span>{what}</span>
        <span>{figure}</span>
      </p>
      {lines.map((length) => (
        <p
          key={length}
          className="flex items-center justify-between gap-6 border-hairline border-b border-dashed py-4"
        >
          <Stroke className={length} />
          <Stroke className="w-12" />
        </p>
      ))}
      {foot && (
        <p className="flex items-center justify-between gap-6 py-3 font-medium">
          <span>{foot}</span>
          <Stroke className="w-16" />
        </p>
      )}
    </div>
  </div>
)
