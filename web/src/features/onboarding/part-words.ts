import { isBacked } from '@ledgerleaf/contract/backing'
import type { ProjectDetail } from '@ledgerleaf/contract/project-files'
import { categoryWords } from '../../nouns/project/words.ts'
import { countryName } from '../../ui/country-name.ts'
import { writeCount, writeDate } from '../../ui/format.ts'
import { partOf } from './next-doing.ts'

type Told = Pick<ProjectDetail, 'checklist' | 'documents' | 'blocks' | 'file' | 'photographs'>

const together = (parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ')

/** Whether every entry of the checklist that is typed in this part is there. */
export const isPartDone = ({ checklist }: Pick<Told, 'checklist'>, part: string): boolean =>
  checklist.every(({ id, done }) => done || partOf[id] !== part)

export const areDocumentsDone = (project: Told): boolean =>
  isPartDone(project, 'documents') &&
  project.documents.every(({ state, refusedReason }) => state === 'read' && refusedReason === null)

/** Nothing can be listed of serials the registry does not bear out, so they stay in sight. */
export const areBlocksBacked = ({ blocks }: Pick<Told, 'blocks'>): boolean =>
  blocks.length > 0 && blocks.every(({ backing }) => isBacked(backing))

const disclosed = ({ file }: Pick<Told, 'file'>): boolean[] =>
  [file.startedOn, file.changesStatement, file.accountabilityStatement, file.calculationStatement].map(
    Boolean,
  )

export const isDisclosed = (project: Pick<Told, 'file'>): boolean => disclosed(project).every(Boolean)

/** What each part holds, for the line it folds to. */
export const partWords = {
  documents: ({ documents }: Told) => writeCount(documents.length, 'document'),
  facts: ({ file }: Told) =>
    together([
      file.category && categoryWords[file.category],
      together([file.registry]) && `${file.registry} ${file.registryProjectId ?? ''}`.trim(),
      file.methodologyId ?? file.methodology,
    ]),
  place: ({ file }: Told) =>
    together([
      file.country && countryName(file.country),
      file.creditingStartsOn &&
        file.creditingEndsOn &&
        `${writeDate(file.creditingStartsOn)} to ${writeDate(file.creditingEndsOn)}`,
      file.durabilityYears === null ? null : writeCount(file.durabilityYears, 'year'),
    ]),
  statements: ({ file }: Told) =>
    together([
      'Why it needs credits',
      file.labels.length > 0 ? writeCount(file.labels.length, 'label of others', 'labels of others') : null,
    ]),
  photographs: ({ photographs }: Told) =>
    photographs.length === 0 ? 'Optional, none yet' : writeCount(photographs.length, 'photograph'),
  blocks: ({ blocks }: Told) =>
    together([
      writeCount(blocks.length, 'serial block'),
      writeCount(
        blocks.reduce((sum, { quantity }) => sum + quantity, 0),
        'credit',
      ),
    ]),
  disclosure: (project: Told) => {
    if (isDisclosed(project)) return 'All of it told'
    return disclosed(project).some(Boolean) ? 'Optional, some of it not told' : 'Optional, nothing told yet'
  },
}
