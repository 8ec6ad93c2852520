import { type ReactNode, useId } from 'react'
import { cn } from './cn.ts'
import { useWidth } from './use-width.ts'

export type PictureKey = {
  name: string
  /** A colour of the tokens, or a pattern; what it means is the same on every page. */
  fill: string
  /** What is drawn as a line is told by one. */
  line?: 'whole' | 'dashed'
}

const Sign = ({ fill, line }: Omit<PictureKey, 'name'>) =>
  line ? (
    <span
      aria-hidden="true"
      className={cn('w-6 shrink-0 border-t-2', line === 'dashed' && 'border-dashed')}
      style={{ borderColor: fill }}
    />
  ) : (
    <span aria-hidden="true" className="size-3 shrink-0 border border-edge" style={{ background: fill }} />
  )

type PictureProps = {
  /** What is pictured, where one chooses among several. */
  head?: ReactNode
  /** What is to be seen, in a sentence or two, for whoever does not see it. */
  says: string
  keys?: readonly PictureKey[]
  /** What stands at the right of the keys: the unit, or what is chosen. */
  aside?: ReactNode
  /** Left out where the drawing is as high as what it holds. */
  height?: number
  /** The drawing alone, for the width there is. */
  draw: (width: number) => ReactNode
  /** By which one chooses in the picture: the same way for hand, keyboard and screen reader. */
  controls?: ReactNode
  /** The figures of the picture. */
  table: ReactNode
}

/** A picture of figures, with what it says in words and its figures as a table. */
export const Picture = ({ head, says, keys = [], aside, height, draw, controls, table }: PictureProps) => {
  const id = useId()
  const [plot, width] = useWidth()
  return (
    <figure aria-describedby={id} className="grid gap-4 border-edge border-t-2 bg-sheet p-4 sm:p-5">
      <figcaption id={id} className="sr-only">
        {says}
      </figcaption>
      {head}
      {(keys.length > 0 || aside) && (
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 text-sm max-sm:gap-x-3">
          {keys.length > 0 && (
            <p className="flex flex-wrap gap-x-4 gap-y-1 text-muted max-sm:gap-x-3">
              {keys.map(({ name, ...look }) => (
                <span key={name} className="inline-flex items-center gap-2 max-sm:gap-1.5">
                  <Sign {...look} />
                  {name}
                </span>
              ))}
            </p>
          )}
          {aside}
        </div>
      )}
      <div ref={plot} style={{ height }} className={cn('min-w-0', height !== undefined && 'overflow-hidden')}>
        {width > 0 && draw(width)}
      </div>
      {controls}
      <details>
        <summary className="min-h-6 w-fit text-leaf-strong text-sm">Show as a table</summary>
        <div className="mt-3">{table}</div>
      </details>
    </figure>
  )
}
