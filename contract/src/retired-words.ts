import { inThousands } from './in-thousands.ts'

/** What being retired means here, and of how many their registry has not said the same. */
export const tellRetired = (unconfirmed: number): string =>
  unconfirmed === 0
    ? 'Taken out of use, once and for good'
    : `Taken out of use here, for good; ${inThousands(unconfirmed)} not confirmed by their registry`
