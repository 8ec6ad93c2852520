import { type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { cn } from './cn.ts'

const margin = '300px 0px'

// The first sign of a reader: who asks for paper has moved or pressed something before, and all is fetched by then.
const signs = ['pointermove', 'pointerdown', 'keydown'] as const

type WhenNearProps = {
  /** What stands there meanwhile takes about the room of what comes. */
  room: string
  children: ReactNode
}

// A printer does not wait for what is on its way: the paper owns up to the gap.
const gap = (
  <p className="hidden p-4 text-sm print:block">This part had not arrived when the page was printed.</p>
)

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
    // Paper is drawn as soon as this event is over: what is here already must stand on the page by then.
    const comeAtOnce = () => flushSync(() => setNear(true))
    window.addEventListener('beforeprint', comeAtOnce)
    const paper = matchMedia('print')
    if (paper.matches) come()
    paper.addEventListener('change', come)
    return () => {
      observer.disconnect()
      for (const sign of signs) window.removeEventListener(sign, come)
      window.removeEventListener('beforeprint', comeAtOnce)
      paper.removeEventListener('change', come)
    }
  }, [isNear])
  const meanwhile = cn('w-full rounded-soft bg-sunken print:min-h-0', room)
  if (!isNear)
    return (
      <div ref={place} className={meanwhile}>
        {gap}
      </div>
    )
  return (
    <Suspense fallback={<div className={cn(meanwhile, 'animate-pulse')}>{gap}</div>}>{children}</Suspense>
  )
}
