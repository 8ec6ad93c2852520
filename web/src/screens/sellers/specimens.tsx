import type { ReactNode } from 'react'

/**
 * A slip of paper with something drawn on it. The words beside it say the same, so it is not read aloud; on a phone its letters are too
 * small to be read, and are left out.
 */
const Slip = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="0 0 176 108"
    aria-hidden="true"
    strokeWidth={1.25}
    className="w-full border border-hairline sm:w-44 bg-sheet fill-none stroke-edge font-mono text-[9px] max-sm:[&_text]:hidden"
  >
    {children}
  </svg>
)

const Word = ({ x, y, end, children }: { x: number; y: number; end?: boolean; children: string }) => (
  <text x={x} y={y} textAnchor={end ? 'end' : 'start'} className="fill-muted stroke-none">
    {children}
  </text>
)

/** Held until both sides have given, then released. */
export const Settlement = () => (
  <Slip>
    <path d="M16 70H160" />
    <path d="M24 66v8M88 66v8M152 66v8" />
    <path d="M24 62C36 34 76 34 88 62" className="stroke-ochre" strokeDasharray="3 3" />
    <path d="M88 62C100 34 140 34 152 62" className="stroke-leaf" strokeWidth={2} />
    <circle cx={24} cy={70} r={4} className="fill-sheet stroke-ink" />
    <circle cx={88} cy={70} r={4} className="fill-ochre stroke-none" />
    <circle cx={152} cy={70} r={4} className="fill-leaf stroke-none" />
    <Word x={14} y={91}>
      listed
    </Word>
    <Word x={78} y={91}>
      paid
    </Word>
    <Word x={162} y={91} end>
      settled
    </Word>
  </Slip>
)

const bars = [
  { y: 20, points: 104, found: true },
  { y: 36, points: 84, found: true },
  { y: 52, points: 118, found: true },
  { y: 68, points: 62, found: true },
  { y: 84, points: 0, found: false },
] as const

/** Five rules: four with evidence, one that still lacks it. */
export const Scorecard = () => (
  <Slip>
    {bars.map(({ y, points, found }) => (
      <g key={y}>
        <path d={`M34 ${y + 4}H156`} className="stroke-hairline" />
        {found ? (
          <>
            <rect x={34} y={y} width={points} height={8} className="fill-moss stroke-leaf" />
            <path d={`M17 ${y + 4}l3 3 5-6`} className="stroke-leaf" strokeWidth={1.75} />
          </>
        ) : (
          <>
            <rect x={34} y={y} width={122} height={8} className="stroke-ochre" strokeDasharray="3 3" />
            <path d={`M18 ${y + 4}h7`} className="stroke-attention" strokeWidth={1.75} />
          </>
        )}
      </g>
    ))}
  </Slip>
)

const links = [
  { x: 8, name: 'issued', hash: '4c1e' },
  { x: 64, name: 'sold', hash: 'a07d' },
  { x: 120, name: 'retired', hash: '9f3b' },
] as const

/** Each entry carries the hash of the one before. */
export const Chain = () => (
  <Slip>
    <path d="M56 54h8M112 54h8" className="stroke-leaf" strokeWidth={2} />
    {links.map(({ x, name, hash }) => (
      <g key={x}>
        <rect x={x} y={32} width={48} height={44} className="fill-sky stroke-edge" />
        <Word x={x + 5} y={46}>
          {name}
        </Word>
        <path d={`M${x + 5} 54h26`} />
        <text x={x + 5} y={69} className="fill-leaf-strong stroke-none">
          {hash}
        </text>
      </g>
    ))}
  </Slip>
)

const ways = [
  { y: 26, name: 'spot', deliveries: [84] },
  { y: 54, name: 'forward', deliveries: [150] },
  { y: 82, name: 'subscr.', deliveries: [84, 106, 128, 150] },
] as const

/** Three calendars: delivered now, later, and again and again. */
export const ThreeWays = () => (
  <Slip>
    <path d="M84 14V96" strokeDasharray="2 3" />
    {ways.map(({ y, name, deliveries }) => (
      <g key={name}>
        <Word x={14} y={y + 3}>
          {name}
        </Word>
        <path d={`M66 ${y}H162`} />
        {deliveries.map((x) => (
          <circle key={x} cx={x} cy={y} r={5} className="fill-leaf stroke-none" />
        ))}
      </g>
    ))}
  </Slip>
)

/** Three stamps on one document, not quite straight. */
export const Stamps = () => (
  <Slip>
    <path d="M20 84H156M20 92H120" className="stroke-hairline" />
    <g className="stroke-leaf" strokeWidth={1.75}>
      <g transform="rotate(-8 44 44)">
        <circle cx={44} cy={44} r={25} />
        <circle cx={44} cy={44} r={21} strokeWidth={0.75} />
      </g>
      <rect
        x={76}
        y={24}
        width={42}
        height={40}
        rx={3}
        transform="rotate(5 97 44)"
        className="stroke-ochre"
      />
      <circle cx={142} cy={46} r={20} className="stroke-edge" />
    </g>
    <g className="fill-ink stroke-none" textAnchor="middle">
      <text x={44} y={47} transform="rotate(-8 44 44)">
        VCS
      </text>
      <text x={97} y={42} transform="rotate(5 97 44)">
        Gold
      </text>
      <text x={97} y={53} className="text-[7px]" transform="rotate(5 97 44)">
        Standard
      </text>
      <text x={142} y={49}>
        CCBS
      </text>
    </g>
  </Slip>
)
