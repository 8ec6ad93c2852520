import type { Analysis } from '@ledgerleaf/contract/analysis'
import type { Evidence } from '@ledgerleaf/contract/findings'
import { Quote } from '../../ui/Quote.tsx'
import { PagePicture } from './PagePicture.tsx'
import { SheetCells } from './SheetCells.tsx'

/** Where something stands: the page or the cells around it, and the words. */
export const Where = ({ analysis, evidence }: { analysis: Analysis; evidence: Evidence }) => (
  <>
    {evidence.page !== null && analysis.format === 'pdf' && (
      <PagePicture
        key={`${evidence.page} ${evidence.box?.x0} ${evidence.box?.y0}`}
        analysis={analysis}
        page={evidence.page}
        box={evidence.box}
      />
    )}
    {evidence.cell !== null && (
      <SheetCells analysisId={analysis.id} sheet={evidence.sheet} cell={evidence.cell} />
    )}
    {analysis.activity ? (
      <p className="max-w-text text-muted">{evidence.quote}</p>
    ) : (
      <Quote>{evidence.quote}</Quote>
    )}
  </>
)
