import type { RegistryFile } from '@ledgerleaf/contract/registry-records-api'
import { writeCount } from '../../ui/format.ts'
import { countRecords, kindsOf } from './words.ts'

/** What the files of a day changed together, and of what. */
export const sayChanges = (files: readonly RegistryFile[]): string => {
  const said = kindsOf(files).flatMap((kind) => {
    const own = files.filter((file) => file.kind === kind)
    const sumOf = (what: 'added' | 'changed' | 'gone') => own.reduce((sum, file) => sum + file[what], 0)
    const [added, changed, gone] = [sumOf('added'), sumOf('changed'), sumOf('gone')]
    return [
      ...(added > 0 ? [countRecords(kind, added, 'new')] : []),
      ...(changed > 0 ? [countRecords(kind, changed, 'changed')] : []),
      ...(gone > 0 ? [`${countRecords(kind, gone)} no longer in it`] : []),
    ]
  })
  const refused = files.reduce((sum, file) => sum + file.refused, 0)
  return (
    [...said, ...(refused > 0 ? [`${writeCount(refused, 'line')} refused`] : [])].join(', ') ||
    'Nothing changed'
  )
}
