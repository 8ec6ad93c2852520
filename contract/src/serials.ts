import * as z from 'zod/mini'
import { inThousands } from './in-thousands.ts'
import { largest } from './units.ts'
import { Whole } from './whole.ts'

/** A serial as it is entered. */
export const Serial = Whole(
  'A serial is a whole number',
  [1, 'Serials start at 1'],
  [largest, `A serial is at most ${inThousands(largest)}`],
)

/** Serials of one block, both ends included: 10 to 20 are eleven credits. */
export const SerialRange = z.object({ first: z.int(), last: z.int() })
export type SerialRange = z.infer<typeof SerialRange>

/** The same with the prefix of its block: what a registry can be asked about. */
export const SerialSpan = z.extend(SerialRange, { prefix: z.string() })
export type SerialSpan = z.infer<typeof SerialSpan>

export const countSerials = (ranges: readonly SerialRange[]): number =>
  ranges.reduce((sum, { first, last }) => sum + last - first + 1, 0)

/** As registries write them: both ends, also of a single one. Verra writes the numbers first, Cercarbono with words. */
export const writeSerials = ({ prefix, first, last }: SerialSpan): string => {
  if (/^(VCS-)?VCU-/.test(prefix)) return `${first}-${last}-${prefix}`
  if (prefix.startsWith('GS1-')) return `${prefix}-${first}-${last}`
  if (prefix.startsWith('CDC_')) return `${prefix} from ${first} to ${last}`
  const unit = /^([A-Z]{2}-\d)-(\d-\d-\d-\d+)$/.exec(prefix)
  if (unit) return `${unit[1]}-${first}-${unit[2]} - ${unit[1]}-${last}-${unit[2]}`
  return `${prefix}-${first} to ${last}`
}
