import { startTransition, useEffect, useState } from 'react'

/**
 * How many of a long list to draw now: a few at first, then a few more after each time the browser has painted. What is
 * known from the start is in the page already, and is drawn whole.
 */
export const usePieces = (total: number, size: number): number => {
  const [drawn, setDrawn] = useState(Math.max(size, total))
  useEffect(() => {
    if (drawn < total) startTransition(() => setDrawn(drawn + size))
  }, [drawn, total, size])
  return drawn
}
