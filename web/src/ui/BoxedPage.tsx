import { ZoomIn, ZoomOut } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from './Button.tsx'
import { cn } from './cn.ts'
import type { DrawnBox } from './drawn-box.ts'
import { HeldLabel } from './HeldLabel.tsx'
import { type BoxedRow, rowOfBox } from './row-of-box.ts'
import { Spinner } from './Spinner.tsx'
import { useZoom } from './use-zoom.ts'

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
const airPoints = 8

/** Where a box lies on a page of this size, with a little air around it. */
export const placeBox = ({ x0, y0, x1, y1 }: DrawnBox, width: number, height: number) => ({
  left: `${((x0 - marginPoints) / width) * 100}%`,
  top: `${((y0 - marginPoints) / height) * 100}%`,
  width: `${((x1 - x0 + 2 * marginPoints) / width) * 100}%`,
  height: `${((y1 - y0 + 2 * marginPoints) / height) * 100}%`,
})

/** What is printed is read on a screen from this size on; the box of a line is a little taller than its letters. */
const leastTextPixels = 12
const lettersOfBox = 0.85

const textPixels = ({ y0, y1 }: DrawnBox, scale: number) => (y1 - y0) * lettersOfBox * scale

/**
 * The picture of a page with some places boxed, scrolled to the first of them. Where the page would be too small to be read,
 * the row of the box is made large enough for that and its label is held beside the figure; from there one pans and zooms.
 */
export const BoxedPage = ({ src, alt, page, width, height, boxes, children }: BoxedPageProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading')
  const { zoom, zoomTo, least, most } = useZoom(frame)
  const [row, setRow] = useState<BoxedRow | null>(null)
  const [isWhole, setWhole] = useState(false)
  const [first] = boxes

  /** The whole row where it can be read whole, else the figure and as much of what stands before it as there is room for. */
  const showRow = ({ x0, x1 }: BoxedRow, box: DrawnBox) => {
    const element = frame.current
    if (!element) return
    const { clientWidth, clientHeight } = element
    const readable = leastTextPixels / textPixels(box, 1)
    const scale = Math.max(clientWidth / (x1 - x0), Math.min(readable, most * (clientWidth / width)))
    const left = Math.max(x0, box.x1 + airPoints - clientWidth / scale) * scale
    const top = Math.max(0, ((box.y0 + box.y1) / 2) * scale - clientHeight / 2)
    zoomTo((scale * width) / clientWidth, { left, top })
  }

  const reveal = (picture: HTMLImageElement) => {
    setState('there')
    const element = frame.current
    if (!element || !first) return
    const scale = element.clientWidth / width
    element.scrollTop = ((first.y0 + first.y1) / 2) * scale - element.clientHeight / 2
    if (textPixels(first, scale) >= leastTextPixels) return
    const found = rowOfBox(picture, first, width, height)
    setRow(found)
    showRow(found, first)
  }

  /** The page as wide as its frame and the frame as tall as the page, and back to the row. */
  const turnWhole = () => {
    // The frame has its new height before what it shows is placed in it.
    flushSync(() => setWhole(!isWhole))
    if (!isWhole) zoomTo(least)
    else if (row && first) showRow(row, first)
  }

  /** Around the figure while it is in sight. */
  const step = (by: number) => {
    if (isWhole) flushSync(() => setWhole(false))
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
        className={cn(
          '@container relative overflow-auto overscroll-x-contain border border-edge bg-sunken [touch-action:pan-x_pan-y]',
          !isWhole && 'max-h-[55dvh] max-sm:max-h-[44dvh]',
        )}
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
          {state === 'there' && row?.label && zoom > least && (
            <HeldLabel src={src} label={row.label} width={width} height={height} />
          )}
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
        <Button
          variant="outline"
          size="small"
          disabled={zoom >= most}
          onClick={() => step(1.5)}
          className="max-sm:size-11 max-sm:px-0"
        >
          <ZoomIn aria-hidden="true" className="size-4" strokeWidth={1.5} />
          <span className="max-sm:sr-only">Zoom in</span>
        </Button>
        <Button
          variant="outline"
          size="small"
          disabled={zoom <= least}
          onClick={() => step(1 / 1.5)}
          className="max-sm:size-11 max-sm:px-0"
        >
          <ZoomOut aria-hidden="true" className="size-4" strokeWidth={1.5} />
          <span className="max-sm:sr-only">Zoom out</span>
        </Button>
        {row && (
          <Button variant="outline" size="small" className="ml-auto max-sm:min-h-11" onClick={turnWhole}>
            {isWhole ? 'Back to the row' : 'Whole page'}
          </Button>
        )}
      </div>
    </div>
  )
}
