import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'

type TableProps = {
  caption: string
  children: ReactNode
  className?: string
  /** On a phone every row becomes a small sheet, and a cell with a label says which column it was. */
  folds?: boolean
}

const folded = [
  'max-md:[&_thead]:sr-only max-md:[&_tbody]:block max-md:[&_tfoot]:block',
  'max-md:[&_tr]:grid max-md:[&_tr]:h-auto max-md:[&_tr]:py-2.5 max-md:[&_td]:py-1.5',
  'max-md:[&_td:not([data-label])]:block max-md:[&_td:not([data-label])]:text-left',
  'max-md:[&_td[data-label]]:flex max-md:[&_td[data-label]]:items-baseline',
  'max-md:[&_td[data-label]]:justify-between max-md:[&_td[data-label]]:gap-6',
  'max-md:[&_td[data-label]]:text-right max-md:[&_td[data-label]]:whitespace-normal',
  'max-md:[&_td[data-label]]:before:content-[attr(data-label)] max-md:[&_td[data-label]]:before:shrink-0',
  'max-md:[&_td[data-label]]:before:font-sans max-md:[&_td[data-label]]:before:text-muted',
  'max-md:[&_td[data-label]]:before:text-[0.8125rem] max-md:[&_td[data-label]:empty]:hidden',
].join(' ')

/** A table that scrolls inside itself, never the page. The caption is heard; a heading above it is what is seen. */
export const Table = ({ caption, children, className, folds = false }: TableProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
  <div
    role="group"
    aria-label={caption}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    tabIndex={0}
    className="relative overflow-x-auto border-edge border-t-2 bg-sheet"
  >
    <table
      className={cn('w-full border-collapse text-[0.9375rem]', folds && `max-md:block ${folded}`, className)}
    >
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

type DataProps = CellProps & {
  /** The column's title, for where the head is not seen. */
  label?: string
}

export const TableCell = ({ numeric, label, className, ...rest }: ComponentProps<'td'> & DataProps) => (
  <td
    {...rest}
    data-label={label}
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
