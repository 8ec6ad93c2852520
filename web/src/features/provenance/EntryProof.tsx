import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ProofTree } from '../../nouns/provenance/ProofTree.tsx'
import { shortHash } from '../../nouns/provenance/short-hash.ts'
import { tellDays } from '../../nouns/provenance/tell-days.ts'
import { Button } from '../../ui/Button.tsx'
import { cn } from '../../ui/cn.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { type CheckedStep, StepList } from '../../ui/StepList.tsx'
import { proofQuery } from './proof-query.ts'

/** The hash of the entry by its ends: the whole of it stands with the leaf. */
const shorten = (steps: readonly CheckedStep[], hash: string): CheckedStep[] =>
  steps.map((step) => ({ ...step, says: step.says.replace(hash, shortHash(hash)) }))

const Waiting = ({ children }: { children: string }) => (
  <Notice>
    <span className="flex items-center gap-3">
      <Spinner className="size-4" /> {children}
    </span>
  </Notice>
)

type EntryProofProps = {
  entryId: string
  /** Of the entry, which stands in full with its leaf. */
  hash: string
  /** What was hashed, under the steps. */
  children: ReactNode
}

/** The way from an entry to the signed root, checked in the reader's browser as soon as it is there, and drawn. */
export const EntryProof = ({ entryId, hash, children }: EntryProofProps) => {
  const { data, error, isFetching, refetch } = useQuery(proofQuery(entryId))
  const verdict = data === 'pending' ? undefined : data
  return (
    <div className="grid min-w-0 items-start gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="grid min-w-0 gap-8">
        <div className="grid min-w-0 gap-4" aria-live="polite">
          {data === 'pending' && (
            <Waiting>The entry is written. The log signs it within a second or two.</Waiting>
          )}
          {!data && !error && <Waiting>Your browser is checking the proof.</Waiting>}
          {error && !data && (
            <Notice
              tone="error"
              title="The check could not run"
              action={
                <Button size="small" variant="outline" busy={isFetching} onClick={() => void refetch()}>
                  Check again
                </Button>
              }
            >
              {error.message}
            </Notice>
          )}
          {verdict && (
            <>
              <p
                className={cn(
                  'border-l-2 bg-sheet px-4 py-3 font-medium',
                  verdict.verified ? 'border-leaf text-leaf-strong' : 'border-error text-error',
                )}
              >
                {verdict.verified
                  ? 'Proven in your browser: this entry is in the signed log.'
                  : `Not proven: ${verdict.reason}`}
              </p>
              <StepList steps={tellDays(shorten(verdict.steps, hash))} />
            </>
          )}
        </div>
        {children}
      </div>
      {verdict?.path && <ProofTree path={verdict.path} />}
    </div>
  )
}
