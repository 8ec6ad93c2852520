import { type ReactNode, useRef, useState } from 'react'
import { Spinner } from './Spinner.tsx'

export type DrawnBox = { x0: number; y0: number; x1: number; y1: number }

type BoxedPageProps = {
  src: string
  /** What the picture shows, for who cannot see it. */
  alt: string
  page: number
  /** The size of the page and the boxes are in the same measure. */
  width: number
  height: number
  boxes: readonly DrawnBox[]
  /** Laid over the page, placed in parts of its width and height. */
  children?: ReactNode
}

const marginPoints = 3

/** Where a box lies on a page of this size, with a little air around it. */
export const placeBox = ({ x0, y0, x1, y1 }: DrawnBox, width: number, height: number) => ({
  left: `${((x0 - marginPoints) / width) * 100}%`,
  top: `${((y0 - marginPoints) / height) * 100}%`,
  width: `${((x1 - x0 + 2 * marginPoints) / width) * 100}%`,
  height: `${((y1 - y0 + 2 * marginPoints) / height) * 100}%`,
})

/** The picture of a page with some places boxed, scrolled to the first of them. */
export const BoxedPage = ({ src, alt, page, width, height, boxes, children }: BoxedPageProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading')

  const reveal = () => {
    setState('there')
    const element = frame.current
    const [first] = boxes
    if (!element || !first) return
    const scale = element.scrollWidth / width
    element.scrollTop = ((first.y0 + first.y1) / 2) * scale - element.clientHeight / 2
    element.scrollLeft = ((first.x0 + first.x1) / 2) * scale - element.clientWidth / 2
  }

  if (state === 'failed')
    return (
      <p className="text-muted">
        The picture of page {page} could not be drawn. The words below were read from it.
      </p>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      ref={frame}
      role="group"
      aria-label={alt}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="relative max-h-[55dvh] overflow-auto border border-edge bg-sunken"
    >
      {/* The page may be wider than its frame: who waits looks at the frame's middle, not the page's. */}
      {state === 'loading' && (
        <div className="sticky top-0 left-0 z-10 h-0 w-full">
          <div className="grid h-56 place-items-center text-leaf">
            <Spinner className="size-8" label={`Drawing page ${page}`} />
          </div>
        </div>
      )}
      <div className="relative w-full min-w-[30rem]" style={{ aspectRatio: `${width} / ${height}` }}>
        <img
          src={src}
          alt={alt}
          onLoad={reveal}
          onError={() => setState('failed')}
          className="absolute inset-0 size-full"
        />
        {state === 'there' &&
          boxes.map((box) => (
            <span
              key={`${box.x0} ${box.y0}`}
              aria-hidden="true"
              data-testid="boxed"
              className="absolute border-2 border-danger bg-ochre/20"
              style={placeBox(box, width, height)}
            />
          ))}
        {state === 'there' && children}
      </div>
    </div>
  )
}
