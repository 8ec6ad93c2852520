import type { Analysis } from '@ledgerleaf/contract/analysis'
import type { Evidence } from '@ledgerleaf/contract/findings'
import type { Figure } from '@ledgerleaf/contract/inventory'
import { PagePicker } from './PagePicker.tsx'
import type { OnPick } from './picked.ts'
import { SheetPicker } from './SheetPicker.tsx'
import type { FigurePlace } from './shown.ts'

type DocumentPickerProps = {
  analysis: Analysis
  /** Where to begin to look. */
  near: Evidence | null
  picked: string | null
  onPick: OnPick
}

/** Where the figures beside an empty place stand: of the same metric first, then of the same year. */
export const nearestEvidence = (figures: readonly Figure[], place: FigurePlace | null): Evidence | null => {
  const known = figures.filter(({ evidence }) => evidence !== null)
  const beside =
    known.find(({ metric }) => metric === place?.metric) ?? known.find(({ year }) => year === place?.year)
  return (beside ?? known[0])?.evidence ?? null
}

const rowsAbove = 8
const rowOf = (cell: string | null | undefined): number =>
  Math.max(1, Number(/^(?:[A-Z]+|line )(\d+)/.exec(cell ?? '')?.[1] ?? 1) - rowsAbove)

const isSheet = (format: string) => ['xlsx', 'xls', 'csv'].includes(format)

/** The document, to point at a number in it. */
export const DocumentPicker = ({ analysis, near, picked, onPick }: DocumentPickerProps) => {
  if (isSheet(analysis.format)) {
    const sheets = [...new Set(analysis.pages.map(({ sheet }) => sheet))]
    const start = {
      sheet: near?.cell ? near.sheet : (sheets[0] ?? null),
      row: near?.cell ? rowOf(near.cell) : 1,
    }
    return (
      <SheetPicker analysisId={analysis.id} sheets={sheets} start={start} picked={picked} onPick={onPick} />
    )
  }
  return <PagePicker analysis={analysis} start={near?.page ?? 1} picked={picked} onPick={onPick} />
}
