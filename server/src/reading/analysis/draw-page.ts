import { readFile, rm } from 'node:fs/promises'
import type { Logger } from 'pino'
import type { Db } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { Store } from '../../platform/store/open-store.ts'
import { reportImages } from './analysis.tables.ts'
import { readerLimits } from './reader-limits.ts'
import { withReportFile } from './report-file.ts'
import { runReader } from './run-reader.ts'
import { turnstile } from './turnstile.ts'

// Twice the size of paper on a screen: sharp on a good display, a few hundred kilobytes.
const scale = 2

type DrawerParts = { db: Db; store: Store; dataDir: string; log: Logger }

/** Draws a page in a process of its own, once: afterwards the picture is kept with the report. */
export const pageDrawer = ({ db, store, dataDir, log }: DrawerParts) => {
  const pass = turnstile()
  return (reportId: string, page: number): Promise<Buffer> =>
    pass(() =>
      withReportFile({ db, store, dataDir }, reportId, async (file) => {
        const target = `${file}.png`
        try {
          const words = ['draw', file, String(page), String(scale), target]
          const end = await runReader({ words, limits: readerLimits(0) })
          if (end.end === 'broken')
            log.error(
              { code: 'report-page-not-drawn', reason: end.reason, reportId },
              'a page of a report could not be drawn',
            )
          if (end.end !== 'done') throw new DomainError('document_unreadable')
          const png = await readFile(target)
          await db.insert(reportImages).values({ reportId, page, png }).onConflictDoNothing()
          return png
        } finally {
          await rm(target, { force: true })
        }
      }),
    )
}
