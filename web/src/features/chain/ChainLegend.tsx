import type { ReactNode } from 'react'
import { writeWhole } from '../../ui/format.ts'
import { paleTint, rootLook, tintOf } from './chain-look.ts'

/** A piece of the drawing itself, so that a colour is shown and never named: by night it is another. */
const Key = ({ sample, children }: { sample: ReactNode; children: ReactNode }) => (
  <li className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-2.5">
    <svg aria-hidden="true" viewBox="0 0 28 12" className="h-3 w-7 translate-y-0.5">
      {sample}
    </svg>
    <span>{children}</span>
  </li>
)

const Filled = ({ children }: { children?: ReactNode }) => (
  <>
    <rect width="28" height="12" className="fill-sunken" />
    {children}
    <rect x="0.5" y="0.5" width="27" height="11" fill="none" className="stroke-edge" />
  </>
)

const half = (at: number, tone: string) => (
  <rect x={at * 14} width="14" height="12" className={tone} opacity={tintOf(at).stretch} />
)

type ChainLegendProps = {
  /** What the drawing has of each; null where it has none of it. */
  confirmed: boolean
  unconfirmed: boolean
  pale: string | null
  rest: string | null
  rootBlock: number | null
  /** Blocks that hold a root alone whose reach is not known any more. */
  otherRoots: readonly number[]
}

/** What the stretches of the log in the drawing are. */
export const ChainLegend = ({
  confirmed,
  unconfirmed,
  pale,
  rest,
  rootBlock,
  otherRoots,
}: ChainLegendProps) => (
  <ul className="grid gap-x-8 gap-y-1.5 text-muted text-sm sm:grid-cols-2">
    {confirmed && (
      <Key
        sample={
          <Filled>
            {half(0, 'fill-leaf')}
            {half(1, 'fill-leaf')}
          </Filled>
        }
      >
        In the block it leads to, confirmed
      </Key>
    )}
    {unconfirmed && (
      <Key
        sample={
          <Filled>
            {half(0, 'fill-attention')}
            {half(1, 'fill-attention')}
          </Filled>
        }
      >
        In the block it leads to, not confirmed yet
      </Key>
    )}
    {pale && (
      <Key
        sample={
          <Filled>
            <rect width="28" height="12" className="fill-leaf" opacity={paleTint} />
          </Filled>
        }
      >
        {pale}
      </Key>
    )}
    {rest && <Key sample={<Filled />}>{rest}</Key>}
    {rootBlock !== null && (
      <Key sample={<path d="M0.5 12V3.5H27.5V12" {...rootLook} />}>
        Covered by the root in block {writeWhole(rootBlock)}
        {otherRoots.length > 0 &&
          `; earlier ${otherRoots.length === 1 ? 'root: block' : 'roots: blocks'} ${otherRoots.map(writeWhole).join(', ')}`}
      </Key>
    )}
  </ul>
)
