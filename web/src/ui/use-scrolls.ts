import { type RefCallback, useCallback, useState } from 'react'

/** Whether an element holds more than it is wide, as either changes. */
export const useScrolls = (): [RefCallback<HTMLElement>, boolean] => {
  const [scrolls, setScrolls] = useState(false)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const measure = () => setScrolls(element.scrollWidth > element.clientWidth)
    const observer = new ResizeObserver(measure)
    for (const each of [element, ...element.children]) observer.observe(each)
    measure()
    return () => observer.disconnect()
  }, [])
  return [ref, scrolls]
}
