import type { AuditEntry } from '@ledgerleaf/contract/operator'
import { useMutation } from '@tanstack/react-query'
import { Button } from '../../ui/Button.tsx'
import { cn } from '../../ui/cn.ts'
import { writeWhole } from '../../ui/format.ts'
import { type ActVerdict, verifyAct } from './verify-act.ts'

const Verdict = ({ verified, says }: ActVerdict) => (
  <div className={cn('grid gap-1 border-l-2 pl-4 text-sm', verified ? 'border-leaf' : 'border-danger')}>
    <p className={cn('font-medium', verified ? 'text-leaf-strong' : 'text-error')}>
      {verified ? 'Proven: this act is in the signed log.' : 'Not proven.'}
    </p>
    <ul className="grid gap-0.5 text-muted">
      {says.map((line) => (
        <li key={line} className="[overflow-wrap:anywhere]">
          {line}
        </li>
      ))}
    </ul>
  </div>
)

/** Where the act stands in the public log, and the proof of it, checked here when asked. */
export const ActProof = ({ entry }: { entry: AuditEntry }) => {
  const check = useMutation({ mutationFn: () => verifyAct(entry) })
  const verdict = check.data === 'pending' ? undefined : check.data
  const place = entry.logIndex === null ? null : writeWhole(entry.logIndex)
  return (
    <>
      <div className="flex items-center gap-4 sm:justify-end">
        <p className="font-mono text-muted text-sm tabular-nums">
          {place === null ? 'Not yet in the log' : `Log entry ${place}`}
        </p>
        {place !== null && !verdict && (
          <Button
            variant="outline"
            size="small"
            busy={check.isPending}
            aria-label={`Verify log entry ${place}`}
            onClick={() => check.mutate()}
          >
            Verify
          </Button>
        )}
      </div>
      <div aria-live="polite" className="empty:hidden sm:col-span-2">
        {check.isError && (
          <p className="text-error text-sm">The check could not run: {check.error.message}</p>
        )}
        {check.data === 'pending' && (
          <p className="text-muted text-sm">The log is taking it up. Try again.</p>
        )}
        {verdict && <Verdict {...verdict} />}
      </div>
    </>
  )
}
