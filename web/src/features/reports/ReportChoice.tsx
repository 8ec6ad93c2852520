import { type ReportKind, reportKinds } from '@ledgerleaf/contract/reports'
import { cn } from '../../ui/cn.ts'
import { Select } from '../../ui/Select.tsx'
import { audiences } from './report-words.ts'

type ReportChoiceProps = { kind: ReportKind; onKind: (kind: ReportKind) => void }

/** Every report of the period: what it is and who reads it. A list only where it has a column of its own: the report comes first. */
export const ReportChoice = ({ kind: chosen, onKind }: ReportChoiceProps) => (
  <>
    <Select
      label="Report"
      hint={audiences[chosen]}
      className="min-[100rem]:hidden"
      value={chosen}
      onChange={({ target }) => onKind(target.value as ReportKind)}
    >
      {(Object.keys(reportKinds) as ReportKind[]).map((kind) => (
        <option key={kind} value={kind}>
          {reportKinds[kind]}
        </option>
      ))}
    </Select>
    <ul aria-label="Reports of the period" className="border-edge border-t-2 bg-sheet max-[100rem]:hidden">
      {(Object.keys(reportKinds) as ReportKind[]).map((kind) => {
        const isOpen = kind === chosen
        return (
          <li key={kind} className="border-hairline border-b last:border-b-0">
            <button
              type="button"
              aria-pressed={isOpen}
              onClick={() => onKind(kind)}
              className={cn(
                'grid w-full px-4 py-3 text-left transition-colors hover:bg-paper focus-visible:-outline-offset-2 sm:px-5',
                isOpen && 'bg-paper/60 shadow-[inset_3px_0_0_var(--color-leaf)]',
              )}
            >
              <span className={cn('text-note', isOpen && 'font-[550]')}>{reportKinds[kind]}</span>
              <span className="text-muted text-sm">{audiences[kind]}</span>
            </button>
          </li>
        )
      })}
    </ul>
  </>
)
