import type { Analysis, Evidence } from '@ledgerleaf/contract/analysis'
import { useRef, useState } from 'react'
import { Spinner } from '../../ui/Spinner.tsx'

type PagePictureProps = { analysis: Analysis; page: number; box: Evidence['box'] }

/** The page of the report with the figure boxed, scrolled to where it stands. */
export const PagePicture = ({ analysis, page, box }: PagePictureProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading')
  const size = analysis.pages.find((one) => one.page === page)
  const { width = 595, height = 842 } = size ?? {}

  const reveal = () => {
    setState('there')
    const element = frame.current
    if (!element || !box) return
    const scale = element.scrollWidth / width
    element.scrollTop = ((box.y0 + box.y1) / 2) * scale - element.clientHeight / 2
    element.scrollLeft = ((box.x0 + box.x1) / 2) * scale - element.clientWidth / 2
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
      aria-label={`Page ${page} of the report`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="relative max-h-[55dvh] overflow-auto border border-edge bg-sunken"
    >
      <div className="relative w-full min-w-[30rem]" style={{ aspectRatio: `${width} / ${height}` }}>
        {state === 'loading' && (
          <div className="absolute inset-0 grid place-items-start justify-center pt-24 text-leaf">
            <Spinner className="size-8" label={`Drawing page ${page}`} />
          </div>
        )}
        <img
          src={`/api/analyses/${analysis.id}/pages/${page}`}
          alt={`Page ${page} of ${analysis.fileName}`}
          onLoad={reveal}
          onError={() => setState('failed')}
          className="absolute inset-0 size-full"
        />
        {state === 'there' && box && (
          <span
            aria-hidden="true"
            data-testid="boxed"
            className="absolute border-2 border-danger bg-ochre/20"
            style={{
              left: `${((box.x0 - 3) / width) * 100}%`,
              top: `${((box.y0 - 3) / height) * 100}%`,
              width: `${((box.x1 - box.x0 + 6) / width) * 100}%`,
              height: `${((box.y1 - box.y0 + 6) / height) * 100}%`,
            }}
          />
        )}
      </div>
    </div>
  )
}
