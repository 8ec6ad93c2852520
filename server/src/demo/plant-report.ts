import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Tx } from '../platform/db.ts'
import { storeReport, tellRead } from '../reading/analysis/index.ts'
import { demoCompany, readDemoReport } from './demo-report.ts'

/** The demo buyer's report, uploaded as any other: the job that reads it runs once the server does, and its day is the upload's. */
export const plantReport = async (tx: Tx, personId: string, at: Date): Promise<void> => {
  const bytes = readDemoReport()
  const fileName = 'sustainability-report-2024.pdf'
  const analysisId = await storeReport(
    tx,
    { personId },
    {
      content: { read: () => Readable.from([bytes]) },
      sha256: createHash('sha256').update(bytes).digest('hex'),
      bytesCount: bytes.length,
      extension: '.pdf',
      companyName: demoCompany,
      fileName,
    },
    at,
  )
  await tellRead(tx, { organisationId: personId, analysisId, fileName }, at)
}
