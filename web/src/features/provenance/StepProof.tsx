import { useMutation } from '@tanstack/react-query'
import { Button } from '../../ui/Button.tsx'
import { cn } from '../../ui/cn.ts'
import { verifyStep } from './verify-step.ts'

/** One step of a credit's life, checked in the reader's browser when asked. */
export const StepProof = ({ entryId }: { entryId: string }) => {
  const check = useMutation({ mutationFn: () => verifyStep(entryId) })
  const verdict = check.data
  return (
    <div className="grid justify-items-start gap-2" aria-live="polite">
      {!verdict && (
        <Button variant="outline" size="small" busy={check.isPending} onClick={() => check.mutate()}>
          Verify
        </Button>
      )}
      {check.isError && <p className="text-error text-sm">The check could not run: {check.error.message}</p>}
      {verdict === 'pending' && (
        <p className="text-muted text-sm">The log is taking this step up. Try again in a second.</p>
      )}
      {verdict && verdict !== 'pending' && (
        <>
          <p className={cn('font-medium text-sm', verdict.verified ? 'text-leaf-strong' : 'text-error')}>
            {verdict.verified ? 'Proven: this entry is in the signed log.' : verdict.reason}
          </p>
          <ul className="grid gap-1 text-muted text-sm">
            {verdict.steps.map(({ name, says }) => (
              <li key={name} className="[overflow-wrap:anywhere]">
                {says}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
