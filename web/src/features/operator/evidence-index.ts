import type { ReviewedProject } from '@ledgerleaf/contract/operator'
import type { EvidencePart } from '@ledgerleaf/contract/review-checks'
import type { IndexEntry } from '../../ui/PageIndex.tsx'

const names: Record<EvidencePart, string> = {
  others: 'Others',
  changes: 'Changes',
  file: 'File',
  documents: 'Documents',
  score: 'Score',
  photographs: 'Photographs',
  serials: 'Serials',
  record: 'Registry',
  stated: 'Stated',
}

type Shown = Pick<ReviewedProject, 'likes' | 'changes' | 'photographs'>

/** The parts of the evidence that are on the page, in the order they are read. */
export const evidenceIndex = ({ likes, changes, photographs }: Shown): IndexEntry[] => {
  const absent = new Set<string>([
    ...(likes.length === 0 ? ['others'] : []),
    ...(changes === null ? ['changes'] : []),
    ...(photographs.length === 0 ? ['photographs'] : []),
  ])
  return Object.entries(names)
    .filter(([id]) => !absent.has(id))
    .map(([id, name]) => ({ id, name }))
}
