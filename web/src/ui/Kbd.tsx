import type { ReactNode } from 'react'
import { cn } from './cn.ts'

/** A key as it is printed on a keyboard. */
export const Kbd = ({ children, className }: { children: ReactNode; className?: string }) => (
  <kbd
    className={cn(
      'inline-grid min-w-6 place-items-center rounded-soft border border-edge border-b-2 bg-paper px-1.5 font-mono text-eyebrow text-muted',
      className,
    )}
  >
    {children}
  </kbd>
)
