import type { Analysis } from '@ledgerleaf/contract/analysis'
import type { Spot } from '@ledgerleaf/contract/corrections'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { pageHref } from '../../nouns/analysis/addresses.ts'
import { analysisQueries } from '../../nouns/analysis/queries.ts'
import { BoxedPage, placeBox } from '../../ui/BoxedPage.tsx'
import { Button } from '../../ui/Button.tsx'
import { cn } from '../../ui/cn.ts'
import { TextField } from '../../ui/TextField.tsx'
import { nextBox } from './move-in-grid.ts'
import type { OnPick } from './picked.ts'
import { SpotList } from './SpotList.tsx'

type PagePickerProps = { analysis: Analysis; start: number; picked: string | null; onPick: OnPick }
type Placed = Spot & { box: NonNullable<Spot['box']> }

/** A page to find a number on: each is a button over the picture, and arrows lead from one to the next. */
export const PagePicker = ({ analysis, start, picked, onPick }: PagePickerProps) => {
  const [page, setPage] = useState(start)
  const [typed, setTyped] = useState(String(start))
  const [at, setAt] = useState<string | null>(null)
  const layer = useRef<HTMLDivElement>(null)
  const { data, error } = useQuery(analysisQueries.spots(analysis.id, page))
  const pageCount = Math.max(1, analysis.pageCount)
  const go = (to: number) => {
    const next = Math.min(pageCount, Math.max(1, to))
    setPage(next)
    setTyped(String(next))
  }
  const spots = data?.page === page ? data.spots : []
  const placed = spots.filter((spot): spot is Placed => spot.box !== null)
  const current = placed.find(({ id }) => id === at) ?? placed[0]
  const pick = ({ id, text }: Spot) =>
    onPick({ id, text, place: `page ${page}`, beside: spots.map((spot) => spot.text) })
  const follow = (event: KeyboardEvent) => {
    const next = current && nextBox(placed, current, event.key)
    if (!next) return
    event.preventDefault()
    setAt(next.id)
    layer.current?.querySelector<HTMLElement>(`[data-spot="${next.id}"]`)?.focus()
  }
  return (
    <div className="grid gap-3">
      {pageCount > 1 && (
        <div className="flex flex-wrap items-end gap-2">
          <Button variant="outline" disabled={page <= 1} onClick={() => go(page - 1)}>
            Page before
          </Button>
          <TextField
            label={`Page, of ${pageCount}`}
            className="w-28"
            figures
            inputMode="numeric"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={() => go(Number.parseInt(typed, 10) || page)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              go(Number.parseInt(typed, 10) || page)
            }}
          />
          <Button variant="outline" disabled={page >= pageCount} onClick={() => go(page + 1)}>
            Page after
          </Button>
        </div>
      )}
      {error && (
        <p role="alert" className="text-error text-sm">
          {messageOf(error)}
        </p>
      )}
      {analysis.format === 'pdf' ? (
        data && (
          <BoxedPage
            key={page}
            src={pageHref(analysis.id, page)}
            alt={`Page ${page} of ${analysis.fileName}: choose a number with the arrow keys and Enter`}
            page={page}
            width={data.width}
            height={data.height}
            boxes={[]}
          >
            <div ref={layer} className="absolute inset-0">
              {placed.map((spot) => (
                <button
                  key={spot.id}
                  type="button"
                  data-spot={spot.id}
                  aria-label={`${spot.text}, in “${spot.quote}”`}
                  aria-pressed={spot.id === picked}
                  tabIndex={spot === current ? 0 : -1}
                  onKeyDown={follow}
                  onFocus={() => setAt(spot.id)}
                  onClick={() => pick(spot)}
                  style={placeBox(spot.box, data.width, data.height)}
                  className={cn(
                    'absolute rounded-[2px] bg-leaf/15 outline-offset-1 hover:bg-leaf/35 focus-visible:bg-leaf/35',
                    spot.id === picked && 'border-2 border-leaf bg-leaf/35',
                  )}
                />
              ))}
            </div>
          </BoxedPage>
        )
      ) : (
        <SpotList spots={spots} picked={picked} onPick={pick} />
      )}
      {data && spots.length === 0 && (
        <p className="text-muted text-sm">No number was recognised on this page. It can be typed below.</p>
      )}
    </div>
  )
}
