import type { ReactNode } from 'react'
import { cn } from './cn.ts'

type PlateProps = {
  /** The name of a picture under /art, and what it shows. */
  art?: string
  alt?: string
  /** A drawing of its own instead. */
  children?: ReactNode
  caption?: ReactNode
  /** On the right of the caption, as the number of a plate in a field book. */
  number?: string
  className?: string
  /** In view from the start, on every screen: fetched with the page. */
  first?: boolean
  /** The shape of the picture, and how it fills it. */
  shape?: string
}

/** A picture mounted like a plate in a field book: a ruled frame, and a line that says what it shows. */
export const Plate = ({
  art,
  alt = '',
  children,
  caption,
  number,
  className,
  first = false,
  shape = 'aspect-[4/3] object-cover',
}: PlateProps) => (
  <figure className={cn('grid min-w-0 content-start gap-3', className)}>
    <div className="ruled relative border border-edge bg-sheet p-2">
      {children ?? (
        <img
          src={`/art/${art}.svg`}
          alt={alt}
          width={640}
          height={480}
          // Put off, so that a phone which does not show the picture does not fetch it either.
          loading={first ? 'eager' : 'lazy'}
          decoding="async"
          className={cn('block h-auto w-full', shape)}
        />
      )}
    </div>
    {(caption || number) && (
      <figcaption className="mt-1 flex items-baseline justify-between gap-4 font-mono text-eyebrow text-muted">
        <span>{caption}</span>
        {number && <span className="whitespace-nowrap">{number}</span>}
      </figcaption>
    )}
  </figure>
)
