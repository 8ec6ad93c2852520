import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { messageOf } from '../../../api/api-error.ts'
import { CheckSign } from '../../../ui/icons.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { checkProof } from './check-proof.ts'

/** The place of an entry in the public log, and a way to check it here and now. */
export const ProofCheck = ({ logIndex }: { logIndex: number }) => {
  const said = useRef<HTMLSpanElement>(null)
  // The button makes room for what was found, and whoever pressed it by key goes on from there.
  const check = useMutation({ mutationFn: checkProof, onSuccess: () => said.current?.focus() })
  const isGood = check.data?.verified === true
  return (
    <span className="flex flex-wrap items-baseline gap-x-3 justify-self-start">
      {!check.isSuccess && (
        <button
          type="button"
          disabled={check.isPending}
          onClick={() => check.mutate(logIndex)}
          className="inline-flex min-h-8 items-center gap-2 text-leaf-strong text-sm underline decoration-leaf/50 underline-offset-4"
        >
          {check.isPending && <Spinner className="size-3.5" />}
          <span className="tabular-nums">Entry {logIndex}: check proof</span>
        </button>
      )}
      <span
        ref={said}
        role="status"
        tabIndex={-1}
        className={`text-sm ${isGood ? 'text-leaf-strong' : 'text-error'}`}
      >
        {isGood && <CheckSign className="mr-1.5 inline size-4 align-[-0.2em]" />}
        {check.data?.says ?? (check.isError && messageOf(check.error))}
      </span>
    </span>
  )
}
