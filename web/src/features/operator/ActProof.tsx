import type { AuditEntry } from '@ledgerleaf/contract/operator'
import { useMutation } from '@tanstack/react-query'
import { Button } from '../../ui/Button.tsx'
import { cn } from '../../ui/cn.ts'
import { writeWhole } from '../../ui/format.ts'
import { verifyAct } from './verify-act.ts'

/** Where the act stands in the public log, and the proof of it, checked here when asked. */
export const ActProof = ({ entry }: { entry: AuditEntry }) => {
  const check = useMutation({ mutationFn: () => verifyAct(entry) })
  const verdict = check.data === 'pending' ? undefined : check.data
  return (
    <div className="grid justify-items-start gap-2 sm:justify-items-end">
      <p className="font-mono text-muted text-sm tabular-nums">
        {entry.logIndex === null ? 'Not yet in the log' : `Log entry ${writeWhole(entry.logIndex)}`}
      </p>
      {entry.logIndex !== null && !verdict && (
        <Button
          variant="outline"
          size="small"
          busy={check.isPending}
          aria-label={`Verify log entry ${writeWhole(entry.logIndex)}`}
          onClick={() => check.mutate()}
        >
          Verify
        </Button>
      )}
      <div aria-live="polite" className="grid gap-1 text-sm sm:text-right">
        {check.isError && <p className="text-error">The check could not run: {check.error.message}</p>}
        {check.data === 'pending' && <p className="text-muted">The log is taking it up. Try again.</p>}
        {verdict && (
          <>
            <p className={cn('font-medium', verdict.verified ? 'text-leaf-strong' : 'text-error')}>
              {verdict.verified ? 'Proven: this act is in the signed log.' : 'Not proven.'}
            </p>
            <ul className="grid gap-0.5 text-muted">
              {verdict.says.map((says) => (
                <li key={says} className="[overflow-wrap:anywhere]">
                  {says}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}
