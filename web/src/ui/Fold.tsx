import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'

type FoldProps = {
  /** What is behind it, also heard as the name of what opens it. */
  title: ReactNode
  /** Open from the start, where somebody came for what is in it. */
  isOpen?: boolean
  /** What is in use behind it is not folded away. */
  staysOpen?: boolean
  className?: string
  children: ReactNode
}

/** What few come for, one press away: it stays where it is, and the page stays short. */
export const Fold = ({ title, isOpen = false, staysOpen = false, className, children }: FoldProps) => (
  <details
    open={isOpen}
    onToggle={
      staysOpen
        ? ({ currentTarget }) => {
            currentTarget.open = true
          }
        : undefined
    }
    className={cn('group/fold min-w-0', className)}
  >
    <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium text-leaf-strong text-note [&::-webkit-details-marker]:hidden">
      <ChevronDown
        aria-hidden="true"
        strokeWidth={1.75}
        className="size-4 shrink-0 -rotate-90 transition-transform group-open/fold:rotate-0"
      />
      {title}
    </summary>
    <div className="grid grid-cols-[minmax(0,1fr)] pt-2">{children}</div>
  </details>
)
