import { statementApi } from '@ledgerleaf/contract/statement'
import { type Caller, type Route, route } from '../../http/route.ts'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { findStatement } from './statement-queries.ts'
import { drawStatement, writeStatementCsv } from './write-statement.ts'

// A page shows the newest; a spreadsheet takes them all.
const shownMax = 500
const printedMax = 5000

const notASeller = 'A statement is for sellers.'

export const statementRoutes = ({ db }: { db: Reader }): Route[] => {
  const own = ({ personId, roles }: Caller, rowsMax: number | null) => {
    if (!roles.includes('seller')) throw new DomainError('forbidden', { message: notASeller })
    return findStatement(db, personId, rowsMax)
  }
  return [
    route(statementApi.find, ({ caller }) => own(caller, shownMax)),
    route(statementApi.csv, async ({ caller, reply }) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="ledgerleaf-statement.csv"')
        .send(Buffer.from(writeStatementCsv(await own(caller, null)))),
    ),
    route(statementApi.pdf, async ({ caller, reply, now }) =>
      reply
        .type('application/pdf')
        .header('content-disposition', 'inline; filename="ledgerleaf-statement.pdf"')
        .send(await drawStatement(await own(caller, printedMax), caller.company ?? caller.name, now)),
    ),
  ]
}
