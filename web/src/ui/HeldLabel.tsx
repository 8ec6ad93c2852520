import type { DrawnBox } from './drawn-box.ts'

type HeldLabelProps = { src: string; label: DrawnBox; width: number; height: number }

const airPoints = 3

/**
 * The label of a row, cut from the picture of its page and held at the edge of the frame while one pans past it, as the first
 * column of a sheet is: no figure stands without what it is of.
 */
export const HeldLabel = ({ src, label, width, height }: HeldLabelProps) => {
  const x0 = Math.max(0, label.x0 - airPoints)
  const y0 = Math.max(0, label.y0 - airPoints)
  const [across, down] = [label.x1 + airPoints - x0, label.y1 + airPoints - y0]
  const share = (part: number, of: number) => `${(part / of) * 100}%`
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute right-0 print:hidden"
      style={{ left: share(x0, width), top: share(y0, height), height: share(down, height) }}
    >
      {/* Where it is too long for the frame its end is cut off, never its beginning, and it keeps its size. */}
      <svg
        aria-hidden="true"
        data-testid="held-label"
        viewBox={`${x0} ${y0} ${across} ${down}`}
        preserveAspectRatio="xMinYMid slice"
        className="sticky left-0 h-full max-w-[58cqi] border-danger border-r-2 bg-sheet"
        style={{ width: share(across, width - x0) }}
      >
        <image href={src} width={width} height={height} preserveAspectRatio="none" />
        {/* Lit as the figure's box is: the two belong together. */}
        <rect x={x0} y={y0} width={across} height={down} className="fill-ochre/20" />
      </svg>
    </div>
  )
}
