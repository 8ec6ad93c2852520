import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'
import { useScrolls } from './use-scrolls.ts'

type TableProps = {
  caption: string
  children: ReactNode
  className?: string
  /**
   * Where there is no room for the columns every row becomes a small sheet, and a cell with a label says which column it was.
   * `early` is for many columns, which need a desk; `always` for more than any screen holds.
   */
  folds?: boolean | 'early' | 'always'
  /** One moves through its cells by arrow keys. */
  grid?: boolean
  /** Longer than a screen: it scrolls inside itself both ways, so that a head that sticks stays in sight. */
  tall?: boolean
  /** Its columns go by the room it has. */
  contains?: boolean
  /** Said under it where it holds more than it is wide. */
  sideways?: string
}

const folded = [
  'folded:[&_thead]:sr-only folded:[&_tbody]:block folded:[&_tfoot]:block',
  'folded:[&_tr]:grid folded:[&_tr]:h-auto folded:[&_tr]:py-2.5 folded:[&_td]:py-1.5',
  'folded:[&_td:not([data-label])]:block folded:[&_td:not([data-label])]:text-left',
  'folded:[&_td[data-label]]:flex folded:[&_td[data-label]]:items-baseline',
  'folded:[&_td[data-label]]:justify-between folded:[&_td[data-label]]:gap-6',
  'folded:[&_td[data-label]]:text-right folded:[&_td[data-label]]:whitespace-normal',
  'folded:[&_td[data-label]]:before:content-[attr(data-label)] folded:[&_td[data-label]]:before:shrink-0',
  'folded:[&_td[data-label]]:before:font-sans folded:[&_td[data-label]]:before:text-muted',
  'folded:[&_td[data-label]]:before:text-fine folded:[&_td[data-label]:empty]:hidden',
].join(' ')

const carded = [
  'carded:[&_thead]:sr-only carded:[&_tbody]:block carded:[&_tfoot]:block carded:[&_tr]:h-auto',
  'carded:[&_tr]:grid carded:[&_tr]:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] carded:[&_tr]:py-3',
  'carded:[&_td]:block carded:[&_td]:py-1.5 carded:[&_td]:text-left carded:[&_td]:whitespace-normal',
  'carded:[&_td:not([data-label])]:col-span-full carded:[&_td:empty]:hidden',
  'carded:[&_td[data-label]]:before:content-[attr(data-label)] carded:[&_td[data-label]]:before:block',
  'carded:[&_td[data-label]]:before:font-sans carded:[&_td[data-label]]:before:text-muted',
  'carded:[&_td[data-label]]:before:text-fine',
].join(' ')

/** A table that scrolls inside itself, never the page. The caption is heard; a heading above it is what is seen. */
export const Table = ({
  caption,
  children,
  className,
  folds = false,
  grid = false,
  tall = false,
  contains = false,
  sideways,
}: TableProps) => {
  const [frame, scrolls] = useScrolls()
  const framed = (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      ref={frame}
      role="group"
      aria-label={caption}
      // What scrolls must be reachable by keyboard; what does not is no stop on the way.
      tabIndex={scrolls.sideways || (tall && scrolls.down) ? 0 : undefined}
      className={cn(
        'relative overflow-x-auto border-edge border-t-2 bg-sheet',
        scrolls.sideways && 'shaded-edges',
        (folds || contains) && '@container',
        tall && 'sm:max-h-[85dvh] sm:overflow-y-auto',
      )}
    >
      <table
        role={grid ? 'grid' : undefined}
        data-folds={typeof folds === 'string' ? folds : undefined}
        className={cn(
          'w-full border-collapse text-note',
          folds && `folded:block ${folded}`,
          typeof folds === 'string' && `carded:block ${carded}`,
          className,
        )}
      >
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  )
  if (!sideways) return framed
  return (
    <div className="grid gap-2">
      {framed}
      {scrolls.sideways && <p className="text-muted text-sm">{sideways}</p>}
    </div>
  )
}

type CellProps = { numeric?: boolean }

export const TableHead = ({ numeric, className, ...rest }: ComponentProps<'th'> & CellProps) => (
  <th
    scope="col"
    {...rest}
    className={cn(
      'whitespace-nowrap border-hairline border-b px-4 py-3 font-medium text-fine text-muted',
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
