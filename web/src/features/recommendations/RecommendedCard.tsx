import type { RecommendedBasket } from '@ledgerleaf/contract/recommendations'
import { Button } from '../../ui/Button.tsx'
import { cn } from '../../ui/cn.ts'
import { writeCents, writeWhole } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { TextLink, textLinkLook } from '../../ui/TextLink.tsx'
import { bestBasketId, otherBasketId } from './AnswerHead.tsx'
import { BasketMeasures } from './BasketMeasures.tsx'
import { RingNumber } from './RingNumber.tsx'

type CardProps = {
  title: string
  /** Its number in the picture. */
  number?: number
  why: string
  basket: RecommendedBasket
  /** All that stand side by side, itself among them. */
  all: readonly RecommendedBasket[]
  shareMax: number | null
  /** Beside the one that is recommended. */
  isOther?: boolean
  className?: string
  busy: boolean
  act?: string
  /** Left out where it can be bought elsewhere on the page. */
  onTake?: (basket: RecommendedBasket) => void
}

const linesMax = 4

const Lines = ({ lines }: Pick<RecommendedBasket, 'lines'>) => (
  <ul className="grid content-start gap-2 text-sm">
    {lines.slice(0, linesMax).map(({ listingId, projectId, projectName, quantity, vintage }) => (
      <li key={listingId} className="flex justify-between gap-4">
        <TextLink to={`/projects/${projectId}`}>
          {projectName}, {vintage}
        </TextLink>
        <span className="font-mono tabular-nums">{writeWhole(quantity)}</span>
      </li>
    ))}
    {lines.length > linesMax && (
      <li className="text-muted">
        and {lines.length - linesMax} more {lines.length - linesMax === 1 ? 'listing' : 'listings'}
      </li>
    )}
  </ul>
)

/** A basket beside others for the same tonnes. What is compared stands on one line across all of them. */
export const RecommendedCard = ({
  title,
  number,
  why,
  basket,
  all,
  shareMax,
  isOther = false,
  className,
  busy,
  act = 'Buy this basket',
  onTake,
}: CardProps) => (
  <article
    id={number === undefined ? undefined : otherBasketId(number)}
    className={cn(
      'row-span-5 scroll-mt-10 grid grid-rows-subgrid gap-4 border-edge border-t-2 bg-sheet p-5',
      className,
    )}
  >
    <div className="grid content-start gap-1">
      <Heading level={3} look="small" className="flex items-baseline gap-2">
        {number !== undefined && <RingNumber number={number} />}
        {title}
      </Heading>
      <p className="text-muted text-sm">{why}</p>
      {basket.unheld.map(({ says }) => (
        <p key={says} className="border-ochre border-l-2 pl-3 text-sm">
          {says}
        </p>
      ))}
    </div>
    <p className="font-[480] font-display text-3xl tabular-nums">{writeCents(basket.totalCents)}</p>
    <BasketMeasures basket={basket} all={all} shareMax={shareMax} />
    <Lines lines={basket.lines} />
    {!onTake && (
      <a href={`#${bestBasketId}`} className={`${textLinkLook} content-center text-note`}>
        Back to this basket
      </a>
    )}
    {onTake && (
      <Button
        variant={isOther ? 'outline' : 'primary'}
        disabled={busy}
        onClick={() => onTake(basket)}
        aria-label={`${act}: ${title}`}
      >
        {act}
      </Button>
    )}
  </article>
)
