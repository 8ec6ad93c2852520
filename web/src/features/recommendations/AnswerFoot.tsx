import type { RecommendedBasket } from '@ledgerleaf/contract/recommendations'
import { ActFoot } from '../../ui/ActFoot.tsx'
import { buttonLook } from '../../ui/button-look.ts'
import { cn } from '../../ui/cn.ts'
import { writeCents, writeRoundDollars } from '../../ui/format.ts'
import { usePhone } from '../../ui/use-phone.ts'
import { bestBasketId } from './AnswerHead.tsx'
import type { ChosenAnswer } from './choose-answer.ts'

const perTonne = ({ totalCents, tonnes }: RecommendedBasket) => writeCents(Math.round(totalCents / tonnes))

/** On a phone the answer is below the question: what it comes to stays in sight while one asks. */
export const AnswerFoot = ({ answer: { basket, isOld } }: { answer: ChosenAnswer }) => {
  const isPhone = usePhone()
  if (!isPhone || !basket) return null
  return (
    <ActFoot
      className="px-5"
      sum={
        <span className={cn('transition-opacity', isOld && 'opacity-60')}>
          {writeRoundDollars(basket.totalCents / 100)}
        </span>
      }
      note={`${perTonne(basket)} a tonne`}
    >
      <a href={`#${bestBasketId}`} className={buttonLook('primary', 'regular')}>
        See the basket
      </a>
    </ActFoot>
  )
}
