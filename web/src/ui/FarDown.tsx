import { type ReactNode, useEffect, useState } from 'react'
import { cn } from './cn.ts'

// Cut off a little outside of itself, so that the ring around what has the focus stays whole.
const unseen = '[content-visibility:auto] [overflow-clip-margin:1rem] print:[content-visibility:visible]'

/** Not every browser tells when it has nothing to do; in the others it waits a moment. */
const whenIdle = (call: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const asked = window.requestIdleCallback(call)
    return () => window.cancelIdleCallback(asked)
  }
  const asked = setTimeout(call, 300)
  return () => clearTimeout(asked)
}

/**
 * What no first view shows: a phone measures it once it has nothing better to do, or its reader comes near, and not before
 * what is seen. It is there all the while, to be found, read out and printed.
 */
export const FarDown = ({ room, children }: { room: string; children: ReactNode }) => {
  const [isLate, setLate] = useState(false)
  useEffect(() => whenIdle(() => setLate(true)), [])
  return <div className={cn('min-w-0', !isLate && unseen, !isLate && room)}>{children}</div>
}
