import type { Alternative, RecommendedBasket, Wish } from '@ledgerleaf/contract/recommendations'
import { saySmallLines } from '../../nouns/recommendation/words.ts'
import { cn } from '../../ui/cn.ts'
import { Part } from '../../ui/Part.tsx'
import { nameAlternative, orderAlternatives } from './order-alternatives.ts'
import { RecommendedCard } from './RecommendedCard.tsx'

const asked: Record<Wish['goal'], string> = {
  cost: 'The lowest price that keeps every limit of yours.',
  quality: 'The best mean score your budget pays for, every limit kept.',
  tonnes: 'The most tonnes there are at the lowest price, every limit kept.',
}

type AlternativesProps = {
  /** Beside which they are other ways. */
  basket: RecommendedBasket
  goal: Wish['goal']
  shareMax: number | null
  alternatives: readonly Alternative[]
  busy: boolean
  onTake: (basket: RecommendedBasket) => void
}

/** Other baskets for the same tonnes, compared with the one above and with each other. */
export const Alternatives = ({
  basket: best,
  goal,
  shareMax,
  alternatives,
  busy,
  onTake,
}: AlternativesProps) => {
  const all = [best, ...alternatives.map(({ basket }) => basket)]
  return (
    <Part title="Other ways to do it">
      <div className={cn('grid gap-6', all.length === 3 ? 'lg:grid-cols-3' : 'md:grid-cols-2')}>
        <RecommendedCard
          isOther
          title="This basket, for comparison"
          why={`${asked[goal]}${saySmallLines(best.tonnes)}`}
          basket={best}
          all={all}
          shareMax={shareMax}
          busy
        />
        {orderAlternatives(alternatives, best).map((one, at) => (
          <RecommendedCard
            key={one.kind}
            isOther
            number={at + 1}
            title={nameAlternative(one, best)}
            why={one.change}
            basket={one.basket}
            all={all}
            shareMax={shareMax}
            busy={busy}
            act="Buy this one"
            onTake={onTake}
          />
        ))}
      </div>
    </Part>
  )
}
