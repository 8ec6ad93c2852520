import type { Standing } from '@ledgerleaf/contract/operator'
import { listBackups } from '../../backup/backup-folder.ts'
import { findMissing } from '../../backup/find-missing.ts'
import { describeMissing } from '../../backup/restore-words.ts'
import { findSalesStop } from '../../ledger/sales-stop.ts'
import type { Config } from '../../platform/config.ts'
import type { Reader } from '../../platform/db.ts'

/** A folder that cannot be read holds no backup anybody could rely on. */
const findNewest = async (folder: string | null): Promise<string | null> => {
  const [newest] = folder === null ? [] : await listBackups(folder).catch(() => [])
  return newest?.madeAt.toISOString() ?? null
}

export const findStanding = async (
  db: Reader,
  config: Pick<Config, 'dataDir' | 'checkpointCopy' | 'backupDir'>,
): Promise<Standing> => {
  const [stop, missing] = [await findSalesStop(db), await findMissing(db, config)]
  return {
    stop: stop && { reason: stop.reason, stoppedAt: stop.stoppedAt.toISOString() },
    missing: missing && describeMissing(missing),
    backups: { configured: config.backupDir !== null, newestAt: await findNewest(config.backupDir) },
  }
}
