import { useEffect } from 'react'
import { stale } from '../api/signals.ts'
import { basketKeys } from '../nouns/basket/keys.ts'
import { marketKeys } from '../nouns/market/keys.ts'

const lookMs = 10_000

const shown = [
  marketKeys.project,
  marketKeys.listings,
  marketKeys.projects,
  marketKeys.seller,
  basketKeys.all,
]

/** A visitor has no socket and is told nothing, so a page in sight that shows the market asks again by itself. */
export default function VisitorWatch() {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') shown.forEach(stale.send)
    }
    const timer = setInterval(look, lookMs)
    return () => clearInterval(timer)
  }, [])
  return null
}
