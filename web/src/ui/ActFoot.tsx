import type { ReactNode } from 'react'
import { cn } from './cn.ts'

type ActFootProps = {
  /** Out to the edges of the screen, over the margins of the page it stands on. */
  className: string
  /** What it comes to. */
  sum: ReactNode
  /** What the sum is of, or what is still missing. */
  note: ReactNode
  /** The one act. */
  children: ReactNode
}

/**
 * On a phone: what a long form comes to and its one act, at the foot of the screen while the form is filled in. It is the last
 * thing in the form and ends with it, so that nothing lies under it for good.
 */
export const ActFoot = ({ className, sum, note, children }: ActFootProps) => (
  <div
    className={cn(
      'keeps-foot sticky bottom-0 z-20 flex flex-wrap items-center justify-between gap-4 border-edge border-t bg-sheet pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] print:static',
      className,
    )}
  >
    <div className="min-w-0 leading-tight">
      <p className="font-[480] font-display text-xl tabular-nums">{sum}</p>
      <p className="text-muted text-sm">{note}</p>
    </div>
    {children}
  </div>
)
