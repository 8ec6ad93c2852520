import { Readable } from 'node:stream'
import { analysisApi } from '@ledgerleaf/contract/analysis'
import { inventoryApi } from '@ledgerleaf/contract/corrections'
import { type Route, route } from '../../http/route.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { callerNetwork, consume, limitKey } from '../../platform/rate-limit.ts'
import type { AnalysisParts } from './analysis-parts.ts'
import { findOwned } from './analysis-queries.ts'
import { ownerOfCall } from './caller.http.ts'
import { findCells } from './cell-queries.ts'
import { pageDrawer } from './draw-page.ts'
import { attachment } from './export/attachment.ts'
import { findImage } from './image-queries.ts'
import { openReport } from './report-file.ts'
import { findSheetRows } from './sheet-queries.ts'
import { findSpots } from './spot-queries.ts'

const drawingsForOneNetwork = { limit: 120, windowSeconds: 10 * 60 }

// Somebody else's document, shown or handed out, never runs anything on our pages.
const sandboxed = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
}

/** The document itself: a page as a picture, its numbers, the cells of a sheet, or the file as it came. */
export const documentRoutes = (parts: AnalysisParts): Route[] => {
  const { db } = parts
  const drawPage = pageDrawer(parts)
  return [
    route(analysisApi.pageImage, async (call) => {
      const { report } = await findOwned(db, ownerOfCall(parts, call), call.params.id)
      const page = /^\d{1,4}$/.test(call.params.page) ? Number(call.params.page) : 0
      const { pageCount = 0, format } = report.reading ?? {}
      if (format !== 'pdf' || page < 1 || page > pageCount) throw new DomainError('not_found')
      let png = await findImage(db, report.id, page)
      if (!png) {
        const key = limitKey('draw', callerNetwork(call.request.ip))
        await consume(db, key, drawingsForOneNetwork, call.now)
        png = await drawPage(report.id, page)
      }
      return call.reply
        .headers({ ...sandboxed, 'cache-control': 'private, max-age=86400, immutable' })
        .type('image/png')
        .send(png)
    }),
    route(analysisApi.cells, async (call) => {
      const { report } = await findOwned(db, ownerOfCall(parts, call), call.params.id)
      return findCells(db, report.id, call.query)
    }),
    route(inventoryApi.page, async (call) => {
      const { report } = await findOwned(db, ownerOfCall(parts, call), call.params.id)
      return findSpots(db, report.id, call.query.page)
    }),
    route(inventoryApi.sheet, async (call) => {
      const { report } = await findOwned(db, ownerOfCall(parts, call), call.params.id)
      return findSheetRows(db, report.id, call.query)
    }),
    route(analysisApi.download, async (call) => {
      const { analysis, report } = await findOwned(db, ownerOfCall(parts, call), call.params.id)
      const pieces = await openReport(parts, report.id)
      return call.reply
        .headers({ ...sandboxed, 'content-disposition': attachment(analysis.fileName) })
        .header('content-length', report.bytesCount)
        .type('application/octet-stream')
        .send(Readable.from(pieces))
    }),
  ]
}
