import type { ReactNode } from 'react'

const Drawing = ({ left, children }: { left: number; children: ReactNode }) => (
  <svg
    viewBox={`${left} 0 120 96`}
    aria-hidden="true"
    strokeWidth={1.5}
    strokeLinecap="round"
    className="h-24 w-30 fill-none stroke-edge"
  >
    {children}
  </svg>
)

/** A leaf over the ground it keeps, and two hands' width of people below it. */
const Impact = () => (
  <Drawing left={7}>
    <path d="M60 70V34" className="stroke-leaf" />
    <path
      d="M60 46C56 26 42 18 22 20 24 40 38 50 60 46ZM60 38C62 18 76 8 98 10 98 32 84 42 60 38Z"
      className="fill-moss stroke-leaf"
    />
    <path d="M8 72c18-4 34 2 52 0s34-3 52 0M20 82c14-3 26 1 40 0s26-2 40 1" />
    <circle cx={28} cy={62} r={4} className="fill-sheet" />
    <circle cx={92} cy={62} r={4} className="fill-sheet" />
  </Drawing>
)

/** A page from a registry, with its serial range and a tick. */
const Registry = () => (
  <Drawing left={29}>
    <path d="M30 8h46l16 16v64H30z" className="fill-sheet" />
    <path d="M76 8v16h16" />
    <path d="M40 34h34M40 44h42M40 54h28" className="stroke-hairline" />
    <path d="M40 72l8 8 16-18" className="stroke-leaf" strokeWidth={2.5} />
  </Drawing>
)

/** A globe with three places on it, far from each other. */
const Places = () => (
  <Drawing left={21}>
    <circle cx={60} cy={48} r={38} className="fill-sky" />
    <path
      d="M22 48h76M60 10v76M28 28c20 8 44 8 64 0M28 68c20-8 44-8 64 0M60 10c-24 20-24 56 0 76M60 10c24 20 24 56 0 76"
      strokeWidth={1}
    />
    <g className="fill-ochre stroke-none">
      <circle cx={38} cy={36} r={5} />
      <circle cx={78} cy={30} r={5} />
      <circle cx={70} cy={66} r={5} />
    </g>
  </Drawing>
)

/** By what the three projects of a basket are chosen. */
export const criteria = [
  {
    title: 'Environmental and social impact',
    text: 'Carbon first, and then what else the project does: for water, soil and species, and for the people who live there.',
    Sketch: Impact,
  },
  {
    title: 'Registry-backed verification',
    text: 'Each project is one of a registry, and each credit has the serial number the registry gave it. A registry that is only for demonstration carries “Demo” in its name: there is nothing outside to look up.',
    Sketch: Registry,
  },
  {
    title: 'Geographic diversity',
    text: 'Three places rather than one, so that a fire, a flood or a change of law in one of them does not take the whole basket.',
    Sketch: Places,
  },
] as const
