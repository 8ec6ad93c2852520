import { type SerialSpan, writeSerials } from '@ledgerleaf/contract/serials'
import { Mono } from '../../ui/Mono.tsx'

type Props = { serials: readonly SerialSpan[]; shownMax?: number }

/** The very credits, by their serial numbers. Beyond the first few they are counted, and stand in full elsewhere. */
export const SerialList = ({ serials, shownMax = serials.length }: Props) => (
  <ul className="grid gap-0.5">
    {serials.slice(0, shownMax).map((range) => (
      <li key={range.first}>
        <Mono className="text-fine">{writeSerials(range)}</Mono>
      </li>
    ))}
    {serials.length > shownMax && (
      <li className="text-muted text-sm">
        and {serials.length - shownMax} more {serials.length - shownMax === 1 ? 'range' : 'ranges'}
      </li>
    )}
  </ul>
)
