import type { SellerBalance } from '@ledgerleaf/contract/payouts'
import { statementApi } from '@ledgerleaf/contract/statement'
import { type Caller, type Route, route } from '../../http/route.ts'
import type { Config } from '../../platform/config.ts'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { Papers } from '../../platform/papers.ts'
import { writeStatementPaper } from './statement-paper.ts'
import { findSalesMonths, findStatement } from './statement-queries.ts'
import { writeStatementCsv } from './write-statement.ts'

// A page shows the newest, a paper as many as are drawn in seconds; a spreadsheet takes them all.
const shownMax = 500
const printedMax = 1000

const notASeller = 'A statement is for sellers.'

type StatementParts = {
  config: Config
  db: Reader
  papers: Papers
  findBalance: (sellerId: string, now: Date) => Promise<SellerBalance>
}

export const statementRoutes = ({ config, db, papers, findBalance }: StatementParts): Route[] => {
  const sellerOf = ({ organisationId, roles }: Caller): string => {
    if (!roles.includes('seller')) throw new DomainError('forbidden', { message: notASeller })
    return organisationId
  }
  const own = async (caller: Caller, rowsMax: number | null) => findStatement(db, sellerOf(caller), rowsMax)
  return [
    route(statementApi.find, ({ caller }) => own(caller, shownMax)),
    route(statementApi.months, async ({ caller, now }) => findSalesMonths(db, sellerOf(caller), now)),
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
        .send(
          await papers.draw(
            async () =>
              writeStatementPaper(await own(caller, printedMax), {
                seller: caller.company ?? caller.name,
                balance: await findBalance(caller.organisationId, now),
                publicUrl: config.publicUrl,
                now,
              }),
            caller.organisationId,
          ),
        ),
    ),
  ]
}
