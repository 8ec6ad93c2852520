import { periodOfYear } from '@ledgerleaf/contract/reporting-year'
import type { Bind } from '../../forms/use-contract-form.ts'

const lastYear = new Date().getFullYear() - 1

/** What stands in the form before anybody has typed. */
export const claimStart = {
  text: '',
  about: '',
  markets: ['other'],
  ...periodOfYear(lastYear),
  footprint: '',
  hasDeepCuts: false,
  hasVerifiedFootprint: false,
}

export type ClaimText = typeof claimStart
export type BindClaim = Bind<ClaimText>

/** The fields behind the line that tells the scope. */
export const scopeFields = ['markets', 'about', 'footprint', 'periodStartsOn', 'periodEndsOn'] as const
