import type { ReactNode } from 'react'
import { Heading } from '../../ui/Heading.tsx'
import { Mono } from '../../ui/Mono.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

const blocks = [0, 1, 2, 3, 4] as const

/** The log as it is written, and over it the blocks that would be written beside it. */
const Drawing = () => (
  <svg
    viewBox="0 0 560 150"
    aria-hidden="true"
    className="h-auto w-full max-w-xl"
    fill="none"
    strokeWidth="1.5"
  >
    {blocks.map((at) => {
      const x = 12 + at * 112
      return (
        <g key={at}>
          <g className="stroke-edge" strokeDasharray="4 5">
            <rect x={x} y="10" width="72" height="44" rx="3" />
            {at < 4 && <path d={`M${x + 72} 32h40`} />}
            <path d={`M${x + 36} 54v42`} />
          </g>
          <g className="stroke-leaf">
            <rect x={x + 14} y="96" width="44" height="44" rx="3" className="fill-sheet" />
            <path d={`M${x + 24} 110h24M${x + 24} 118h24M${x + 24} 126h14`} />
            {at < 4 && <path d={`M${x + 58} 118h68`} />}
          </g>
        </g>
      )
    })}
  </svg>
)

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid content-start gap-2 bg-sheet px-5 py-5">
    <Heading level={2} look="small">
      {title}
    </Heading>
    <div className="grid gap-2 text-muted text-note">{children}</div>
  </div>
)

/** That there is no chain, what proves things meanwhile, and what one would add. */
export const ChainOff = () => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
    <p className="max-w-text text-lg text-muted">
      No chain is configured. Nothing waits for one: the public log alone proves what happened here.
    </p>
    <figure className="grid justify-items-center gap-4 border-edge border-t-2 bg-sheet px-5 py-8">
      <Drawing />
      <figcaption className="text-center text-muted text-sm">
        Drawn through, the public log, as it is written now. Dashed, the chain that would hold it as well.
      </figcaption>
    </figure>
    <div className="grid gap-px border border-hairline bg-hairline lg:grid-cols-3">
      <Column title="What proves it now">
        <p>
          Every issuance, sale and retirement stands in a signed log that anyone can check without asking us.
        </p>
        <p>
          <TextLink to="/log">Open the public log</TextLink>
        </p>
      </Column>
      <Column title="What a chain adds">
        <p>The same entries in a place that nobody here can rewrite, and wallets that can hold credits.</p>
      </Column>
      <Column title="To switch one on">
        <p>
          <Mono className="text-ink">CHAIN=local</Mono> runs one inside the server, for trying out.
        </p>
        <p>
          <Mono className="text-ink">CHAIN_RPC_URL</Mono> names any other. Both are read at the start of the
          server.
        </p>
      </Column>
    </div>
  </div>
)
