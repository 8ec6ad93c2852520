import type { SheetRows } from '@ledgerleaf/contract/corrections'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { cn } from '../../ui/cn.ts'
import { type GridPlace, moveInGrid } from './move-in-grid.ts'
import type { OnPick } from './picked.ts'

type SheetGridProps = {
  piece: SheetRows
  picked: string | null
  /** Another piece is on its way. */
  isOld: boolean
  /** The words that were looked for: one begins there. */
  find: string
  onPick: OnPick
}

const cellLook = (isNumber: boolean, isPicked: boolean, isSentence: boolean) =>
  cn(
    'max-w-56 scroll-mt-9 truncate border border-hairline px-2 py-1.5 focus-visible:outline-2 focus-visible:outline-leaf focus-visible:-outline-offset-2',
    isNumber && 'cursor-pointer bg-leaf/12 hover:bg-leaf/30',
    isNumber && !isSentence && 'text-right',
    isPicked && 'bg-leaf/40 font-medium',
  )

const placeOf = ({ rows }: SheetRows, find: string): GridPlace => {
  const holds = ({ text }: { text: string }) => find !== '' && text.toLowerCase().includes(find.toLowerCase())
  const row = Math.max(
    0,
    rows.findIndex(({ cells }) => cells.some(holds)),
  )
  return { row, column: Math.max(0, rows[row]?.cells.findIndex(holds) ?? 0) }
}

/** Rows of a sheet. Numbers are lit; one is chosen by a click, or by the arrow keys and Enter. */
export const SheetGrid = ({ piece, picked, isOld, find, onPick }: SheetGridProps) => {
  const [at, setAt] = useState<GridPlace>(() => placeOf(piece, find))
  const [opened, setOpened] = useState<GridPlace | null>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const { sheet, columns, rows } = piece
  const cellAt = ({ row, column }: GridPlace) => rows[row]?.cells[column]
  const placeName = ({ row, column }: GridPlace) =>
    `${sheet ? `${sheet}, ` : ''}${columns[column]}${rows[row]?.row}`
  const pick = (spot: { id: string; text: string }, place: GridPlace) => {
    const beside = rows.flatMap((one) => one.cells.flatMap(({ spots }) => spots.map(({ text }) => text)))
    onPick({ ...spot, place: placeName(place), beside })
  }
  const choose = (place: GridPlace) => {
    const [only, ...more] = cellAt(place)?.spots ?? []
    if (!only) return
    if (more.length > 0) setOpened(place)
    else {
      setOpened(null)
      pick(only, place)
    }
  }
  const follow = (event: KeyboardEvent) => {
    const size = { rows: rows.length, columns: columns.length }
    const to = moveInGrid(at, event.key, size, event.ctrlKey || event.metaKey)
    if (to) {
      event.preventDefault()
      setAt(to)
      body.current?.querySelector<HTMLElement>(`[data-cell="${to.row} ${to.column}"]`)?.focus()
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      choose(at)
    }
  }
  return (
    <>
      <div
        aria-busy={isOld}
        className={cn('max-h-[45dvh] overflow-auto border border-edge', isOld && 'opacity-60')}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: one moves and chooses in it */}
        <table role="grid" className="min-w-full border-collapse font-mono text-fine tabular-nums">
          <caption className="sr-only">
            {sheet === null ? 'The table' : `Sheet ${sheet}`}: choose a number with the arrow keys and Enter
          </caption>
          <thead>
            <tr className="sticky top-0 z-10 bg-sunken text-muted">
              <td className="sticky left-0 z-10 border border-hairline bg-sunken px-2" />
              {columns.map((column) => (
                <th key={column} scope="col" className="border border-hairline px-2 py-1 font-normal">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body} onKeyDown={follow}>
            {rows.map(({ row, cells }, r) => (
              <tr key={row}>
                <th
                  scope="row"
                  className="sticky left-0 z-1 border border-hairline bg-sunken px-2 font-normal text-muted"
                >
                  {row}
                </th>
                {cells.map(({ text, spots }, c) => {
                  const isPicked = spots.some(({ id }) => id === picked)
                  return (
                    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid listens to the keys for all of its cells
                    <td
                      key={columns[c]}
                      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell one moves to and chooses
                      role="gridcell"
                      data-cell={`${r} ${c}`}
                      tabIndex={r === at.row && c === at.column ? 0 : -1}
                      aria-selected={spots.length > 0 ? isPicked : undefined}
                      title={text.length > 30 ? text : undefined}
                      onFocus={() => setAt({ row: r, column: c })}
                      onClick={() => choose({ row: r, column: c })}
                      className={cellLook(spots.length > 0, isPicked, text.length > 20)}
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
      {opened && (
        <WhichNumber
          key={placeName(opened)}
          text={cellAt(opened)?.text ?? ''}
          spots={cellAt(opened)?.spots ?? []}
          picked={picked}
          onPick={(spot) => pick(spot, opened)}
        />
      )}
    </>
  )
}

type Numbers = { id: string; text: string }[]
type WhichNumberProps = {
  text: string
  spots: Numbers
  picked: string | null
  onPick: (spot: Numbers[number]) => void
}

/** A sentence in a cell may hold several numbers. */
const WhichNumber = ({ text, spots, picked, onPick }: WhichNumberProps) => {
  const frame = useRef<HTMLFieldSetElement>(null)
  useEffect(() => frame.current?.querySelector('button')?.focus(), [])
  return (
    <fieldset ref={frame} className="grid gap-2 border border-leaf bg-sheet p-3">
      <legend className="sr-only">Which number of the cell?</legend>
      <p className="text-sm [overflow-wrap:anywhere]">{text}</p>
      <div className="flex flex-wrap gap-2">
        {spots.map((spot) => (
          <button
            key={spot.id}
            type="button"
            aria-pressed={spot.id === picked}
            onClick={() => onPick(spot)}
            className="min-h-9 rounded-soft border border-hairline px-3 font-mono text-sm tabular-nums hover:border-leaf aria-pressed:border-leaf aria-pressed:bg-leaf aria-pressed:text-on-leaf"
          >
            {spot.text}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
