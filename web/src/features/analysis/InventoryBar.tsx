import type { Analysis } from '@ledgerleaf/contract/analysis'
import { redoable, undoable } from '@ledgerleaf/contract/history'
import type { Figure } from '@ledgerleaf/contract/inventory'
import { tellCorrection } from '@ledgerleaf/contract/tell-change'
import { Redo2, Undo2 } from 'lucide-react'
import { useMay } from '../../nouns/organisation/use-why-not.ts'
import { Button } from '../../ui/Button.tsx'
import { writeCount } from '../../ui/format.ts'
import { textLinkLook } from '../../ui/TextLink.tsx'
import { sayNoDoubt } from './say-no-doubt.ts'
import { type OnShow, showFigure } from './shown.ts'
import { useTurn } from './use-inventory.ts'

type InventoryBarProps = { analysis: Analysis; figures: readonly Figure[]; onShow: OnShow }

/** How many figures are worth checking, the way through them, and the last change taken back or made again. */
export const InventoryBar = ({ analysis, figures, onShow }: InventoryBarProps) => {
  const turn = useTurn(analysis.id)
  const may = useMay('prepare')
  const doubtful = figures.filter((figure) => figure.doubtful)
  const newest = (list: ReturnType<typeof undoable>) =>
    [...list].sort((a, b) => b.version - a.version)[0] ?? null
  const undo = newest(undoable(analysis.corrections))
  const redo = analysis.activity ? null : newest(redoable(analysis.corrections))
  const [first] = doubtful
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" hidden={figures.length === 0} className="inline-flex items-center gap-2 text-note">
          <span
            aria-hidden="true"
            className={`size-1.5 rounded-full ${doubtful.length > 0 ? 'bg-ochre' : 'bg-leaf'}`}
          />
          {doubtful.length === 0
            ? sayNoDoubt(figures)
            : `${doubtful.length} ${doubtful.length === 1 ? 'figure is' : 'figures are'} worth checking`}
        </p>
        {analysis.activity === null && analysis.warnings.length > 0 && (
          <a href="#rules" className={`${textLinkLook} inline-flex min-h-6 items-center text-note`}>
            {writeCount(
              analysis.warnings.length,
              'point an auditor may raise',
              'points an auditor may raise',
            )}
          </a>
        )}
        {first && (
          <Button
            size="small"
            variant="outline"
            onClick={() => onShow({ ...showFigure(first), review: doubtful.map(({ id }) => id) })}
          >
            Check them one by one
          </Button>
        )}
      </div>
      {(undo || redo) && (
        <div className="flex gap-1">
          <Button
            variant="quiet"
            size="small"
            disabled={!may || !undo || turn.isPending}
            aria-label={undo ? `Undo the last change: ${tellCorrection(undo)}` : 'Undo the last change'}
            onClick={() => undo && turn.mutate({ correctionId: undo.id, way: 'undo' })}
          >
            <Undo2 aria-hidden="true" className="size-4" strokeWidth={1.5} /> Undo
          </Button>
          <Button
            variant="quiet"
            size="small"
            disabled={!may || !redo || turn.isPending}
            aria-label={redo ? `Redo the last change: ${tellCorrection(redo)}` : 'Redo the last change'}
            onClick={() => redo && turn.mutate({ correctionId: redo.id, way: 'redo' })}
          >
            <Redo2 aria-hidden="true" className="size-4" strokeWidth={1.5} /> Redo
          </Button>
        </div>
      )}
    </div>
  )
}
