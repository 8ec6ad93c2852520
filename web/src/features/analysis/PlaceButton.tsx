import type { Evidence } from '@ledgerleaf/contract/findings'
import { ScanSearch } from 'lucide-react'
import { writePlace } from '../../nouns/analysis/words.ts'
import type { OnShow } from './shown.ts'

type PlaceButtonProps = {
  evidence: Evidence
  title: string
  /** What it is called, where its page alone would not tell it from another. */
  says?: string
  onShow: OnShow
}

/** Leads to where something stands in the document. */
export const PlaceButton = ({ evidence, title, says = writePlace(evidence), onShow }: PlaceButtonProps) => (
  <button
    type="button"
    onClick={() => onShow({ title, evidence })}
    aria-label={`Show where it stands: ${title}, ${says}`}
    className="inline-flex min-h-7 items-center gap-1.5 rounded-soft font-mono text-fine text-leaf-strong underline decoration-leaf/50 underline-offset-4 hover:decoration-leaf"
  >
    <ScanSearch aria-hidden="true" className="size-3.5 shrink-0" strokeWidth={1.5} />
    <span className="[overflow-wrap:anywhere]">{says}</span>
  </button>
)
