import type { Retirement } from '@ledgerleaf/contract/retirements'

/** For whom it was retired, as the certificate says it: one company, or one on behalf of another. */
export const nameWhom = ({ beneficiary, onBehalfOf }: Pick<Retirement, 'beneficiary' | 'onBehalfOf'>) =>
  onBehalfOf ? `${beneficiary} on behalf of ${onBehalfOf}` : beneficiary
