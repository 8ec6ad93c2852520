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

/** The books of a period to take along: one line for each file, all of it the way there. */
export const BookFiles = ({ period }: { period: BookPeriod }) => (
  <ul className="border-hairline border-t">
    {files.map(({ name, label, holds }) => (
      <li key={name} className="border-hairline border-b">
        <a
          href={hrefOf(accountingApi.export, { params: { name }, query: period })}
          download
          className="group grid min-h-12 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2.5 text-note hover:bg-paper sm:grid-cols-[14rem_minmax(0,1fr)_auto] sm:px-3"
        >
          <span className={cn('group-hover:underline', name === 'journal' && 'font-medium')}>{label}</span>
          <span className="text-muted text-sm max-sm:col-start-1 max-sm:row-start-2">{holds}</span>
          <span className="inline-flex items-center gap-2 font-medium text-leaf-strong max-sm:row-span-2">
            <Download aria-hidden="true" className="size-4" strokeWidth={1.75} />
            CSV
          </span>
        </a>
      </li>
    ))}
  </ul>
)
