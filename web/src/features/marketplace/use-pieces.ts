import { startTransition, useEffect, useState } from 'react'

/** How many of a long list to draw now: a few at first, then a few more after each time the browser has painted. */
export const usePieces = (total: number, size: number): number => {
  const [drawn, setDrawn] = useState(size)
  useEffect(() => {
    if (drawn < total) startTransition(() => setDrawn(drawn + size))
  }, [drawn, total, size])
  return drawn
}
