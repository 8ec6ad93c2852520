import type { ForwardCertificate } from '@ledgerleaf/contract/forwards'
import { pileFills } from '../../nouns/credit/pile-looks.ts'
import { writeWhole } from '../../ui/format.ts'

/** How far a promise is kept: what is retired, what is delivered and not retired, and what is still to come, as one length. */
export const ForwardProgress = ({ forward }: { forward: ForwardCertificate }) => {
  const { quantity, delivered, retired } = forward
  const parts = [
    { name: 'Retired', tonnes: retired, fill: pileFills.retired },
    { name: 'Delivered, not retired', tonnes: delivered - retired, fill: pileFills.owned },
    { name: 'Still to come', tonnes: quantity - delivered, fill: pileFills.promised },
  ]
  return (
    <section aria-label="Where it stands" className="grid gap-3">
      <p className="font-medium">
        {writeWhole(delivered)} of {writeWhole(quantity)} delivered
      </p>
      <div aria-hidden="true" className="flex h-4 gap-px">
        {parts
          .filter(({ tonnes }) => tonnes > 0)
          .map(({ name, tonnes, fill }) => (
            <span
              key={name}
              className="h-full min-w-0.5 border border-edge/40"
              style={{ flexGrow: tonnes, background: fill }}
            />
          ))}
      </div>
      <dl className="grid gap-x-4 sm:grid-cols-3 sm:grid-rows-[auto_auto]">
        {parts.map(({ name, tonnes, fill }) => (
          <div
            key={name}
            className="gap-y-0.5 max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:border-hairline max-sm:border-t max-sm:py-2 sm:row-span-2 sm:grid sm:grid-rows-subgrid"
          >
            <dt className="flex items-baseline gap-2 text-muted text-sm">
              <span
                aria-hidden="true"
                className="size-2.5 shrink-0 border border-edge/40"
                style={{ background: fill }}
              />
              {name}
            </dt>
            <dd className="font-display text-xl lining-nums sm:text-2xl tabular-nums">
              {writeWhole(tonnes)} t
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
