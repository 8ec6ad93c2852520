import { settleInventory } from '@ledgerleaf/contract/inventory'
import { analysesApi } from '@ledgerleaf/contract/v1/analyses'
import { reportsApi } from '@ledgerleaf/contract/v1/reports'
import { attach } from '../../http/attach.ts'
import { idempotentRoute, onceTaken } from '../../http/idempotency.ts'
import { type Route, route } from '../../http/route.ts'
import { noteKeyAct } from '../../people/keys/index.ts'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { inTransaction } from '../../platform/transaction.ts'
import {
  type AnalysisParts,
  findAnalyses,
  findAnalysis,
  openUploads,
  removeAnalysis,
  storeReport,
} from '../../reading/analysis/index.ts'
import { readsReports, refuseMixedUp, writeReport, writeReportPaper } from '../../views/reports/index.ts'
import { pageOf } from '../shapes/index.ts'
import { writeAnalysis, writeFigure } from './write-analysis.ts'

type Parts = AnalysisParts & { reader: Reader }

/** Reports that are read, and reports that are written. */
export const readingV1Routes = (parts: Parts): Route[] => {
  const { config, db, reader, papers } = parts
  const { beforeBody, take } = openUploads(parts)
  const ownerOf = ({ organisationId }: { organisationId: string }) => ({ personId: organisationId })
  const findAll = async (from: Reader, caller: { organisationId: string }) =>
    (await findAnalyses(from, ownerOf(caller))).map(writeAnalysis)
  const findOne = async (from: Reader, caller: { organisationId: string }, id: string) => {
    const found = (await findAll(from, caller)).find((one) => one.id === id)
    if (!found) throw new DomainError('not_found')
    return found
  }
  const read = readsReports({ db: reader, config })
  return [
    {
      ...onceTaken<typeof analysesApi.make, string>(parts, analysesApi.make, {
        status: 201,
        take: (call, decide) =>
          take(
            call,
            () => ownerOf(call.caller),
            (owner, upload) =>
              inTransaction(db, (tx) => {
                const { companyName, fileName, sha256 } = upload
                return decide(tx, { companyName, fileName, sha256 }, async () => {
                  await noteKeyAct(tx, call.caller, { did: `uploaded ${fileName}` }, call.now)
                  return storeReport(tx, owner, upload, call.now)
                })
              }),
          ),
        finish: (id, { caller }) => findOne(db, caller, id),
      }),
      beforeBody,
      form: true,
    },
    route(analysesApi.list, async ({ caller, query }) => pageOf(await findAll(reader, caller), query)),
    route(analysesApi.find, ({ caller, params }) => findOne(reader, caller, params.id)),
    route(analysesApi.inventory, async ({ caller, params, query }) => {
      const { results, corrections } = await findAnalysis(reader, ownerOf(caller), params.id)
      return pageOf(settleInventory(results, corrections).map(writeFigure), query)
    }),
    idempotentRoute(parts, analysesApi.remove, {
      key: 'required',
      decide: async (tx, { caller, params, now }) => {
        await removeAnalysis(tx, ownerOf(caller), params.id)
        await noteKeyAct(tx, caller, { did: 'deleted an analysis' }, now)
        return { object: 'analysis' as const, id: params.id, isDeleted: true as const }
      },
      finish: async (decision) => decision,
    }),
    route(reportsApi.read, async ({ caller, params, query, now }) =>
      writeReport(params.kind, await read(caller, query, now)),
    ),
    route(reportsApi.pdf, async ({ caller, params: { kind }, query, now, reply }) => {
      // Refused before it waits for its turn at the typesetter.
      refuseMixedUp(query)
      const write = async () => writeReport(kind, await read(caller, query, now))
      const pdf = await papers.draw(
        async () => writeReportPaper(await write(), config.publicUrl),
        caller.organisationId,
      )
      return attach(reply, 'application/pdf', `${kind}-${query.from}-to-${query.to}.pdf`).send(pdf)
    }),
  ]
}
