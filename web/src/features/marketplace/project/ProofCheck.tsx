import { useMutation } from '@tanstack/react-query'
import { messageOf } from '../../../api/api-error.ts'
import { Spinner } from '../../../ui/Spinner.tsx'
import { checkProof } from './check-proof.ts'

/** The place of an entry in the public log, and a way to check it here and now. */
export const ProofCheck = ({ logIndex }: { logIndex: number | null }) => {
  const check = useMutation({ mutationFn: checkProof })
  if (logIndex === null) return <span className="text-muted text-sm">soon in the log</span>
  if (check.isSuccess || check.isError) {
    const isGood = check.data?.verified === true
    return (
      <span role="status" className={`text-sm ${isGood ? 'text-leaf-strong' : 'text-error'}`}>
        {isGood && '✓ '}
        {check.data?.says ?? messageOf(check.error)}
      </span>
    )
  }
  return (
    <button
      type="button"
      disabled={check.isPending}
      onClick={() => check.mutate(logIndex)}
      className="inline-flex min-h-8 items-center gap-2 justify-self-start text-leaf-strong text-sm underline decoration-leaf/50 underline-offset-4"
    >
      {check.isPending && <Spinner className="size-3.5" />}
      <span className="tabular-nums">Entry {logIndex}: check proof</span>
    </button>
  )
}
