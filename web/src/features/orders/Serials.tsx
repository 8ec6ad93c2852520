import type { OrderLine } from '@ledgerleaf/contract/orders'
import { Mono } from '../../ui/Mono.tsx'
import { writeSerials } from './write-serials.ts'

/** The very credits that were bought, by their serial numbers, both ends included. */
export const Serials = ({ line }: { line: OrderLine }) =>
  line.serials.length > 0 ? (
    <ul className="grid gap-0.5">
      {line.serials.map((range) => (
        <li key={range.start}>
          <Mono className="text-[0.8125rem]">{writeSerials(line.serialPrefix, range)}</Mono>
        </li>
      ))}
    </ul>
  ) : (
    <span className="text-muted text-sm">
      {line.saleType === 'forward' ? 'Named when they are delivered' : 'Named once the order is settled'}
    </span>
  )
