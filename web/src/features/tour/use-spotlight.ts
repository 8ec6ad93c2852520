import { type RefObject, useEffect, useState } from 'react'
import { useReducedMotion } from '../../ui/use-reduced-motion.ts'
import { edge, heightWithin } from './height-within.ts'

export type SpotlightBox = { top: number; left: number; width: number; height: number }

type Spotlight = {
  view: RefObject<HTMLElement | null>
  content: RefObject<HTMLElement | null>
  spot: string
  heart?: readonly string[] | undefined
}

const isSame = (a: SpotlightBox | null, b: SpotlightBox | null) =>
  a !== null &&
  b !== null &&
  (['top', 'left', 'width', 'height'] as const).every((side) => a[side] === b[side])

/** The frame around all of these parts, on the stage. */
const measure = (view: HTMLElement, parts: readonly Element[]): SpotlightBox => {
  const frame = view.getBoundingClientRect()
  const boxes = parts.map((part) => part.getBoundingClientRect())
  const top = Math.min(...boxes.map((box) => box.top))
  const left = Math.min(...boxes.map((box) => box.left))
  return {
    top: Math.round(top - frame.top + view.scrollTop),
    left: Math.round(left - frame.left + view.scrollLeft),
    width: Math.round(Math.max(...boxes.map((box) => box.right)) - left),
    height: Math.round(Math.max(...boxes.map((box) => box.bottom)) - top),
  }
}

/** What is drawn at all: a part that a phone leaves out has no place. */
const drawn = (parts: readonly (Element | null)[]): Element[] =>
  parts.filter((part) => part !== null).filter((part) => part.getClientRects().length > 0)

/** Where the rows within these parts end, from the top of the first. */
const rowEnds = (parts: readonly Element[]): number[] => {
  const top = Math.min(...parts.map((part) => part.getBoundingClientRect().top))
  return drawn(parts.flatMap((part) => [...part.querySelectorAll('li, tr')])).map(
    (row) => row.getBoundingClientRect().bottom - top,
  )
}

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
      const hearts = isWhole || !heart ? [] : drawn(heart.map((one) => screen.querySelector(one)))
      const targets = hearts.length > 0 ? hearts : drawn([part])
      const whole = targets.length > 0 ? measure(frame, targets) : null
      const next = whole && {
        ...whole,
        height: heightWithin(whole.height, frame.clientHeight, rowEnds(targets)),
      }
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
