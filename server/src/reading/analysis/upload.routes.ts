import { purchaseApi } from '@ledgerleaf/contract/purchase'
import { type Route, route } from '../../http/route.ts'
import { inTransaction } from '../../platform/transaction.ts'
import type { AnalysisParts } from './analysis-parts.ts'
import { ownerOfUpload } from './caller.http.ts'
import { storeReport } from './store-report.ts'
import { openUploads } from './take-upload.http.ts'

/** Call 1 of the specification. */
export const uploadRoutes = (parts: AnalysisParts): Route[] => {
  const { beforeBody, take } = openUploads(parts)
  return [
    {
      ...route(purchaseApi.uploadReport, async (call) => {
        const { caller, request, reply, now } = call
        const analysisId = await take(
          call,
          () => ownerOfUpload(parts, { caller, request }, reply),
          (owner, upload) => inTransaction(parts.db, (tx) => storeReport(tx, owner, upload, now)),
        )
        return { analysisId }
      }),
      beforeBody,
      form: true,
    },
  ]
}
