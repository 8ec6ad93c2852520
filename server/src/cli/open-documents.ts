import path from 'node:path'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/db.ts'
import { openLog } from '../platform/log.ts'
import { readSecret } from '../platform/secret.ts'
import { openBucket } from '../platform/store/open-bucket.ts'
import { openStore } from '../platform/store/open-store.ts'

/** The documents of this installation, for a command. */
export const openDocuments = (db: Db, config: Config) => {
  const dataDir = path.resolve(config.dataDir)
  const secret = readSecret(dataDir, config)
  const bucket = openBucket(config.storage, dataDir)
  return { bucket, secret, store: openStore({ db, bucket, secret, log: openLog(config.logLevel) }) }
}
