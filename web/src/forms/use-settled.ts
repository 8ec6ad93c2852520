import { useEffect, useState } from 'react'

// Long enough that a number being typed is asked about once, short enough to feel immediate.
const settleMs = 300

/** What is typed, a moment after the typing stopped. */
export const useSettled = <T>(typed: T): T => {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), settleMs)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}
