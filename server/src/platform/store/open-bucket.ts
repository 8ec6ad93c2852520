import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { StartError } from '../start-error.ts'
import type { Bucket } from './bucket.ts'
import { folderBucket } from './folder-bucket.ts'
import { type S3Config, s3Bucket } from './s3-bucket.ts'

/** Where documents are kept; a folder of null is the one below DATA_DIR. */
export type StorageConfig = { kind: 'folder'; folder: string | null } | ({ kind: 's3' } & S3Config)

/** Opens what STORAGE_URL names. A folder of our own is made; any other has to be there: it may be a disk that is not mounted. */
export const openBucket = (storage: StorageConfig, dataDir: string): Bucket => {
  // Swept of what a killed process left there together with what else arrives.
  if (storage.kind === 's3') return s3Bucket(storage, path.join(dataDir, 'uploads'))
  const folder = path.resolve(storage.folder ?? path.join(dataDir, 'documents'))
  if (storage.folder === null)
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
    } catch (error) {
      throw new StartError(`The folder of documents ${folder} cannot be made: ${String(error)}.`)
    }
  return folderBucket(folder)
}
