import { useEffect, useState } from 'react'

const charMs = 25
const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** How much of a text has been typed so far. Counted by the clock, so that a busy page does not type more slowly. */
export const useTyped = (text: string, started: boolean): number => {
  const [typed, setTyped] = useState(0)
  useEffect(() => {
    setTyped(0)
    if (!started) return
    if (prefersStillness()) return setTyped(text.length)
    const startedAt = performance.now()
    const timer = setInterval(() => {
      const count = Math.min(text.length, Math.floor((performance.now() - startedAt) / charMs))
      setTyped(count)
      if (count === text.length) clearInterval(timer)
    }, charMs)
    return () => clearInterval(timer)
  }, [text, started])
  return typed
}
