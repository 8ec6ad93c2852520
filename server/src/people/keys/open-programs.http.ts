import { callsOfKey } from '@ledgerleaf/contract/v1/version'
import type { Logger } from 'pino'
import type { Programs } from '../../http/guard-program.ts'
import type { Db } from '../../platform/db.ts'
import { countUse, limitKey } from '../../platform/rate-limit.ts'
import { createAuthenticateKey } from './authenticate-key.http.ts'

type Parts = { db: Db; secret: string; config: { publicUrl: string }; log: Logger }

/** What the calls of programs are guarded by. */
export const openPrograms = ({ db, secret, config, log }: Parts): Programs => ({
  authenticate: createAuthenticateKey({ db, secret, publicUrl: config.publicUrl, log }),
  count: (keyId, now) => countUse(db, limitKey('callOfKey', keyId), callsOfKey, now),
})
