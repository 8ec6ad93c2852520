import type { BasketLine } from '@ledgerleaf/contract/baskets'
import type { ReactNode } from 'react'
import { cn } from '../../ui/cn.ts'
import { countryName } from '../../ui/country-name.ts'
import { writeCents, writeWhole } from '../../ui/format.ts'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { writeCategory } from '../project/words.ts'

type Line = Pick<
  BasketLine,
  | 'listingId'
  | 'projectName'
  | 'category'
  | 'registry'
  | 'vintage'
  | 'country'
  | 'quantity'
  | 'pricePerCreditCents'
  | 'totalCents'
>

const about = ({ category, registry, vintage, country }: Line) =>
  [category && writeCategory(category), registry, country && countryName(country), `vintage ${vintage}`]
    .filter(Boolean)
    .join(' · ')

type Props<L extends Line> = {
  caption: string
  /** The titles of the columns that are not the same for every basket. */
  titles: { project: string; figure: string; total: string }
  lines: readonly L[]
  /** What only this basket knows of a line: its weight, or its score. */
  figure: (line: L) => ReactNode
  name?: (line: L) => ReactNode
  /** What stands before the name of a line. */
  mark?: (line: L) => ReactNode
  /** What stands below it. */
  note?: (line: L) => ReactNode
  totals?: ReactNode
}

/** What a basket holds, line by line: project, registry and vintage, quantity and price. */
export const BasketTable = <L extends Line>(props: Props<L>) => {
  const { caption, titles, lines, figure, name, mark, note, totals } = props
  return (
    <Table caption={caption} folds>
      <thead>
        <tr>
          <TableHead>{titles.project}</TableHead>
          <TableHead numeric>{titles.figure}</TableHead>
          <TableHead numeric>Credits</TableHead>
          <TableHead numeric>Price</TableHead>
          <TableHead numeric>{titles.total}</TableHead>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <TableRow
            key={line.listingId}
            // Where the columns fold, four short figures share a line or two: beside their names, or, four on one, below them.
            className={cn(
              'folded:grid-cols-2 folded:[&>td:first-child]:col-span-full folded:@lg:grid-cols-4',
              'folded:@lg:[&>td[data-label]]:flex-col folded:@lg:[&>td[data-label]]:items-end',
              'folded:@lg:[&>td[data-label]]:gap-0.5',
              // Four under four: the first line names them for all.
              'folded:@lg:not-first:[&>td[data-label]]:before:hidden',
            )}
          >
            <TableCell className="py-4">
              <div className="flex gap-3">
                {mark?.(line)}
                <div className="grid min-w-0 gap-0.5">
                  {name ? name(line) : <p className="font-medium leading-snug">{line.projectName}</p>}
                  <p className="text-muted text-sm">{about(line)}</p>
                  {note?.(line)}
                </div>
              </div>
            </TableCell>
            <TableCell numeric label={titles.figure}>
              {figure(line)}
            </TableCell>
            <TableCell numeric label="Credits">
              {writeWhole(line.quantity)}
            </TableCell>
            <TableCell numeric label="Price">
              {writeCents(line.pricePerCreditCents)}
            </TableCell>
            <TableCell numeric label={titles.total}>
              {writeCents(line.totalCents)}
            </TableCell>
          </TableRow>
        ))}
      </tbody>
      {totals && <tfoot>{totals}</tfoot>}
    </Table>
  )
}
