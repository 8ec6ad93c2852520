import type { ReactNode } from 'react'
import { cn } from './cn.ts'

/** Where a word or a figure will stand. */
export const GhostLine = ({ className }: { className: string }) => (
  <span className={cn('block h-0 max-w-full border-edge border-t-2 border-dashed', className)} />
)

type GhostTableProps = {
  /** The columns as they will be, the last of them at the right. */
  columns: readonly string[]
  rows?: number
}

/** A table before its first row: its columns have their names, and its lines are dashed. */
export const GhostTable = ({ columns, rows = 3 }: GhostTableProps) => (
  <div className="grid text-sm">
    {Array.from({ length: rows + 1 }, (_, row) => (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: the empty lines are one like another
        key={row}
        className="grid grid-flow-col auto-cols-fr items-center gap-x-6 border-edge border-dashed py-3 text-muted not-last:border-b"
      >
        {columns.map((column, at) => (
          <span
            key={column}
            className={cn(
              'flex min-w-0',
              at === columns.length - 1 && at > 0 && 'justify-end text-right',
              at > 0 && at < columns.length - 1 && 'max-sm:hidden',
            )}
          >
            {row === 0 ? column : <GhostLine className={at === 0 ? 'w-32' : 'w-16'} />}
          </span>
        ))}
      </div>
    ))}
  </div>
)

type GhostSheetProps = {
  title: string
  text: ReactNode
  action?: ReactNode
  className?: string
  /** What will stand here, dashed: its shape and its names, and no figure that nobody has. */
  children: ReactNode
}

/** A room before there is anything in it: what it will look like, and the way to it. */
export const GhostSheet = ({ title, text, action, className, children }: GhostSheetProps) => (
  <div
    className={cn('grid content-start gap-6 border border-edge border-dashed bg-sheet p-5 sm:p-6', className)}
  >
    <div className="grid justify-items-start gap-4 sm:flex sm:flex-wrap sm:items-end sm:justify-between sm:gap-x-8">
      <div className="grid max-w-text gap-1">
        <p className="font-display text-xl">{title}</p>
        <p className="text-muted text-note">{text}</p>
      </div>
      {action}
    </div>
    <div aria-hidden="true" className="border-hairline border-t pt-5">
      {children}
    </div>
  </div>
)
