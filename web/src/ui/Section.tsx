import type { ReactNode } from 'react'
import { cn } from './cn.ts'

/** The measure of the page: the same margins under every head. */
export const Section = ({ className, children }: { className?: string; children: ReactNode }) => (
  <section className={cn('mx-auto max-w-page px-5 py-14 sm:px-8 md:py-20', className)}>{children}</section>
)
