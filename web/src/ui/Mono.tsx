import type { ReactNode } from 'react'
import { cn } from './cn.ts'

/** Serials, hashes and amounts: every character counts, and long ones break where they must. */
export const Mono = ({ className, children }: { className?: string; children: ReactNode }) => (
  <span className={cn('font-mono text-[0.9em] tabular-nums [overflow-wrap:anywhere]', className)}>
    {children}
  </span>
)
