import { programmeApi } from '@ledgerleaf/contract/programme'
import { command, type Route } from '../../http/route.ts'
import type { Db } from '../../platform/db.ts'
import { decideProgramme } from './decide-programme.ts'

export const programmeRoutes = ({ db }: { db: Db }): Route[] => [
  command(db, programmeApi.decide, (tx, { caller, body, now }) => decideProgramme(tx, caller, body, now)),
]
