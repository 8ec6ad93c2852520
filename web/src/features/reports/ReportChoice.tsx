import { type ReportKind, type ReportQuery, reportKinds } from '@ledgerleaf/contract/reports'
import { cn } from '../../ui/cn.ts'
import { textLinkLook } from '../../ui/TextLink.tsx'
import { filesOf } from './report-files.ts'
import { audiences } from './report-words.ts'

type ReportChoiceProps = {
  kind: ReportKind
  /** What each of them would be asked for. */
  queryOf: (kind: ReportKind) => ReportQuery
  onKind: (kind: ReportKind) => void
}

/** Every report of the period: what it is, who reads it, and the files of it. One of them stands open below. */
export const ReportChoice = ({ kind: chosen, queryOf, onKind }: ReportChoiceProps) => (
  <ul aria-label="Reports of the period" className="border-edge border-t-2 bg-sheet">
    {(Object.keys(reportKinds) as ReportKind[]).map((kind) => {
      const isOpen = kind === chosen
      return (
        <li
          key={kind}
          className={cn(
            'grid items-center gap-x-6 border-hairline border-b last:border-b-0 md:grid-cols-[minmax(0,1fr)_17rem]',
            isOpen && 'shadow-[inset_3px_0_0_var(--color-leaf)]',
          )}
        >
          <button
            type="button"
            aria-pressed={isOpen}
            onClick={() => onKind(kind)}
            className="grid w-full gap-x-6 px-4 py-3 text-left transition-colors hover:bg-paper focus-visible:-outline-offset-2 sm:px-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,17rem)] xl:items-baseline"
          >
            <span className={cn('text-note', isOpen ? 'font-[550]' : 'text-leaf-strong')}>
              {reportKinds[kind]}
            </span>
            <span className="text-muted text-sm">{audiences[kind]}</span>
          </button>
          <p
            className={cn(
              'flex flex-wrap gap-x-4 px-4 text-sm max-md:pb-3 sm:px-5 md:grid md:grid-cols-4 md:justify-items-start',
              !isOpen && 'max-md:hidden',
            )}
          >
            {filesOf(kind, queryOf(kind)).map(({ name, says, href, download }) => (
              <a
                key={name}
                href={href}
                download={download}
                aria-label={`${says}: ${reportKinds[kind]}`}
                className={cn(textLinkLook, 'inline-flex min-h-8 items-center')}
              >
                {name}
              </a>
            ))}
          </p>
        </li>
      )
    })}
  </ul>
)
