import { accountingApi, type BookPeriod, type ExportName } from '@ledgerleaf/contract/accounting'
import { Download } from 'lucide-react'
import { hrefOf } from '../../api/request.ts'
import { cn } from '../../ui/cn.ts'

const files: { name: ExportName; label: string; holds: string }[] = [
  { name: 'journal', label: 'Journal, double entry', holds: 'All that moved, as debit and credit' },
  { name: 'orders', label: 'Orders', holds: 'What was agreed, line by line' },
  { name: 'payments', label: 'Payments', holds: 'What buyers paid' },
  { name: 'fees', label: 'Fees', holds: 'What the marketplace kept' },
  { name: 'refunds', label: 'Refunds', holds: 'What went back to buyers' },
  { name: 'payouts', label: 'Payouts', holds: 'What sellers were paid' },
  { name: 'returns', label: 'Transfers sent back', holds: 'What came by transfer and was not due' },
]

/** The books of a period to take along: the journal, which is the whole of it, above lists of what is in it. */
export const BookFiles = ({ period }: { period: BookPeriod }) => (
  <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-8 border-hairline border-t lg:grid-cols-2">
    {files.map(({ name, label, holds }) => (
      <li key={name} className={cn('border-hairline border-b', name === 'journal' && 'lg:col-span-2')}>
        <a
          href={hrefOf(accountingApi.export, { params: { name }, query: period })}
          download
          className="group grid min-h-12 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2.5 text-note hover:bg-paper"
        >
          <span className={cn('group-hover:underline', name === 'journal' && 'font-medium')}>{label}</span>
          <span className="col-start-1 row-start-2 text-muted text-sm">{holds}</span>
          <span className="inline-flex items-center gap-2 font-medium text-leaf-strong row-span-2">
            <Download aria-hidden="true" className="size-4" strokeWidth={1.75} />
            CSV
          </span>
        </a>
      </li>
    ))}
  </ul>
)
