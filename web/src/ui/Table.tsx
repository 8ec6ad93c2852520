import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'

type TableProps = { caption: string; children: ReactNode; className?: string }

/** A table that scrolls inside itself, never the page. The caption is heard; a heading above it is what is seen. */
export const Table = ({ caption, children, className }: TableProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
  <div
    role="group"
    aria-label={caption}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    tabIndex={0}
    className="relative overflow-x-auto border-edge border-t-2 bg-sheet"
  >
    <table className={cn('w-full border-collapse text-[0.9375rem]', className)}>
      <caption className="sr-only">{caption}</caption>
      {children}
    </table>
  </div>
)

type CellProps = { numeric?: boolean }

export const TableHead = ({ numeric, className, ...rest }: ComponentProps<'th'> & CellProps) => (
  <th
    scope="col"
    {...rest}
    className={cn(
      'whitespace-nowrap border-hairline border-b px-4 py-3 font-medium text-[0.8125rem] text-muted',
      numeric ? 'text-right' : 'text-left',
      className,
    )}
  />
)

export const TableRow = ({ className, ...rest }: ComponentProps<'tr'>) => (
  <tr
    {...rest}
    className={cn(
      'border-hairline border-b transition-colors last:border-b-0 hover:bg-paper has-[td]:h-14',
      className,
    )}
  />
)

export const TableCell = ({ numeric, className, ...rest }: ComponentProps<'td'> & CellProps) => (
  <td
    {...rest}
    className={cn(
      'px-4 py-2.5 align-middle',
      numeric && 'whitespace-nowrap text-right font-mono text-[0.875rem] tabular-nums',
      className,
    )}
  />
)

/** The row of totals, closed with the double rule of a bound ledger. */
export const TableTotal = ({ className, ...rest }: ComponentProps<'tr'>) => (
  <tr {...rest} className={cn('rule-double h-14 border-edge border-t font-medium', className)} />
)
