import { Readable } from 'node:stream'
import { accountingApi } from '@ledgerleaf/contract/accounting'
import { forOperators } from '../../http/for-operators.ts'
import { type Route, route } from '../../http/route.ts'
import type { Config } from '../../platform/config.ts'
import type { Reader } from '../../platform/db.ts'
import { findBooks } from './book-queries.ts'
import { readChart } from './chart.ts'
import { writeExport } from './write-export.ts'

/** The books of a period, for whoever keeps them. */
export const accountingRoutes = ({ config, reader }: { config: Config; reader: Reader }): Route[] =>
  [
    route(accountingApi.balances, async ({ query }) => ({
      accounts: await findBooks(reader, readChart(config.dataDir), query),
    })),
    route(accountingApi.export, async ({ params: { name }, query: period, reply }) => {
      const chart = readChart(config.dataDir)
      return reply
        .type('text/csv; charset=utf-8')
        .header(
          'content-disposition',
          `attachment; filename="ledgerleaf-${name}-${period.from}-${period.to}.csv"`,
        )
        .send(Readable.from(writeExport(reader, name, period, chart)))
    }),
  ].map(forOperators)
