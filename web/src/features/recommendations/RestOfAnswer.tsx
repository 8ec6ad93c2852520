import type { Recommendation, RecommendedBasket } from '@ledgerleaf/contract/recommendations'
import { cn } from '../../ui/cn.ts'
import { Alternatives } from './Alternatives.tsx'
import type { ChosenAnswer } from './choose-answer.ts'
import { LimitCosts } from './LimitCosts.tsx'
import type { WishText } from './wish-params.ts'

export type RestProps = {
  recommendation: Recommendation | undefined
  answer: ChosenAnswer
  wish: WishText
  isTaking: boolean
  onTake: (basket: RecommendedBasket) => void
}

/** What each limit costs and what else there is: beside the limits where the page is wide, and after the basket elsewhere. */
export const RestOfAnswer = ({ recommendation, answer, wish, isTaking, onTake }: RestProps) => {
  const { basket, isRestOld } = answer
  if (!recommendation || !basket) return null
  const { limitCosts, alternatives } = recommendation
  return (
    <div
      data-old={isRestOld || undefined}
      className={cn(
        'grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 transition-opacity sm:max-lg:grid-cols-2',
        isRestOld && 'opacity-60 grayscale',
      )}
    >
      {limitCosts.length > 0 && <LimitCosts costs={limitCosts} goal={wish.goal} />}
      {alternatives.length > 0 && (
        <Alternatives
          basket={basket}
          alternatives={alternatives}
          busy={isTaking || isRestOld}
          onTake={onTake}
        />
      )}
    </div>
  )
}
