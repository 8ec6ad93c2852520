import { type RefCallback, useCallback, useState } from 'react'

/**
 * The width an element has been given, as it changes. Drawn in whole pixels, so that lines stay sharp; on a stage that is
 * shown smaller, those are the stage's own.
 */
export const useWidth = (): [RefCallback<HTMLElement>, number] => {
  const [width, setWidth] = useState(0)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const measure = () =>
      setWidth(Math.floor(element.getBoundingClientRect().width / (element.currentCSSZoom ?? 1)))
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}
