import path from 'node:path'
import { type Analysis, analysisApi, type exportFormats } from '@ledgerleaf/contract/analysis'
import { type Route, route } from '../../http/route.ts'
import { callerNetwork, consume, limitKey } from '../../platform/rate-limit.ts'
import type { AnalysisParts } from './analysis-parts.ts'
import { findAnalysis } from './analysis-queries.ts'
import { ownerOfCall } from './caller.http.ts'
import { writeAnalysisPaper } from './export/analysis-paper.ts'
import { attachment } from './export/attachment.ts'
import { exportCsv } from './export/export-csv.ts'
import { exportJson } from './export/export-json.ts'

type Format = (typeof exportFormats)[number]
type Writer = { type: string; write: (analysis: Analysis, parts: AnalysisParts) => Buffer | Promise<Buffer> }

const exportsForOneNetwork = { limit: 60, windowSeconds: 10 * 60 }

// The one that needs a library here loads it with the first person who asks.
const writers: Record<Format, Writer> = {
  json: { type: 'application/json; charset=utf-8', write: exportJson },
  csv: { type: 'text/csv; charset=utf-8', write: exportCsv },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: async (analysis) => (await import('./export/export-xlsx.ts')).exportXlsx(analysis),
  },
  pdf: {
    type: 'application/pdf',
    write: (analysis, { config, papers }) =>
      papers.draw(async () => writeAnalysisPaper(analysis, config.publicUrl)),
  },
}

export const exportRoutes = (parts: AnalysisParts): Route[] => [
  route(analysisApi.export, async (call) => {
    const { format } = call.query
    const analysis = await findAnalysis(parts.db, ownerOfCall(parts, call), call.params.id)
    const key = limitKey('export', callerNetwork(call.request.ip))
    await consume(parts.db, key, exportsForOneNetwork, call.now)
    const { type, write } = writers[format]
    const name = `${path.parse(analysis.fileName).name} - analysis.${format}`
    return call.reply
      .header('content-disposition', attachment(name))
      .type(type)
      .send(await write(analysis, parts))
  }),
]
