import { type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from 'react'
import { cn } from './cn.ts'
import { Skeleton } from './Skeleton.tsx'

const margin = '300px 0px'

// The first sign of a reader. What a printer is told comes too late to fetch anything, so all is there before someone can ask for paper.
const signs = ['pointermove', 'pointerdown', 'keydown'] as const

type WhenNearProps = {
  /** What stands there meanwhile takes about the room of what comes. */
  room: string
  children: ReactNode
}

/** Far down a long page: its code and its answers are fetched once someone reads the page, and comes near or stirs. */
export const WhenNear = ({ room, children }: WhenNearProps) => {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !place.current) return
    const come = () => startTransition(() => setNear(true))
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) come()
      },
      { rootMargin: margin },
    )
    observer.observe(place.current)
    for (const sign of signs) window.addEventListener(sign, come, { passive: true })
    return () => {
      observer.disconnect()
      for (const sign of signs) window.removeEventListener(sign, come)
    }
  }, [isNear])
  if (!isNear) return <div ref={place} className={cn('w-full rounded-soft bg-sunken', room)} />
  return <Suspense fallback={<Skeleton className={cn('w-full', room)} />}>{children}</Suspense>
}
