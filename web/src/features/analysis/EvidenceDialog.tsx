import type { Analysis } from '@ledgerleaf/contract/analysis'
import { Dialog } from '../../ui/Dialog.tsx'
import { Quote } from '../../ui/Quote.tsx'
import { CorrectFigure } from './CorrectFigure.tsx'
import { HowItWasRead } from './HowItWasRead.tsx'
import { PagePicture } from './PagePicture.tsx'
import { SheetCells } from './SheetCells.tsx'
import type { Shown } from './shown.ts'
import { writePlace } from './words.ts'

type EvidenceDialogProps = { analysis: Analysis; shown: Shown | null; onClose: () => void }

/** Where it stands: the page or the cells, the words, how they became a figure, and a place to say otherwise. */
export const EvidenceDialog = ({ analysis, shown, onClose }: EvidenceDialogProps) => {
  const evidence = shown?.evidence
  return (
    <Dialog
      wide
      open={shown !== null}
      onClose={onClose}
      title={shown?.title ?? ''}
      text={evidence && `${analysis.fileName}, ${writePlace(evidence)}`}
    >
      {evidence?.page != null && analysis.format === 'pdf' && (
        <PagePicture key={evidence.page} analysis={analysis} page={evidence.page} box={evidence.box} />
      )}
      {evidence?.cell != null && (
        <SheetCells analysisId={analysis.id} sheet={evidence.sheet} cell={evidence.cell} />
      )}
      {evidence && <Quote>{evidence.quote}</Quote>}
      {shown?.finding && <HowItWasRead finding={shown.finding} />}
      {shown?.figure && (
        <CorrectFigure
          key={shown.title}
          analysis={analysis}
          metric={shown.figure.metric}
          year={shown.figure.year}
        />
      )}
    </Dialog>
  )
}
