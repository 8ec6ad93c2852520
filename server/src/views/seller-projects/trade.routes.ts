import { tradeLinesMax } from '@ledgerleaf/contract/project-files'
import { projectFilesApi } from '@ledgerleaf/contract/project-files-api'
import { type Caller, type Route, route } from '../../http/route.ts'
import type { Config } from '../../platform/config.ts'
import type { Reader } from '../../platform/db.ts'
import type { Papers } from '../../platform/papers.ts'
import { requireOwn } from '../../supply/project-files/index.ts'
import { writeRetirementsPaper } from './retirements-paper.ts'
import { findRetired, findSold } from './trade-queries.ts'
import { writeRetirementsCsv } from './write-retirements.ts'

export type TradeParts = { config: Config; db: Reader; papers: Papers }

/** What became of the credits of one's own project: sold, and retired by whom as far as that is public. */
export const tradeRoutes = ({ config, db, papers }: TradeParts): Route[] => {
  const retirementsOf = async (id: string, { organisationId }: Caller) => {
    const { name } = await requireOwn(db, id, organisationId)
    return { projectName: name, publicUrl: config.publicUrl, retired: await findRetired(db, id) }
  }
  return [
    route(projectFilesApi.trade, async ({ params, caller }) => {
      await requireOwn(db, params.id, caller.organisationId)
      return { sold: await findSold(db, params.id), retired: await findRetired(db, params.id, tradeLinesMax) }
    }),
    route(projectFilesApi.retirementsCsv, async ({ params, caller, reply }) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="ledgerleaf-retirements.csv"')
        .send(Buffer.from(writeRetirementsCsv(await retirementsOf(params.id, caller)))),
    ),
    route(projectFilesApi.retirementsPdf, async ({ params, caller, reply, now }) =>
      reply
        .type('application/pdf')
        .header('content-disposition', 'attachment; filename="ledgerleaf-retirements.pdf"')
        .send(
          await papers.draw(
            async () =>
              writeRetirementsPaper(await retirementsOf(params.id, caller), {
                projectId: params.id,
                seller: caller.company ?? caller.name,
                now,
              }),
            caller.organisationId,
          ),
        ),
    ),
  ]
}
