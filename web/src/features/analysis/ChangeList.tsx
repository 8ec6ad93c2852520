import type { Correction } from '@ledgerleaf/contract/corrections'
import { redoable, undoable } from '@ledgerleaf/contract/history'
import { tellCorrection } from '@ledgerleaf/contract/tell-change'
import { writeMaker, writePlace } from '../../nouns/analysis/words.ts'
import { useMay } from '../../nouns/organisation/use-why-not.ts'
import { Button } from '../../ui/Button.tsx'
import { writeInstant } from '../../ui/format.ts'
import { useTurn } from './use-inventory.ts'

type ChangeListProps = {
  analysisId: string
  /** All of the analysis: whether one can be undone rests on the others. */
  corrections: readonly Correction[]
  /** Those of one figure alone. */
  figure?: string
  /** What was taken back on a computed analysis is not made again. */
  isComputed: boolean
}

/** Every change ever made, newest first, with who, when and why; what can be undone or redone offers it. */
export const ChangeList = ({ analysisId, corrections, figure, isComputed }: ChangeListProps) => {
  const turn = useTurn(analysisId)
  const may = useMay('prepare')
  const canUndo = new Set(undoable(corrections).map(({ id }) => id))
  const canRedo = new Set(redoable(corrections).map(({ id }) => id))
  const shown = corrections.filter((one) => figure === undefined || one.figure === figure)
  return (
    <ol className="border-edge border-t-2 bg-sheet">
      {[...shown].reverse().map((correction) => {
        const { id, madeBy, madeAt, reason, given, remark, evidence } = correction
        const way = canUndo.has(id) ? 'undo' : canRedo.has(id) && !isComputed ? 'redo' : null
        const words = tellCorrection(correction, corrections)
        return (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 border-hairline border-b px-4 py-3 last:border-b-0"
          >
            <div className="grid gap-1">
              <p className="text-note [overflow-wrap:anywhere]">{words}</p>
              {given?.conversion && <p className="font-mono text-fine text-muted">{given.conversion}</p>}
              {reason && <p className="text-muted text-sm [overflow-wrap:anywhere]">“{reason}”</p>}
              {evidence && (
                <p className="text-muted text-sm [overflow-wrap:anywhere]">
                  Pointed at {writePlace(evidence)}: “{evidence.quote}”
                </p>
              )}
              {remark && <p className="text-attention text-sm">Kept although: {remark}</p>}
              <p className="text-muted text-sm [overflow-wrap:anywhere]">
                {writeMaker(madeBy)}, <time dateTime={madeAt}>{writeInstant(madeAt)}</time>
              </p>
            </div>
            {way && (
              <Button
                variant="outline"
                size="small"
                disabled={!may}
                busy={turn.isPending && turn.variables.correctionId === id}
                onClick={() => turn.mutate({ correctionId: id, way })}
                aria-label={`${way === 'undo' ? 'Undo' : 'Redo'}: ${words}`}
              >
                {way === 'undo' ? 'Undo' : 'Redo'}
              </Button>
            )}
          </li>
        )
      })}
    </ol>
  )
}
