import type { Wish } from '@ledgerleaf/contract/recommendations'
import { useEffect, useRef } from 'react'
import type { WishErrors } from './wish-params.ts'

/** What is asked for, or, while a field is wrong, what was asked for before. */
export const useLastWish = (parsed: { wish: Wish } | { errors: WishErrors }): Wish | null => {
  const last = useRef<Wish | null>(null)
  const wish = 'wish' in parsed ? parsed.wish : last.current
  useEffect(() => {
    last.current = wish
  })
  return wish
}
