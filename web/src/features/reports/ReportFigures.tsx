import type { Report } from '@ledgerleaf/contract/reports'
import { pendingFill, stripes } from '../../nouns/credit/pile-looks.ts'
import { cn } from '../../ui/cn.ts'
import { writeWhole } from '../../ui/format.ts'
import { type LeadFigure, leadFigures } from './lead-figures.ts'

/** What counts is solid; what waits is hatched, as wherever it is drawn; what does not count is striped. */
const fillOf = ({ title }: LeadFigure): string => {
  if (!title.startsWith('Not counted')) return 'var(--retired)'
  return title.startsWith('Not counted yet') ? pendingFill : stripes('var(--edge)')
}

/** What the report comes to, before its notes: its own totals, drawn. */
export const ReportFigures = ({ report }: { report: Report }) => {
  const lead = leadFigures(report)
  if (!lead) return null
  const { whole } = lead
  const parts = whole ? lead.parts.filter(({ credits }) => credits > 0) : lead.parts
  return (
    <div className="mt-4 grid w-full gap-4">
      {whole && (
        <div aria-hidden="true" className="flex h-5 gap-0.5">
          {parts.map((part) => (
            <span
              key={part.title}
              className="min-w-1 border border-retired"
              style={{ flexGrow: part.credits, flexBasis: 0, background: fillOf(part) }}
            />
          ))}
        </div>
      )}
      <dl className="flex flex-wrap items-end gap-x-7 gap-y-2 sm:gap-y-4 lg:gap-x-10">
        {[...(whole ? [whole] : []), ...parts].map((figure) => (
          <div
            key={figure.title}
            className="grid content-start gap-0.5 max-sm:w-full max-sm:grid-cols-[6rem_minmax(0,1fr)] max-sm:items-baseline"
          >
            <dt className="order-2 flex items-baseline gap-2 text-muted text-sm">
              {whole && figure !== whole && (
                <span
                  aria-hidden="true"
                  className="size-2.5 shrink-0 border border-retired"
                  style={{ background: fillOf(figure) }}
                />
              )}
              {figure.title}
            </dt>
            <dd
              className={cn(
                'font-[450] font-display lining-nums leading-tight tabular-nums',
                // What it comes to leads; what that is made of stands under the bar in its shade.
                figure === whole ? 'text-4xl sm:text-5xl' : 'text-xl sm:text-2xl',
              )}
            >
              {writeWhole(figure.credits)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
