import { ZoomIn, ZoomOut } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import { inkSpan } from './ink-span.ts'
import { Spinner } from './Spinner.tsx'
import { useZoom } from './use-zoom.ts'

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

const airPoints = 8

/** From where to where the row of a box goes on the picture: from its label to its last figure. */
const rowOf = (picture: HTMLImageElement, { x0, x1, y0, y1 }: DrawnBox, width: number, height: number) => {
  const scale = picture.naturalHeight / height
  const canvas = document.createElement('canvas')
  canvas.width = picture.naturalWidth
  canvas.height = Math.max(1, Math.round((y1 - y0) * scale))
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return { x0: 0, x1: width }
  pen.drawImage(picture, 0, -Math.round(y0 * scale))
  const ink = inkSpan(pen.getImageData(0, 0, canvas.width, canvas.height).data, canvas.width)
  return {
    x0: Math.max(0, Math.min(x0, (ink?.from ?? 0) * width) - airPoints),
    x1: Math.min(width, Math.max(x1, (ink?.to ?? 1) * width) + airPoints),
  }
}

/**
 * The picture of a page with some places boxed, scrolled to the first of them. Where the page is smaller than on paper, the
 * whole row of the box is fitted in first, so that no figure stands without its label; from there one zooms.
 */
export const BoxedPage = ({ src, alt, page, width, height, boxes, children }: BoxedPageProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading')
  const { zoom, zoomTo, least, most } = useZoom(frame)
  const [first] = boxes

  const reveal = (picture: HTMLImageElement) => {
    setState('there')
    const element = frame.current
    if (!element || !first) return
    const isSmall = element.clientWidth < width
    const row = isSmall ? rowOf(picture, first, width, height) : { x0: 0, x1: width }
    // What is to be seen is put where it will be seen, before it is made as large as it may be.
    const scale = element.clientWidth / width
    element.scrollTop = ((first.y0 + first.y1) / 2) * scale - element.clientHeight / 2
    const y = ((first.y0 + first.y1) / 2) * scale - element.scrollTop
    const share = (row.x1 - row.x0) / width
    zoomTo(1 / share, { x: share < 1 ? (row.x0 * scale) / (1 - share) : 0, y })
  }

  /** Around the figure while it is in sight. */
  const step = (by: number) => {
    const view = frame.current?.getBoundingClientRect()
    const box = frame.current?.querySelector('[data-testid=boxed]')?.getBoundingClientRect()
    const spot = view &&
      box && { x: box.left + box.width / 2 - view.left, y: box.top + box.height / 2 - view.top }
    const isSeen = spot && spot.x > 0 && spot.x < view.width && spot.y > 0 && spot.y < view.height
    zoomTo(zoom * by, isSeen ? spot : undefined)
  }

  if (state === 'failed')
    return (
      <p className="text-muted">
        The picture of page {page} could not be drawn. The words below were read from it.
      </p>
    )
  return (
    <div className="grid gap-2">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div
        ref={frame}
        role="group"
        aria-label={alt}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="relative max-h-[55dvh] overflow-auto max-sm:max-h-[44dvh] border border-edge bg-sunken [touch-action:pan-x_pan-y]"
      >
        {/* The page may be wider than its frame: who waits looks at the frame's middle, not the page's. */}
        {state === 'loading' && (
          <div className="sticky top-0 left-0 z-10 h-0 w-full">
            <div className="grid h-56 place-items-center text-leaf">
              <Spinner className="size-8" label={`Drawing page ${page}`} />
            </div>
          </div>
        )}
        <div className="relative" style={{ width: `${zoom * 100}%`, aspectRatio: `${width} / ${height}` }}>
          <img
            src={src}
            alt={alt}
            onLoad={({ currentTarget }) => reveal(currentTarget)}
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
      <div className="flex gap-2 print:hidden">
        <Button variant="outline" size="small" disabled={zoom >= most} onClick={() => step(1.5)}>
          <ZoomIn aria-hidden="true" className="size-4" strokeWidth={1.5} /> Zoom in
        </Button>
        <Button variant="outline" size="small" disabled={zoom <= least} onClick={() => step(1 / 1.5)}>
          <ZoomOut aria-hidden="true" className="size-4" strokeWidth={1.5} /> Zoom out
        </Button>
      </div>
    </div>
  )
}
