import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** A place in the frame, in pixels of it, which stays where it is. */
type Spot = { x: number; y: number }
/** Where the frame is to begin on what it holds, once that has its new size. */
type Corner = { left: number; top: number }

const least = 1
const most = 8

const spreadOf = ([a, b]: TouchList) =>
  a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0

const middleOf = ({ left, top }: DOMRect, [a, b]: TouchList): Spot => ({
  x: ((a?.clientX ?? 0) + (b?.clientX ?? 0)) / 2 - left,
  y: ((a?.clientY ?? 0) + (b?.clientY ?? 0)) / 2 - top,
})

/**
 * How large what a frame holds is drawn: once is as wide as the frame. It grows around the spot that is named or pinched, so
 * that whoever looks at something keeps looking at it.
 */
export const useZoom = (frame: RefObject<HTMLElement | null>) => {
  const [zoom, setZoom] = useState(least)
  const current = useRef(least)
  const held = useRef<Corner | (Spot & { across: number; down: number }) | null>(null)
  const zoomTo = useCallback(
    (wanted: number, at?: Spot | Corner) => {
      const element = frame.current
      const to = Math.min(most, Math.max(least, wanted))
      if (!element || to === current.current) return
      if (at && 'left' in at) held.current = at
      else {
        const { x, y } = at ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 }
        held.current = {
          x,
          y,
          across: (element.scrollLeft + x) / element.scrollWidth,
          down: (element.scrollTop + y) / element.scrollHeight,
        }
      }
      current.current = to
      setZoom(to)
    },
    [frame],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was held is held again after each change of size
  useLayoutEffect(() => {
    const element = frame.current
    if (!element || !held.current) return
    const at = held.current
    element.scrollLeft = 'left' in at ? at.left : at.across * element.scrollWidth - at.x
    element.scrollTop = 'left' in at ? at.top : at.down * element.scrollHeight - at.y
  }, [zoom, frame])
  useEffect(() => {
    const element = frame.current
    if (!element) return
    let start: { spread: number; zoom: number } | null = null
    const begin = ({ touches }: TouchEvent) => {
      start = touches.length === 2 ? { spread: spreadOf(touches), zoom: current.current } : null
    }
    const pinch = (event: TouchEvent) => {
      if (!start || event.touches.length !== 2) return
      event.preventDefault()
      const spot = middleOf(element.getBoundingClientRect(), event.touches)
      zoomTo((start.zoom * spreadOf(event.touches)) / start.spread, spot)
    }
    // What a pinch on a trackpad is to a page.
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      const { left, top } = element.getBoundingClientRect()
      const spot = { x: event.clientX - left, y: event.clientY - top }
      zoomTo(current.current * Math.exp(-event.deltaY / 200), spot)
    }
    element.addEventListener('touchstart', begin, { passive: true })
    element.addEventListener('touchmove', pinch, { passive: false })
    element.addEventListener('wheel', turn, { passive: false })
    return () => {
      element.removeEventListener('touchstart', begin)
      element.removeEventListener('touchmove', pinch)
      element.removeEventListener('wheel', turn)
    }
  }, [frame, zoomTo])
  return { zoom, zoomTo, least, most }
}
