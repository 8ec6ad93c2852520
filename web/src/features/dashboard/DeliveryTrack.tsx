import { pileFills, stripes } from '../../nouns/credit/pile-looks.ts'
import { writeDate, writeWhole } from '../../ui/format.ts'
import type { DeliveryLine } from './delivery-line.ts'

/** Drawn as under Deliveries: run up to today, open from there to the day due; what is owed is hatched, what came is filled. */
export const DeliveryTrack = ({
  line: { quantity, delivered, boughtOn, gone, came },
}: {
  line: DeliveryLine
}) => (
  <div className="grid gap-1.5 py-2 text-sm">
    <p className="tabular-nums">
      <span className="font-mono">{writeWhole(delivered)}</span> of{' '}
      <span className="font-mono">{writeWhole(quantity)}</span> delivered
    </p>
    <div aria-hidden="true" className="relative h-4">
      <span className="absolute top-1/2 left-0 h-px bg-ink" style={{ width: `${gone}%` }} />
      <span
        className="absolute top-1/2 right-3 border-edge border-t border-dashed"
        style={{ left: `${gone}%` }}
      />
      <span className="absolute top-1 left-0 h-2 w-px bg-ink" />
      <span className="absolute top-0 h-4 w-0.5 bg-leaf" style={{ left: `${gone}%` }} />
      {came.map((at) => (
        <span
          key={at}
          className="absolute top-0.5 size-3 -translate-x-1/2 border border-ink"
          style={{ left: `${at}%`, background: pileFills.owned }}
        />
      ))}
      <span
        className="absolute top-0.5 right-0 size-3 border border-ink"
        style={{ background: `${stripes('var(--edge)')}, var(--sheet)` }}
      />
    </div>
    <p className="text-muted tabular-nums">
      Bought <time dateTime={boughtOn}>{writeDate(boughtOn)}</time>
    </p>
  </div>
)
