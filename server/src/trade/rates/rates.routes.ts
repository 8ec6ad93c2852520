import { ratesApi } from '@ledgerleaf/contract/rates-api'
import { type Route, route } from '../../http/route.ts'
import type { Reader } from '../../platform/db.ts'
import { findRates } from '../../supply/rates/index.ts'

export const rateRoutes = ({ db }: { db: Reader }): Route[] => [
  route(ratesApi.current, async ({ now }) => ({ sheet: await findRates(db, now) })),
]
