import type { ReactNode } from 'react'
import { cn } from './cn.ts'

/** The small line above a heading: a tick of the margin rule, then where we are. */
export const Eyebrow = ({ className, children }: { className?: string; children: ReactNode }) => (
  <p className={cn('flex items-center gap-3 font-mono text-eyebrow text-leaf-strong', className)}>
    <span aria-hidden="true" className="h-px w-8 bg-leaf" />
    {children}
  </p>
)
