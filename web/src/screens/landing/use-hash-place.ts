import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { scrollTo } from './scroll-to.ts'

const goToTop = () => {
  const main = document.getElementById('main')
  main?.focus({ preventScroll: true })
  scrollTo(main)
}

/**
 * The place the address names after its #, and the way there. The page is drawn ahead without one, so that the first
 * drawing in the browser must not know it either.
 */
export const useHashPlace = (ways: Record<string, () => void>): string => {
  const { hash, key } = useLocation()
  const isHydrated = useHydrated()
  const place = isHydrated ? hash.slice(1) : ''
  const before = useRef('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has a key of its own, also to the same place
  useEffect(() => {
    const cameFrom = before.current
    before.current = place
    // The link that led back is gone with the section it stood in, and the focus with it.
    if (!place && cameFrom && document.activeElement === document.body) goToTop()
    const go = ways[place]
    if (go) go()
    else if (place) scrollTo(document.getElementById(place))
  }, [place, key])
  return place
}
