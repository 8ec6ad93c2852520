import type { PricedOffer } from '@ledgerleaf/contract/lead-price'
import { type RefObject, useEffect, useState } from 'react'
import { buttonLook } from '../../../ui/button-look.ts'
import { leadWords } from '../offers.ts'

/** Whether none of the places where one can buy stands on the screen now. Before scripts run, one does. */
const useOutOfSight = (hero: RefObject<HTMLElement | null>, listingsId: string): boolean => {
  const [isOut, setOut] = useState(false)
  useEffect(() => {
    const seen = new Set<Element>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        isIntersecting ? seen.add(target) : seen.delete(target)
      setOut(seen.size === 0)
    })
    for (const place of [hero.current, document.getElementById(listingsId)])
      if (place) observer.observe(place)
    return () => observer.disconnect()
  }, [hero, listingsId])
  return isOut
}

type Props = {
  offers: readonly PricedOffer[]
  hero: RefObject<HTMLElement | null>
  listingsId: string
}

/** On a phone: the price and the way to buy, while the page is read far from both. It ends with the page. */
export const BuyBar = ({ offers, hero, listingsId }: Props) => {
  const isOut = useOutOfSight(hero, listingsId)
  if (!isOut) return null
  const { price, note } = leadWords(offers)
  return (
    <aside
      aria-label="Buy credits of this project"
      className="keeps-foot arrives sticky bottom-0 z-20 flex items-center justify-between gap-4 border-edge border-t bg-sheet px-5 py-3 sm:hidden print:hidden"
    >
      <p className="min-w-0 leading-tight">
        <span className="block font-[480] font-display text-xl tabular-nums">{price}</span>
        <span className="block text-muted text-sm">per credit{note && `, ${note}`}</span>
      </p>
      <a href={`#${listingsId}`} className={buttonLook('primary', 'regular')}>
        Buy
      </a>
    </aside>
  )
}
