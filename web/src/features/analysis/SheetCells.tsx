import { useQuery } from '@tanstack/react-query'
import { analysisQueries } from '../../nouns/analysis/queries.ts'
import { cn } from '../../ui/cn.ts'
import { Spinner } from '../../ui/Spinner.tsx'

const airPixels = 8

type SheetCellsProps = { analysisId: string; sheet: string | null; cell: string }

/** The cell is looked at, not the corner of the sheet; the page itself stays where it is. */
const bringIn = (cell: HTMLElement | null) => {
  const frame = cell?.closest('[role=group]')
  if (!cell || !frame) return
  frame.scrollLeft = cell.offsetLeft + cell.offsetWidth - frame.clientWidth + airPixels
  const wanted = cell.offsetTop + cell.offsetHeight / 2 - frame.clientHeight / 2
  // It begins with a whole row: half a line at the head reads as a fault.
  const tops = [...frame.querySelectorAll('tr')].map((row) => row.offsetTop)
  frame.scrollTop = tops.find((top) => top >= wanted) ?? wanted
}

/** A small piece of the sheet around the cell, with its letters and numbers. */
export const SheetCells = ({ analysisId, sheet, cell }: SheetCellsProps) => {
  const { data, isError } = useQuery(analysisQueries.cells(analysisId, sheet, cell))
  if (isError) return null
  if (!data)
    return (
      <div className="grid h-40 place-items-center text-leaf">
        <Spinner className="size-8" label="Loading the cells" />
      </div>
    )
  const isCentre = (column: string, row: number) => column === data.column && row === data.row
  const name = sheet === null ? `Around ${cell}` : `Sheet ${sheet} around ${cell}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      role="group"
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="relative max-h-[55dvh] overflow-auto max-sm:max-h-[36dvh] border border-edge"
    >
      <table className="min-w-full border-collapse font-mono text-fine tabular-nums">
        <caption className="sr-only">{name}</caption>
        <thead>
          <tr className="bg-sunken text-muted">
            <td className="border border-hairline px-2" />
            {data.columns.map((column) => (
              <th key={column} scope="col" className="border border-hairline px-2 py-1 font-normal">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map(({ row, cells }) => (
            <tr key={row}>
              <th scope="row" className="border border-hairline bg-sunken px-2 font-normal text-muted">
                {row}
              </th>
              {cells.map((text, i) => {
                const column = data.columns[i] ?? ''
                return (
                  <td
                    key={column}
                    ref={isCentre(column, row) ? bringIn : undefined}
                    className={cn(
                      'border border-hairline px-2 py-1.5',
                      // What a row begins with is what it is about: it stays where the figure does not fit beside it.
                      i === 0 && !isCentre(column, row)
                        ? 'sticky left-0 min-w-36 max-w-64 bg-sheet [overflow-wrap:anywhere] max-sm:max-w-40'
                        : 'max-w-64 truncate',
                      isCentre(column, row) && 'outline-2 outline-danger -outline-offset-2 bg-ochre/20',
                    )}
                  >
                    {text}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
