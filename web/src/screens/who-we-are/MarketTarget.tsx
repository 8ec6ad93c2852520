const scale = 50
const width = 600
const at = (billion: number) => (billion / scale) * width

const word = 'fill-ink stroke-none font-mono text-[21px]'

/** The two figures to one scale, and the span between the lower and the upper end of the target left open. */
export const MarketTarget = () => (
  <figure className="grid max-w-[38rem] gap-3">
    <svg viewBox={`-2 0 ${width + 4} 208`} aria-hidden="true" className="w-full fill-none stroke-edge">
      <defs>
        <pattern
          id="open-span"
          width={8}
          height={8}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V8" className="stroke-leaf" strokeWidth={1.5} />
        </pattern>
      </defs>
      {[0, 10, 20, 30, 40, 50].map((billion) => (
        <g key={billion}>
          <path d={`M${at(billion)} 10V176`} className="stroke-hairline" />
          <text
            x={at(billion)}
            y={200}
            textAnchor={billion === 0 ? 'start' : billion === scale ? 'end' : 'middle'}
            className="fill-muted stroke-none font-mono text-[18px]"
          >
            {billion}
          </text>
        </g>
      ))}
      <rect y={26} width={at(2)} height={48} className="fill-leaf stroke-none" />
      <text x={at(2) + 12} y={56} className={word}>
        from $2 billion
      </text>
      <rect y={102} width={at(20)} height={48} className="fill-moss stroke-leaf" />
      <rect
        x={at(20)}
        y={102}
        width={at(30)}
        height={48}
        fill="url(#open-span)"
        className="stroke-leaf"
        strokeDasharray="5 4"
      />
      <text x={12} y={133} className={word}>
        to $20-50 billion by 2030
      </text>
      <path d={`M0 10V176H${width}`} strokeWidth={1.5} />
    </svg>
    <figcaption className="font-mono text-eyebrow text-muted">
      Billions of US dollars, to one scale. Hatched: the span between the two ends of the target.
    </figcaption>
  </figure>
)
