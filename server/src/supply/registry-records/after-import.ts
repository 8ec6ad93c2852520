import type { Tx } from '../../platform/db.ts'
import { enqueue } from '../../platform/outbox.ts'
import type { Comparison } from './compare-upload.ts'
import { matchBackingTask, recordsImportedTask } from './registry-records.tasks.ts'
import type { RegistryUpload } from './upload-queries.ts'

/** A file whose records were brought here, and what it changed. */
export type ImportedFile = Pick<RegistryUpload, 'registry' | 'kind' | 'name' | 'asOf' | 'rows' | 'refused'> &
  Comparison & { id: string }

/** What follows from a registry's new word, or from one that was withdrawn, is asked for here, in its transaction. */
export const afterImport = async (
  tx: Tx,
  { registry, kind, id: fileId }: Pick<ImportedFile, 'registry' | 'kind' | 'id'>,
  withdrawn = false,
): Promise<void> => {
  await enqueue(tx, recordsImportedTask, { registry, fileId, withdrawn })
  if (kind !== 'projects') await enqueue(tx, matchBackingTask, { registry })
}
