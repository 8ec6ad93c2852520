import type { Analysis } from '@ledgerleaf/contract/analysis'
import { X } from 'lucide-react'
import { useId } from 'react'
import { Modal } from '../../ui/Modal.tsx'
import { CorrectFigure } from './CorrectFigure.tsx'
import { HowItWasRead } from './HowItWasRead.tsx'
import { PagePicture } from './PagePicture.tsx'
import { SheetCells } from './SheetCells.tsx'
import type { Shown } from './shown.ts'
import { writePlace } from './words.ts'

type EvidenceDialogProps = { analysis: Analysis; shown: Shown | null; onClose: () => void }

/** Where it stands: the page or the cells, the words, how they became a figure, and a place to say otherwise. */
export const EvidenceDialog = ({ analysis, shown, onClose }: EvidenceDialogProps) => {
  const id = useId()
  const evidence = shown?.evidence
  return (
    <Modal
      open={shown !== null}
      onClose={onClose}
      labelledBy={id}
      className="arrives m-auto max-h-[94dvh] w-[min(60rem,calc(100vw-1rem))] overflow-y-auto rounded-soft border border-hairline"
    >
      {shown && (
        <div className="relative grid gap-5 p-4 sm:p-6">
          <div className="grid gap-1 pr-12">
            <h2 id={id} className="text-2xl">
              {shown.title}
            </h2>
            {evidence && (
              <p className="font-mono text-muted text-sm">
                {analysis.fileName}, {writePlace(evidence)}
              </p>
            )}
          </div>
          {evidence?.page != null && analysis.format === 'pdf' && (
            <PagePicture key={evidence.page} analysis={analysis} page={evidence.page} box={evidence.box} />
          )}
          {evidence?.cell != null && (
            <SheetCells analysisId={analysis.id} sheet={evidence.sheet} cell={evidence.cell} />
          )}
          {evidence && (
            <blockquote className="border-leaf border-l-2 pl-4 text-[0.9375rem] [overflow-wrap:anywhere]">
              “{evidence.quote}”
            </blockquote>
          )}
          {shown.finding && <HowItWasRead finding={shown.finding} />}
          {shown.figure && (
            <CorrectFigure
              key={shown.title}
              analysis={analysis}
              metric={shown.figure.metric}
              year={shown.figure.year}
            />
          )}
          <button
            type="button"
            aria-label="Close"
            onClick={onClose}
            className="absolute top-3 right-3 grid size-11 place-items-center rounded-soft text-muted hover:text-ink"
          >
            <X aria-hidden="true" className="size-5" strokeWidth={1.5} />
          </button>
        </div>
      )}
    </Modal>
  )
}
