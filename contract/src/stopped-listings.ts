import * as z from 'zod/mini'

/** Why nothing of a listing can be bought though its seller offers it. */
export const StoppedBy = z.enum(['not_approved', 'contested', 'registry', 'seller_unchecked', 'rates'])
export type StoppedBy = z.infer<typeof StoppedBy>

/** The same for its seller, with what ends it. */
export const stoppedWords: Record<StoppedBy, string> = {
  not_approved: 'Off sale until an operator has approved the file of the project as it is now.',
  contested: 'Off sale: its serials overlap those of another batch. An operator has to clear that up.',
  registry: 'Off sale: the registry’s records do not bear these serials out. An operator looks into it.',
  seller_unchecked:
    'Off sale: the check of who your company is no longer holds, and this is above the limit until it is checked again.',
  rates:
    'Off sale: there are no exchange rates of the last seven days to work out its price by. With the next ones it is on sale again by itself.',
}

/** The same for whoever would buy it. */
export const ratesMissing =
  'It is priced in another currency, and there are no exchange rates of the last seven days. It is for sale again with the next ones.'
