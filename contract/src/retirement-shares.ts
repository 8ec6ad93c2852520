import * as z from 'zod/mini'
import { KeptLine, Line, noAddress } from './text.ts'
import { Credits, WantedCredits } from './units.ts'

/** Whom a share of a retirement is for; what is for others does not count as one's own. */
export const shareKinds = {
  subsidiary: 'Company of the group',
  product: 'Product or event',
  other: 'Somebody else',
} as const
export type ShareKind = keyof typeof shareKinds
const Kind = z.enum(Object.keys(shareKinds) as [ShareKind, ...ShareKind[]])

/** As many as one act may be shared among. */
export const sharesMax = 50

const named = { name: Line('Name', 120).check(noAddress), quantity: WantedCredits }

/** Who gets how many credits of what is retired. */
export const NewShare = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('subsidiary'),
    /** One of the organisation's list; null for the organisation itself. */
    subsidiaryId: z.nullable(z.uuid().check(z.toLowerCase())),
    quantity: WantedCredits,
  }),
  z.object({ kind: z.literal('product'), ...named }),
  z.object({ kind: z.literal('other'), ...named }),
])
export type NewShare = z.infer<typeof NewShare>

export const NewShares = z
  .array(NewShare)
  .check(
    z.minLength(2, 'Share it among at least two'),
    z.maxLength(sharesMax, `At most ${sharesMax} shares at once`),
  )

/** A share as it was retired, with the certificate that stands over it alone. */
export const RetiredShare = z.object({
  kind: Kind,
  name: KeptLine,
  quantity: Credits,
  certificateId: z.string(),
})
export type RetiredShare = z.infer<typeof RetiredShare>

/** Said on the certificate of a share, which neither names the others nor says how much they are. */
export const partOfWords =
  'A share of one act. Another certificate, over the whole of it, names the same credits.'

/** What a share's certificate keeps to itself, and what it cannot: entries of one moment stand side by side in the log. */
export const sharePrivacy =
  'It does not name the others. Whoever reads the public log sees what was retired in the same moment.'
