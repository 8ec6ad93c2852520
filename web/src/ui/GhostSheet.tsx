import type { ReactNode } from 'react'
import { cn } from './cn.ts'

type GhostSheetProps = {
  title: string
  children: ReactNode
  /** What heads its two columns: what will stand in a line, and its figure. */
  heads?: readonly [string, string]
  /** Drawn in place of two columns, where what will stand here has another shape. */
  shape?: ReactNode
  /** What closes it. */
  foot?: string
  action?: ReactNode
}

/** Of different lengths, as names are. */
const lines = ['w-1/2', 'w-2/3', 'w-2/5']

/** Where a word or a figure will stand. */
export const GhostStroke = ({ className }: { className?: string }) => (
  <span className={cn('block h-2.5 rounded-soft bg-hairline', className)} />
)

/** A paper that has nothing on it yet: what is missing and the next step, over the shape it will have. */
export const GhostSheet = ({ title, children, heads, shape, foot, action }: GhostSheetProps) => (
  <div className="grid gap-8 border border-edge border-dashed bg-sheet px-5 py-7 sm:px-8 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:items-center lg:gap-12">
    <div className="grid justify-items-start gap-3">
      <p className="text-balance font-display text-xl">{title}</p>
      <div className="text-muted text-note">{children}</div>
      {action && <div className="mt-2">{action}</div>}
    </div>
    {shape ? (
      <div aria-hidden="true" className="min-w-0 text-muted text-sm">
        {shape}
      </div>
    ) : (
      <div aria-hidden="true" className="grid min-w-0 border-edge border-t border-dashed text-muted text-sm">
        {heads && (
          <p className="flex justify-between gap-6 border-hairline border-b border-dashed py-2.5">
            {heads.map((head) => (
              <span key={head}>{head}</span>
            ))}
          </p>
        )}
        {lines.map((length) => (
          <p
            key={length}
            className="flex items-center justify-between gap-6 border-hairline border-b border-dashed py-4"
          >
            <GhostStroke className={length} />
            <GhostStroke className="w-12" />
          </p>
        ))}
        {foot && (
          <p className="flex items-center justify-between gap-6 py-3 font-medium">
            <span>{foot}</span>
            <GhostStroke className="w-16" />
          </p>
        )}
      </div>
    )}
  </div>
)
