import type { Figure } from '@ledgerleaf/contract/inventory'
import { writeFigure, writePerimeter } from '../../nouns/analysis/words.ts'
import { Notice } from '../../ui/Notice.tsx'
import { type OnShow, showFigure, titleOf } from './shown.ts'

const shownMax = 6

type PerimeterNoteProps = {
  figures: readonly Figure[]
  headline: string | null
  year: number
  onShow: OnShow
}

/** The report speaks of different parts of the company: which figures of the year the headline leaves out. */
export const PerimeterNote = ({ figures, headline, year, onShow }: PerimeterNoteProps) => {
  const others = figures.filter((figure) => figure.year === year && figure.perimeter !== headline)
  if (others.length === 0) return null
  return (
    <Notice tone="attention" title="These figures are about different parts of the company">
      <p>
        The headline is about {writePerimeter(headline).toLowerCase()}.{' '}
        {others.length === 1 ? 'This one is' : 'These are'} not added in:
      </p>
      <ul className="mt-1 grid gap-0.5">
        {others.slice(0, shownMax).map((figure) => (
          <li key={figure.id}>
            <button
              type="button"
              onClick={() => onShow(showFigure(figure))}
              className="min-h-7 text-left underline decoration-leaf/50 underline-offset-4 hover:decoration-leaf"
            >
              {titleOf(figure)}: {writeFigure(figure)}, {writePerimeter(figure.perimeter)}
            </button>
          </li>
        ))}
        {others.length > shownMax && <li>{others.length - shownMax} more are marked in the table.</li>}
      </ul>
    </Notice>
  )
}
