import type { Analysis } from '@ledgerleaf/contract/analysis'
import type { ProgressStep } from '@ledgerleaf/contract/events'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { hasCode } from '../../api/api-error.ts'
import { analysisQueries } from '../../nouns/analysis/queries.ts'
import { PerhapsElsewhere } from '../../nouns/organisation/PerhapsElsewhere.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { AnalysisBody } from './AnalysisBody.tsx'
import { AnalysisHead } from './AnalysisHead.tsx'

type AnalysisViewProps = { id: string; steps: (step: ProgressStep) => ReactNode }

const Missing = () => (
  <div className="grid gap-6">
    <Heading level={1}>No such analysis</Heading>
    <div className="border-edge border-t-2 bg-sheet">
      <EmptyState
        of="search"
        title="There is nothing here for you"
        text="It was deleted, its time was over, or it belongs to somebody else. What you uploaded before signing in is found in the browser you used."
        action={<ButtonLink to="/analyses">Your analyses</ButtonLink>}
      />
      <PerhapsElsewhere />
    </div>
  </div>
)

const Failed = ({ refusal }: Pick<Analysis, 'refusal'>) => (
  <Notice
    tone="error"
    title="This document was not analysed"
    action={
      <ButtonLink to="/#ask" size="small" variant="outline">
        Upload another report
      </ButtonLink>
    }
  >
    {refusal}
  </Notice>
)

/** An analysis in whichever state it is: being read, refused, or there. */
export const AnalysisView = ({ id, steps }: AnalysisViewProps) => {
  const { data, error, isError, isFetching, refetch } = useQuery(analysisQueries.one(id))
  if (!data && hasCode(error, 'not_found')) return <Missing />
  if (!data && isError)
    return <ErrorState title="The analysis did not load" onRetry={() => void refetch()} busy={isFetching} />
  if (!data)
    return (
      <div role="status" className="grid gap-8">
        <span className="sr-only">Loading the analysis</span>
        <Skeleton className="h-12 w-2/3" />
        <Skeleton className="h-64 w-full" />
        <Skeleton className="h-96 w-full" />
      </div>
    )
  return (
    <div className="grid gap-10">
      <AnalysisHead analysis={data} />
      {data.guest && (
        <Notice title="Kept for 30 days in this browser">
          <TextLink to="/signup">Open an account</TextLink> and it stays with you; it is joined to the account
          by itself.
        </Notice>
      )}
      {data.state === 'failed' && <Failed refusal={data.refusal} />}
      {(data.state === 'waiting' || data.state === 'reading') && (
        <div className="border-edge border-t-2 bg-sheet p-5 sm:p-8">{steps(data.step)}</div>
      )}
      {data.state === 'completed' && <AnalysisBody analysis={data} />}
    </div>
  )
}
