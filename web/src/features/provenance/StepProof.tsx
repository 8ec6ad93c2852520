import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ProofTree } from '../../nouns/provenance/ProofTree.tsx'
import { Button } from '../../ui/Button.tsx'
import { cn } from '../../ui/cn.ts'
import { quietActLook } from '../../ui/quiet-looks.ts'
import { WithHashes } from '../../ui/WithHashes.tsx'
import { proofQuery } from './proof-query.ts'

type StepProofProps = {
  entryId: string
  /** The number of the entry, where several are offered side by side. */
  of?: string | undefined
  /** Whether all steps were asked for at once. */
  isAsked?: boolean
}

type SaidProps = { steps: readonly { name: string; says: string }[] }

const Said = ({ steps }: SaidProps) => (
  <ul className="grid gap-1 text-muted text-sm">
    {steps.map(({ name, says }) => (
      <li key={name} className="[overflow-wrap:anywhere]">
        <WithHashes text={says} />
      </li>
    ))}
  </ul>
)

/** One step of a credit's life, checked in the reader's browser when asked. */
export const StepProof = ({ entryId, of, isAsked: isAskedAbove = false }: StepProofProps) => {
  const [isAsked, setAsked] = useState(isAskedAbove)
  useEffect(() => {
    if (isAskedAbove) setAsked(true)
  }, [isAskedAbove])
  const check = useQuery({ ...proofQuery(entryId), enabled: isAsked })
  const verdict = isAsked ? check.data : undefined
  const ask = () => (isAsked ? void check.refetch() : setAsked(true))
  return (
    <div className="grid min-w-0 content-start justify-items-start gap-2 has-[details]:w-full">
      <div className="grid content-start justify-items-start gap-2" aria-live="polite">
        {(!verdict || verdict === 'pending') && (
          <Button
            variant="quiet"
            size="small"
            className={quietActLook}
            busy={check.isFetching || verdict === 'pending'}
            onClick={ask}
          >
            {of ? `Verify entry ${of}` : 'Verify'}
          </Button>
        )}
        {check.isError && (
          <p className="text-error text-sm">The check could not run: {check.error.message}</p>
        )}
        {verdict === 'pending' && (
          <p className="text-muted text-sm">The log is taking this step up. It takes a second or two.</p>
        )}
        {verdict && verdict !== 'pending' && (
          <p className={cn('font-medium text-sm', verdict.verified ? 'text-leaf-strong' : 'text-error')}>
            {of && `Entry ${of}. `}
            {verdict.verified ? 'Proven: this entry is in the signed log.' : verdict.reason}
          </p>
        )}
      </div>
      {verdict && verdict !== 'pending' && verdict.path && (
        <details className="w-full min-w-0">
          <summary className="min-h-6 w-fit text-leaf-strong text-sm">Hash by hash</summary>
          <div className="mt-3 grid gap-4">
            <Said steps={verdict.steps} />
            <ProofTree path={verdict.path} />
          </div>
        </details>
      )}
      {verdict && verdict !== 'pending' && !verdict.path && <Said steps={verdict.steps} />}
    </div>
  )
}
