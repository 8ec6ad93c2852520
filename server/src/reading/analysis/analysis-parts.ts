import type { Logger } from 'pino'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db.ts'
import type { Papers } from '../../platform/papers.ts'
import type { Store } from '../../platform/store/open-store.ts'

export type AnalysisParts = {
  config: Config
  secret: string
  dataDir: string
  db: Db
  log: Logger
  papers: Papers
  store: Store
}
