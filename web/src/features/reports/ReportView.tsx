import { writeDays } from '@ledgerleaf/contract/days'
import type { Report, ReportSection } from '@ledgerleaf/contract/reports'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/Badge.tsx'
import { cn } from '../../ui/cn.ts'
import { Heading } from '../../ui/Heading.tsx'
import { ReportFigures } from './ReportFigures.tsx'
import { ReportPart } from './ReportPart.tsx'

type ReportViewProps = {
  report: Report
  isOld: boolean
  /** The same as files, beside its name. */
  files?: ReactNode
}

/** What the paper will say, from the same definition, section by section. */
export const ReportView = ({ report, isOld, files }: ReportViewProps) => {
  const isEmpty = ({ columns, rows }: ReportSection) => columns.length > 0 && rows.length === 0
  // The first part is what the report is of: it says on the sheet itself that there is nothing.
  const silent = report.sections.filter((section, at) => at > 0 && isEmpty(section))
  const told = report.sections.filter((section) => !silent.includes(section))
  return (
    <article
      aria-label="Preview"
      aria-busy={isOld}
      className={cn(
        'grid min-w-0 gap-10 border border-hairline border-t-2 border-t-edge bg-sheet px-5 py-8 transition-opacity sm:px-8',
        isOld && 'opacity-55',
      )}
    >
      <header className="grid justify-items-start gap-2 border-hairline border-b pb-6">
        <div className="flex w-full flex-wrap items-start justify-between gap-x-8 gap-y-5">
          <div className="grid min-w-0 justify-items-start gap-2">
            {report.mark && <Badge tone="attention">{report.mark}</Badge>}
            <Heading level={2}>{report.title}</Heading>
            <p className="[overflow-wrap:anywhere]">
              <bdi>{report.company}</bdi>
              <span className="text-muted">
                {' '}
                · Period: {writeDays(report.periodStartsOn, report.periodEndsOn)}
              </span>
              <span className="block text-muted text-sm">{report.companyNote}</span>
            </p>
          </div>
          {files}
        </div>
        <ReportFigures report={report} />
        <div className="mt-2 text-fine text-muted">
          {report.made.dateRules.map(({ of, by }) => (
            <p key={of} className="max-w-text">
              {of}: by {by}
            </p>
          ))}
        </div>
      </header>
      {told.map((section) => (
        <ReportPart key={section.name} section={section} />
      ))}
      {silent.map((section) => (
        // Nothing of it in this period: said in a line, and its words are behind it.
        <details key={section.name} className="group border-hairline border-t pt-4">
          <summary className="min-h-6 w-fit cursor-pointer text-note">
            <span className="font-medium">{section.title}</span>{' '}
            <span className="text-muted">{section.empty}</span>
          </summary>
          <div className="mt-6">
            <ReportPart section={section} />
          </div>
        </details>
      ))}
      {report.appendix.length > 0 && (
        // The same under every report: there for whoever checks it, and in no one's way who reads it.
        <details className="group -mb-2 border-hairline border-t pt-4">
          <summary className="min-h-6 w-fit cursor-pointer font-medium text-note">
            {new Intl.ListFormat('en').format(
              report.appendix.map(({ title }, at) =>
                at === 0 ? title : title[0]?.toLowerCase() + title.slice(1),
              ),
            )}
          </summary>
          <div className="mt-8 grid gap-12">
            {report.appendix.map((section) => (
              <ReportPart key={section.name} section={section} />
            ))}
          </div>
        </details>
      )}
    </article>
  )
}
