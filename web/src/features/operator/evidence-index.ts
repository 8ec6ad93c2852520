import type { ReviewedProject } from '@ledgerleaf/contract/operator'
import type { EvidencePart } from '@ledgerleaf/contract/review-checks'
import type { IndexEntry } from '../../ui/PageIndex.tsx'

/** In few words, and in those of the headings they lead to. */
const names: Record<EvidencePart | 'site', string> = {
  others: 'Another seller',
  changes: 'Changed',
  file: 'The file',
  documents: 'Documents',
  site: 'Where it is',
  score: 'Score',
  photographs: 'Photographs',
  serials: 'Serials',
  record: 'At its registry',
  stated: 'What they state',
}

type Shown = Pick<ReviewedProject, 'likes' | 'changes' | 'photographs' | 'file'>

/** Whether the seller said where it is. */
const hasSite = ({ file }: Pick<ReviewedProject, 'file'>): boolean =>
  file.siteLatitude !== null && file.siteLongitude !== null

/** The parts of the evidence that are on the page, in the order they are read. */
export const evidenceIndex = ({ likes, changes, photographs, file }: Shown): IndexEntry[] => {
  const absent = new Set<string>([
    ...(likes.length === 0 ? ['others'] : []),
    ...(changes === null ? ['changes'] : []),
    ...(hasSite({ file }) ? [] : ['site']),
    ...(photographs.length === 0 ? ['photographs'] : []),
  ])
  return Object.entries(names)
    .filter(([id]) => !absent.has(id))
    .map(([id, name]) => ({ id, name }))
}
