import type { Alternative, RecommendedBasket, Wish } from '@ledgerleaf/contract/recommendations'
import { saySmallLines } from '../../nouns/recommendation/words.ts'
import { cn } from '../../ui/cn.ts'
import { writeCents } from '../../ui/format.ts'
import { Part } from '../../ui/Part.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { bestBasketId } from './AnswerHead.tsx'
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
      {/* Where the cards stand one below another the whole basket would only be there once more. */}
      <p className={cn('text-note', all.length === 3 ? 'lg:hidden' : 'md:hidden')}>
        Compared with <TextLink to={`#${bestBasketId}`}>the basket above</TextLink> for{' '}
        <span className="tabular-nums">{writeCents(best.totalCents)}</span>.
      </p>
      <div className={cn('grid gap-6', all.length === 3 ? 'lg:grid-cols-3' : 'md:grid-cols-2')}>
        <RecommendedCard
          isOther
          className={all.length === 3 ? 'max-lg:hidden' : 'max-md:hidden'}
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
