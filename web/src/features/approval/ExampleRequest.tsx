import { Badge } from '../../ui/Badge.tsx'
import { writeCents, writeWhole } from '../../ui/format.ts'

const example = { credits: 120, unitCents: 3300, askedBy: 'Ida, Preparer', approver: 'Noor, Approver' }

const facts = [
  ['Asked by', example.askedBy],
  ['Comes to', writeCents(example.credits * example.unitCents)],
  ['Who can decide', example.approver],
] as const

/** How a request stands here, for whoever has none yet: an example, and said to be one. Nothing in it can be pressed. */
export const ExampleRequest = () => (
  <figure className="grid gap-4 border border-hairline bg-paper p-5 text-muted">
    <figcaption className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <span className="font-display text-lg leading-snug">Buy {writeWhole(example.credits)} credits</span>
      <Badge>Example</Badge>
    </figcaption>
    <dl className="grid border-hairline border-t text-sm">
      {facts.map(([name, said]) => (
        <div key={name} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-4 border-hairline border-b py-2.5">
          <dt>{name}</dt>
          <dd className="tabular-nums">{said}</dd>
        </div>
      ))}
    </dl>
    <p className="text-sm">Whoever can decide approves or refuses it here, with a word to whoever asked.</p>
  </figure>
)
