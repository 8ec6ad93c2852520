import type { ScoreEvidence } from '@ledgerleaf/contract/scores'

/** What a document can show; the reader of documents looks for each of these and nothing else. */
export const topics = [
  'investment_analysis',
  'barrier_analysis',
  'common_practice',
  'regulatory_surplus',
  'carbon_revenue',
  'baseline',
  'uncertainty',
  'leakage',
  'ccp_label',
  'durability',
  'reversal_risk',
  'buffer',
  'monitoring_term',
  'verification_statement',
  'monitoring_period',
  'monitoring_frequency',
  'public_data',
  'digital_monitoring',
  'host_country',
  'single_programme',
  'consultation',
  'grievance',
  'benefit_sharing',
  'certified_benefits',
] as const
export type Topic = (typeof topics)[number]

/** What was found, where, and the value read there where the rule needs one. */
export type FoundEvidence = ScoreEvidence & { topic: Topic; value: string | null }

export type ScoreFacts = {
  vintage: number
  category: 'redd_arr' | 'biochar' | 'blue_carbon' | 'dac' | 'erw' | null
  mechanism: 'removal' | 'reduction' | 'mixed' | null
  registry: string | null
  registryProjectId: string | null
  /** The methodology as the registries spell it once: VM0048, not "VM 48 v1.0". */
  methodologyId: string | null
  creditingStartsOn: string | null
  creditingEndsOn: string | null
  additionalityStatement: string | null
  /** Whether some law demands the activity; null where the seller has not said. */
  legallyRequired: boolean | null
  deregistered: boolean
  /** Serial blocks of this vintage in our records; the database lets no two of them overlap. */
  serialBlocks: number
  /** A vintage still to come, of which credits are promised: it has no serials yet. */
  isPromised: boolean
  evidence: readonly FoundEvidence[]
}
