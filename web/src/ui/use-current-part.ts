import { useEffect, useState } from 'react'

/** Which of these parts of the page is being read: the last one whose beginning has come into the upper third. */
export const useCurrentPart = (ids: readonly string[]): string | null => {
  const [current, setCurrent] = useState<string | null>(null)
  const key = ids.join(' ')
  useEffect(() => {
    let waiting = 0
    const look = () => {
      waiting = 0
      const begun = key.split(' ').filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top !== undefined && top < window.innerHeight / 3
      })
      // Two parts may stand side by side: the one named first is the one that is read.
      const tops = begun.map((id) => document.getElementById(id)?.getBoundingClientRect().top ?? 0)
      const nearest = Math.max(...tops)
      setCurrent(begun[tops.indexOf(nearest)] ?? null)
    }
    const soon = () => {
      waiting ||= requestAnimationFrame(look)
    }
    look()
    window.addEventListener('scroll', soon, { passive: true })
    return () => {
      window.removeEventListener('scroll', soon)
      cancelAnimationFrame(waiting)
    }
  }, [key])
  return current
}
