import type { ReportKind, ReportQuery } from '@ledgerleaf/contract/reports'
import { buttonLook } from '../../ui/button-look.ts'
import { filesOf } from './report-files.ts'

type ReportDownloadsProps = {
  kind: ReportKind
  query: ReportQuery
  /** With nothing in it, a file of it is no one's next step. */
  isQuiet: boolean
}

/** The report that stands open, as a file. */
export const ReportDownloads = ({ kind, query, isQuiet }: ReportDownloadsProps) => (
  <section aria-labelledby="report-files" className="grid content-start gap-2">
    <p id="report-files" className="font-medium text-sm">
      Download the report
    </p>
    <div className="flex flex-wrap gap-3">
      {filesOf(kind, query).map(({ name, says, href, download }, at) => (
        <a
          key={name}
          href={href}
          download={download}
          className={buttonLook(at === 0 && !isQuiet ? 'primary' : 'outline', 'regular')}
        >
          {says}
        </a>
      ))}
    </div>
  </section>
)
