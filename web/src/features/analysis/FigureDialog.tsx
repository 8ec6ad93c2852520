import type { Analysis } from '@ledgerleaf/contract/analysis'
import type { Evidence } from '@ledgerleaf/contract/findings'
import { type Figure, isAt } from '@ledgerleaf/contract/inventory'
import { type KeyboardEvent, useRef } from 'react'
import { writePlace } from '../../nouns/analysis/words.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ChangeLines } from './ChangeLines.tsx'
import { type Drafts, FigureForm } from './FigureForm.tsx'
import { FigureView } from './FigureView.tsx'
import { type OnShow, type Shown, showFigure, titleOf } from './shown.ts'
import { Where } from './Where.tsx'

type FigureDialogProps = {
  analysis: Analysis
  figures: readonly Figure[]
  shown: Shown | null
  onShow: OnShow
  onClose: () => void
}

const isWriting = (target: EventTarget) =>
  target instanceof HTMLElement &&
  target.closest('input, select, textarea, [role=grid], [role=group]') !== null

/** In a document by its place; what was computed has no other than its lines. */
const tellWhere = ({ fileName, activity }: Analysis, evidence: Evidence): string =>
  activity ? fileName : `${fileName}, ${writePlace(evidence)}`

/** Where something stands in the document; and of a figure, what it is and everything one can say about it. */
export const FigureDialog = ({ analysis, figures, shown, onShow, onClose }: FigureDialogProps) => {
  const drafts = useRef<Drafts>(new Map()).current
  const figure =
    figures.find(({ id }) => id === shown?.figure) ??
    (shown?.figure === undefined && shown?.place
      ? figures.find((one) => isAt(one, shown.place as Figure))
      : null) ??
    null
  const evidence = figure ? figure.evidence : (shown?.evidence ?? null)
  // An empty place, or one that became empty while it was looked at.
  const isAdding = shown !== null && !figure && (shown.place !== undefined || shown.evidence === null)
  const review = shown?.review ?? []
  const index = review.indexOf(shown?.figure ?? '')
  const step = (by: 1 | -1) => {
    const next = figures.find(({ id }) => id === review[index + by])
    if (next) onShow({ ...showFigure(next), review })
    else if (by === 1) onClose()
  }
  const follow = (event: KeyboardEvent) => {
    if (review.length < 2 || isWriting(event.target) || event.altKey || event.ctrlKey) return
    if (event.key === 'ArrowRight' && index < review.length - 1) step(1)
    if (event.key === 'ArrowLeft' && index > 0) step(-1)
  }
  return (
    <Dialog
      wide
      open={shown !== null}
      onClose={onClose}
      title={figure ? titleOf(figure) : (shown?.title ?? '')}
      text={evidence ? tellWhere(analysis, evidence) : undefined}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows only repeat what the buttons do */}
      <div className="grid gap-5" onKeyDown={follow}>
        {review.length > 0 && (
          <nav aria-label="Worth checking" className="flex flex-wrap items-center gap-3">
            <Button variant="outline" size="small" disabled={index <= 0} onClick={() => step(-1)}>
              Before
            </Button>
            <p role="status" className="text-note text-muted">
              {index + 1} of {review.length} worth checking
            </p>
            <Button variant="outline" size="small" onClick={() => step(1)}>
              {index < review.length - 1 ? 'Next' : 'Done'}
            </Button>
          </nav>
        )}
        {evidence && !figure && !isAdding && <Where analysis={analysis} evidence={evidence} />}
        {figure && (
          <FigureView
            key={figure.id}
            analysis={analysis}
            figures={figures}
            figure={figure}
            drafts={drafts}
            onChecked={() => review.length > 0 && step(1)}
            onStruck={() => (review.length > 0 ? step(1) : onClose())}
          />
        )}
        {isAdding && analysis.activity && <ChangeLines activity={analysis.activity} />}
        {isAdding && !analysis.activity && (
          <FigureForm
            key={shown.title}
            analysis={analysis}
            figures={figures}
            figure={null}
            place={shown.place ?? null}
            drafts={drafts}
            onDone={onClose}
            onCancel={onClose}
          />
        )}
      </div>
    </Dialog>
  )
}
