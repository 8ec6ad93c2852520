import type { ReactNode } from 'react'
import { cn } from './cn.ts'

/** Running text: a measure one can read, and room between the thoughts. */
export const Prose = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div
    className={cn(
      'max-w-text text-[1.0625rem] leading-relaxed [&_a]:underline [&_a]:underline-offset-4 [&_h2]:mt-12 [&_h2]:mb-3 [&_h2]:text-2xl [&_li]:mt-2 [&_p+p]:mt-4 [&_ul]:mt-4 [&_ul]:list-disc [&_ul]:pl-5 [&_ul]:marker:text-leaf',
      className,
    )}
  >
    {children}
  </div>
)
