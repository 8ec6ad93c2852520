import type { RegistryStanding } from '@ledgerleaf/contract/registry-records-api'
import { kindWords } from './words.ts'

type File = RegistryStanding['files'][number]

/** The newest files by the day they are of, the newest day first; one name for all where all are of one day. */
export const filesByDay = (
  files: readonly Pick<File, 'kind' | 'asOf'>[],
): { asOf: string; kinds: string }[] => {
  const days = [...new Set(files.map(({ asOf }) => asOf))].toSorted().toReversed()
  if (days.length === 1 && days[0] && files.length > 1)
    return [{ asOf: days[0], kinds: files.length === 2 ? 'Both files' : `All ${files.length} files` }]
  return days.map((asOf) => ({
    asOf,
    kinds: files
      .filter((file) => file.asOf === asOf)
      .map(({ kind }) => kindWords[kind])
      .join(', '),
  }))
}
