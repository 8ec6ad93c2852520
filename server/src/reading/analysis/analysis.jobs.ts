import type { ProgressEvent } from '@ledgerleaf/contract/events'
import type { Logger } from 'pino'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db.ts'
import type { Store } from '../../platform/store/open-store.ts'
import { moveDocumentsTask } from '../../platform/store/store.tasks.ts'
import { does, type TaskHandler } from '../../platform/tasks.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { advanceReport, beginReading, failReport } from './advance-report.ts'
import { analyseReportTask, sweepReportsTask } from './analysis.tasks.ts'
import { pageDrawer } from './draw-page.ts'
import { forgetDocument } from './forget-document.ts'
import { proposeFindings } from './model/propose-findings.ts'
import { moveReports } from './move-reports.ts'
import { quarantine } from './quarantine.ts'
import { type ReaderRefusal, readerLimits, refusalOf } from './reader-limits.ts'
import { withReportFile } from './report-file.ts'
import { runReader } from './run-reader.ts'
import { type ReadReport, saveReading } from './save-reading.ts'
import { sweepReports } from './sweep-reports.ts'

type Parts = { config: Config; dataDir: string; db: Db; store: Store; log: Logger }

const attemptsMax = 3
const stepsOfReader: Record<string, ProgressEvent> = {
  extracting: 'document_analyzing',
  checking: 'Ai_started',
}

/** Steps arrive faster than transactions end; each waits for the one before. */
const inOrder = () => {
  let last: Promise<unknown> = Promise.resolve()
  return {
    add: (work: () => Promise<unknown>) => {
      last = last.then(work)
      last.catch(() => {})
    },
    all: () => last,
  }
}

/** Jobs of this process. Closing ends the readers; their jobs are taken up by whoever runs next. */
export const analysisJobs = ({
  config,
  dataDir,
  db,
  store,
  log,
}: Parts): { tasks: TaskHandler[]; close: () => void } => {
  const closing = new AbortController()
  const drawPage = pageDrawer({ db, store, dataDir, log })

  const read = (reportId: string, file: string, extension: string, bytesCount: number) => {
    const steps = inOrder()
    const run = runReader<ReadReport>({
      words: ['analyse', file, `report${extension}`],
      limits: readerLimits(bytesCount),
      signal: closing.signal,
      onStep: (step) => {
        const event = stepsOfReader[step]
        if (event) steps.add(() => inTransaction(db, (tx) => advanceReport(tx, reportId, event, new Date())))
      },
    })
    return run.then(async (end) => {
      await steps.all()
      return end
    })
  }

  const complete = async (reportId: string, result: ReadReport): Promise<void> => {
    await inTransaction(db, (tx) => advanceReport(tx, reportId, 'Ai_started', new Date()))
    const { languageModel: model } = config
    // Outside of any transaction: a model may take its time, and nobody waits for it longer than this.
    const deadline = AbortSignal.timeout((model?.secondsMax ?? 0) * 1000)
    const proposed = await proposeFindings(model, result, {
      signal: AbortSignal.any([closing.signal, deadline]),
      drawPage: (page) => drawPage(reportId, page),
      log,
    })
    if (model && closing.signal.aborted) throw new Error('the server closes; the report is read again')
    await inTransaction(db, async (tx) => {
      const now = new Date()
      await advanceReport(tx, reportId, 'completed', now)
      await saveReading(tx, reportId, result, proposed, now)
    })
  }

  const giveUp = async (reportId: string, refusal: ReaderRefusal): Promise<void> => {
    await inTransaction(db, async (tx) => {
      await failReport(tx, reportId, refusal, new Date())
      if (refusal.dangerous) await forgetDocument(tx, reportId)
    })
  }

  return {
    tasks: [
      does(analyseReportTask, async ({ reportId }) => {
        const report = await inTransaction(db, (tx) => beginReading(tx, reportId))
        if (!report) return
        const { extension, bytesCount, sha256, attempts } = report
        await withReportFile({ db, store, dataDir }, reportId, async (file) => {
          const end = await read(reportId, file, extension, bytesCount)
          if (end.end === 'done') return complete(reportId, end.result)
          if (end.end === 'killed' && (closing.signal.aborted || attempts < attemptsMax))
            throw new Error('the reader was ended from outside; the report is read again')
          if (end.end === 'broken')
            log.error({ code: 'report-not-read', reason: end.reason, reportId }, 'a report could not be read')
          const refusal = refusalOf(end)
          if (refusal.dangerous) {
            await quarantine(dataDir, file, sha256)
            log.warn({ code: 'upload-quarantined', sha256 }, 'an upload was quarantined')
          }
          await giveUp(reportId, refusal)
        })
      }),
      does(moveDocumentsTask, () => moveReports({ db, store })),
      does(sweepReportsTask, () => sweepReports(db, dataDir, new Date())),
    ],
    close: () => closing.abort(),
  }
}
