import type { Figure } from '@ledgerleaf/contract/inventory'
import { writeExact } from '@ledgerleaf/contract/quantities'
import { Plus } from 'lucide-react'
import { baseUnit, writeFigure, writePerimeter } from '../../nouns/analysis/words.ts'
import { cn } from '../../ui/cn.ts'
import { type FigurePlace, type OnShow, showFigure, showPlace, titleOf } from './shown.ts'

type FigureCellProps = {
  place: FigurePlace
  figure: Figure | null
  /** What the headline is about. */
  headline: string | null
  name: string
  isCurrent: boolean
  onFocus: () => void
  onShow: OnShow
}

const saidOf = (figure: Figure, isElsewhere: boolean): string =>
  [
    `${titleOf(figure)}: ${writeFigure(figure)} ${baseUnit(figure.metric)}`,
    figure.source === 'person' && 'given by a person',
    figure.doubtful && 'worth checking',
    isElsewhere && `about ${writePerimeter(figure.perimeter)}, not added in`,
  ]
    .filter(Boolean)
    .join(', ')

const Mark = ({ figure, isElsewhere }: { figure: Figure; isElsewhere: boolean }) => (
  <>
    {isElsewhere && <span aria-hidden="true" className="size-2 border border-muted" />}
    {figure.source === 'person' && <span aria-hidden="true" className="size-1.5 rounded-full bg-leaf" />}
    {figure.doubtful && <span aria-hidden="true" className="size-1.5 rounded-full bg-ochre" />}
  </>
)

/** One place of the inventory: its figure, or room for one. Always the same button, so that focus comes back to it. */
export const FigureCell = ({
  place,
  figure,
  headline,
  name,
  isCurrent,
  onFocus,
  onShow,
}: FigureCellProps) => {
  const title = titleOf(place)
  const isElsewhere = figure !== null && figure.perimeter !== headline
  const was = figure?.source === 'person' ? figure.finding : null
  return (
    <button
      type="button"
      data-cell={name}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={onFocus}
      onClick={() => onShow(figure ? showFigure(figure) : showPlace(place))}
      aria-label={
        figure ? `${saidOf(figure, isElsewhere)}. Show where it stands` : `${title}: not found. Add it`
      }
      className={cn(
        // Room for the years and the column that stay: whoever comes by a key sees where they are.
        'scroll-mt-14 scroll-mb-12 scroll-ml-40 sm:scroll-ml-72',
        'group inline-grid min-h-9 min-w-16 max-sm:min-w-0 content-center justify-items-end rounded-soft px-2 max-sm:px-1.5 max-sm:text-fine decoration-leaf/50 underline-offset-4 hover:bg-paper hover:underline',
        !figure &&
          'border border-transparent border-dashed text-muted hover:border-leaf focus-visible:border-leaf',
      )}
    >
      {figure ? (
        <>
          <span
            className={cn(
              'inline-flex items-center gap-2',
              figure.doubtful && 'text-attention',
              isElsewhere && 'text-muted',
            )}
          >
            <Mark figure={figure} isElsewhere={isElsewhere} />
            {writeFigure(figure)}
          </span>
          {was && was.value !== figure.value && (
            <s className="text-[0.75rem] text-muted">{writeExact(was.value)}</s>
          )}
          {isElsewhere && (
            <span className="max-w-32 truncate font-sans text-[0.75rem] text-muted">
              {writePerimeter(figure.perimeter)}
            </span>
          )}
        </>
      ) : (
        <span className="inline-grid">
          <span className="col-start-1 row-start-1 group-hover:invisible group-focus-visible:invisible">
            –
          </span>
          <Plus
            aria-hidden="true"
            strokeWidth={1.5}
            className="invisible col-start-1 row-start-1 size-4 text-leaf group-hover:visible group-focus-visible:visible"
          />
        </span>
      )}
    </button>
  )
}
