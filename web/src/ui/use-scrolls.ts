import { type RefCallback, useCallback, useState } from 'react'

type Scrolls = { sideways: boolean; down: boolean }

/** Whether an element holds more than it is wide, or high, as either changes. */
export const useScrolls = (): [RefCallback<HTMLElement>, Scrolls] => {
  const [scrolls, setScrolls] = useState<Scrolls>({ sideways: false, down: false })
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const measure = () => {
      const sideways = element.scrollWidth > element.clientWidth
      const down = element.scrollHeight > element.clientHeight
      setScrolls((last) => (last.sideways === sideways && last.down === down ? last : { sideways, down }))
    }
    const observer = new ResizeObserver(measure)
    for (const each of [element, ...element.children]) observer.observe(each)
    measure()
    return () => observer.disconnect()
  }, [])
  return [ref, scrolls]
}
