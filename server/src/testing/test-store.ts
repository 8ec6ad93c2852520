import path from 'node:path'
import pino from 'pino'
import type { Db } from '../platform/db.ts'
import { openBucket } from '../platform/store/open-bucket.ts'
import { openStore, type Store } from '../platform/store/open-store.ts'

/** Documents in a folder, for a test that has no whole site. */
export const testStore = (db: Db, dataDir: string): Store =>
  openStore({
    db,
    bucket: openBucket({ kind: 'folder', folder: null }, path.resolve(dataDir)),
    secret: 'a secret of forty characters for the test',
    log: pino({ level: 'silent' }),
  })
