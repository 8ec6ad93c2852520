import { type ReactNode, useEffect, useRef } from 'react'
import { cn } from '../../../ui/cn.ts'
import { useReducedMotion } from '../../../ui/use-reduced-motion.ts'
import { PlaceCard, type PlaceFacts } from './PlaceCard.tsx'
import type { MapChoice } from './use-map-choice.ts'

const settleMs = 120

type Props = {
  cards: readonly PlaceFacts[]
  choice: MapChoice
  compareOf: (card: PlaceFacts) => ReactNode
  /** Under the map, side by side and swiped; else a column beside it. */
  isStrip: boolean
  isBusy: boolean
  /** After the last card. */
  more: ReactNode
}

/** The cards of the map. A mark that is chosen brings its card into sight; a card swiped to is chosen on the map. */
export const MapCards = ({ cards, choice, compareOf, isStrip, isBusy, more }: Props) => {
  const frame = useRef<HTMLDivElement>(null)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  const behavior = useReducedMotion() ? 'instant' : 'smooth'
  const { lit, chosen, light, choose } = choice
  useEffect(() => () => clearTimeout(settling.current), [])
  useEffect(() => {
    const list = frame.current
    if (!list || chosen?.by !== 'mark') return
    const card = list.querySelector<HTMLElement>(`[data-card="${chosen.id}"]`)
    if (!card) return
    // Only the list is moved, never the page: the map stays where the hand is.
    const [box, own] = [list.getBoundingClientRect(), card.getBoundingClientRect()]
    if (isStrip) list.scrollBy({ left: own.left - box.left - (box.width - own.width) / 2, behavior })
    else list.scrollBy({ top: own.top - box.top - (box.height - own.height) / 3, behavior })
  }, [chosen, isStrip, behavior])
  const follow = () => {
    if (!isStrip) return
    clearTimeout(settling.current)
    settling.current = setTimeout(() => {
      const list = frame.current
      if (!list) return
      const middle = list.getBoundingClientRect().left + list.clientWidth / 2
      const away = (card: Element) => {
        const { left, width } = card.getBoundingClientRect()
        return Math.abs(left + width / 2 - middle)
      }
      const [nearest] = [...list.querySelectorAll<HTMLElement>('[data-card]')].sort(
        (a, b) => away(a) - away(b),
      )
      const id = nearest?.dataset.card
      if (!id || id === chosen?.id) return
      // A mark that was tapped keeps the focus; the hand has gone on since.
      light(null)
      choose({ id, by: 'card' })
    }, settleMs)
  }
  return (
    <section
      ref={frame}
      aria-label="Projects on the map"
      aria-busy={isBusy}
      onScroll={follow}
      className={cn(
        isStrip
          ? '-mx-5 flex snap-x snap-mandatory gap-3 overflow-x-auto overscroll-x-contain px-5 pb-2 sm:-mx-8 sm:px-8 [&>*]:w-[min(86%,21rem)] [&>*]:shrink-0 [&>*]:snap-center'
          : // The foot fades: there is more below.
            'grid h-full content-start gap-2 overflow-y-auto overscroll-contain pr-3 -mr-3 pb-6 [mask-image:linear-gradient(to_bottom,black_calc(100%-2.5rem),transparent)]',
      )}
    >
      {cards.map((card, i) => (
        <PlaceCard
          key={card.id}
          facts={card}
          isFirst={i < 6}
          isRow={!isStrip}
          isLit={lit === card.id}
          isChosen={chosen?.id === card.id}
          compare={compareOf(card)}
          onLight={light}
        />
      ))}
      {more}
    </section>
  )
}
