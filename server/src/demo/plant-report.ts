import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Tx } from '../platform/db.ts'
import { storeReport } from '../reading/analysis/index.ts'
import { demoCompany, readDemoReport } from './demo-report.ts'

/** The demo buyer's report, uploaded as any other: the job that reads it runs once the server does. */
export const plantReport = async (tx: Tx, personId: string, at: Date): Promise<void> => {
  const bytes = readDemoReport()
  await storeReport(
    tx,
    { personId },
    {
      content: { read: () => Readable.from([bytes]) },
      sha256: createHash('sha256').update(bytes).digest('hex'),
      bytesCount: bytes.length,
      extension: '.pdf',
      companyName: demoCompany,
      fileName: 'sustainability-report-2024.pdf',
    },
    at,
  )
}
