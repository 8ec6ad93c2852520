import { startTransition, useEffect, useState } from 'react'

/** How many of a long list to draw now: the first, then a few more after each time the browser has painted. */
export const usePieces = (total: number, { first, size }: { first: number; size: number }): number => {
  const [drawn, setDrawn] = useState(first)
  useEffect(() => {
    if (drawn < total) startTransition(() => setDrawn(drawn + size))
  }, [drawn, total, size])
  return drawn
}
