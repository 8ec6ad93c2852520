import type { Loosening, Recommendation } from '@ledgerleaf/contract/recommendations'
import type { UseQueryResult } from '@tanstack/react-query'
import { cn } from '../../ui/cn.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import type { ChosenAnswer } from './choose-answer.ts'
import { OldAnswer } from './OldAnswer.tsx'
import { RecommendationResult } from './RecommendationResult.tsx'
import type { WishText } from './wish-params.ts'

type AnswerProps = {
  query: UseQueryResult<Recommendation>
  answer: ChosenAnswer
  wish: WishText
  /** It cannot be asked before a field is mended. */
  isWrong: boolean
  /** There is nothing to find a basket for: no part is chosen, or the buyer has all of it. */
  nothing: 'chosen' | 'left' | null
  onCoverMost: () => void
  onLoosen: (loosening: Loosening) => void
}

/** The answer, in whichever state: being worked out, failed, there, or there for what was asked before. */
export const Answer = ({ query, answer, isWrong, nothing, ...rest }: AnswerProps) => {
  const { data, isError, isFetching, error, refetch } = query
  const { basket, isOld, isRestOld } = answer
  if (nothing === 'left')
    return (
      <Notice title="You have all of this already.">
        Choose more of the footprint, or have nothing taken off for what you have.
      </Notice>
    )
  if (nothing === 'chosen')
    return <Notice title="Nothing is chosen yet.">Choose a part of the footprint to cover.</Notice>
  return (
    <div aria-busy={isOld || isFetching} className="grid min-w-0 content-start gap-6">
      {/* Where there is a basket, what stands above it says so. */}
      {data && !basket && isOld && <OldAnswer isWrong={isWrong} />}
      {data && (
        <div
          data-old={isOld || undefined}
          className={cn('min-w-0 transition-opacity', isOld && 'opacity-60 grayscale')}
        >
          <RecommendationResult
            {...rest}
            recommendation={{ ...data, basket }}
            isOld={isOld}
            isRestOld={isRestOld}
          />
        </div>
      )}
      {!data && isError && (
        <ErrorState
          title="No answer yet"
          text={error.message}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!data && !isError && <SkeletonRows room="h-72" />}
    </div>
  )
}
