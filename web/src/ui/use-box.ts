import { type RefCallback, useCallback, useState } from 'react'

/** The room an element has been given, as it changes, in whole pixels. */
export const useBox = (): [RefCallback<HTMLElement>, { width: number; height: number }] => {
  const [box, setBox] = useState({ width: 0, height: 0 })
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const measure = () => {
      const [width, height] = [element.clientWidth, element.clientHeight]
      setBox((last) => (last.width === width && last.height === height ? last : { width, height }))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [])
  return [ref, box]
}
