import { type RefObject, useEffect, useState } from 'react'
import { useReducedMotion } from '../../ui/use-reduced-motion.ts'

export type SpotlightBox = { top: number; left: number; width: number; height: number }

type Spotlight = {
  view: RefObject<HTMLElement | null>
  content: RefObject<HTMLElement | null>
  spot: string
  heart?: string | undefined
}

const isSame = (a: SpotlightBox | null, b: SpotlightBox | null) =>
  a !== null &&
  b !== null &&
  (['top', 'left', 'width', 'height'] as const).every((side) => a[side] === b[side])

const measure = (view: HTMLElement, target: Element): SpotlightBox => {
  const [frame, part] = [view.getBoundingClientRect(), target.getBoundingClientRect()]
  return {
    top: Math.round(part.top - frame.top + view.scrollTop),
    left: Math.round(part.left - frame.left + view.scrollLeft),
    width: Math.round(part.width),
    height: Math.round(part.height),
  }
}

const edge = 24

/** Of a part that is taller than the stage, as much as the stage shows at once, from its top: a frame is seen whole. */
const within = (box: SpotlightBox, stage: number): SpotlightBox => ({
  ...box,
  height: Math.min(box.height, Math.max(edge, stage - 2 * edge)),
})

/** Where the part spoken of stands on the stage. It is looked for again as the screen arrives and changes its size. */
export const useSpotlight = ({ view, content, spot, heart }: Spotlight): SpotlightBox | null => {
  const [box, setBox] = useState<SpotlightBox | null>(null)
  const isStill = useReducedMotion()
  useEffect(() => {
    const [frame, screen] = [view.current, content.current]
    if (!frame || !screen) return
    let last: SpotlightBox | null = null
    const find = () => {
      const part = screen.querySelector(spot)
      const isWhole = part && part.getBoundingClientRect().height <= frame.clientHeight - 2 * edge
      const target = (!isWhole && heart && screen.querySelector(heart)) || part
      const next = target && within(measure(frame, target), frame.clientHeight)
      if (isSame(last, next)) return
      last = next
      setBox(next)
      if (!next) return
      const margin = Math.max(edge, (frame.clientHeight - next.height) / 2)
      frame.scrollTo({ top: next.top - margin, behavior: isStill ? 'instant' : 'smooth' })
    }
    const sizes = new ResizeObserver(find)
    sizes.observe(screen)
    const arrivals = new MutationObserver(find)
    arrivals.observe(screen, { childList: true, subtree: true })
    find()
    return () => {
      sizes.disconnect()
      arrivals.disconnect()
    }
  }, [view, content, spot, heart, isStill])
  return box
}
