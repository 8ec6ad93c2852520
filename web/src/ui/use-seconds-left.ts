import { useEffect, useState } from 'react'

const secondsUntil = (instant: string): number =>
  Math.max(0, Math.ceil((new Date(instant).getTime() - Date.now()) / 1000))

/** Whole seconds until an instant, counted down to zero. */
export const useSecondsLeft = (until: string): number => {
  const [left, setLeft] = useState(() => secondsUntil(until))
  useEffect(() => {
    const look = () => setLeft(secondsUntil(until))
    look()
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [until])
  return left
}
