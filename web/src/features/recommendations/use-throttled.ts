import { useEffect, useRef, useState } from 'react'

// Several answers a second look like movement; more would only be thrown away on the way.
const everyMs = 100

/** What moves, at most so many times a second, and always as it came to rest. */
export const useThrottled = <T>(moving: T): T => {
  const [passed, setPassed] = useState(moving)
  const lastAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const pass = () => {
      lastAt.current = performance.now()
      setPassed(moving)
    }
    const waitMs = lastAt.current + everyMs - performance.now()
    if (waitMs <= 0) return pass()
    const timer = setTimeout(pass, waitMs)
    return () => clearTimeout(timer)
  }, [moving])
  return passed
}
