import type { Recommendation, RecommendedBasket } from '@ledgerleaf/contract/recommendations'
import type { ReactNode } from 'react'
import { parseWhole } from '../../forms/parse-dollars.ts'
import { cn } from '../../ui/cn.ts'
import { Alternatives } from './Alternatives.tsx'
import type { ChosenAnswer } from './choose-answer.ts'
import { LimitCosts } from './LimitCosts.tsx'
import type { WishText } from './wish-params.ts'

type RestProps = {
  recommendation: Recommendation | undefined
  answer: ChosenAnswer
  wish: WishText
}

const Dimmed = ({ isOld, children }: { isOld: boolean; children: ReactNode }) => (
  <div
    data-old={isOld || undefined}
    className={cn('min-w-0 transition-opacity', isOld && 'opacity-60 grayscale')}
  >
    {children}
  </div>
)

/** What each limit costs: below the limits where the page is wide, and after the basket elsewhere. */
export const CostsOfLimits = ({ recommendation, answer, wish }: RestProps) =>
  recommendation && answer.basket && recommendation.limitCosts.length > 0 ? (
    <Dimmed isOld={answer.isRestOld}>
      <LimitCosts costs={recommendation.limitCosts} goal={wish.goal} />
    </Dimmed>
  ) : null

type OtherWaysProps = RestProps & { isTaking: boolean; onTake: (basket: RecommendedBasket) => void }

/** What else there is for the same tonnes. */
export const OtherWays = ({ recommendation, answer, wish, isTaking, onTake }: OtherWaysProps) =>
  recommendation && answer.basket && recommendation.alternatives.length > 0 ? (
    <Dimmed isOld={answer.isRestOld}>
      <Alternatives
        basket={answer.basket}
        goal={wish.goal}
        shareMax={parseWhole(wish.share) ?? null}
        alternatives={recommendation.alternatives}
        busy={isTaking || answer.isRestOld}
        onTake={onTake}
      />
    </Dimmed>
  ) : null
