import type { DocumentKind } from '@ledgerleaf/contract/documents'

export const documentKindWords: Record<DocumentKind, string> = {
  verification: 'Verification report',
  monitoring: 'Monitoring report',
  design: 'Project design document',
  validation: 'Validation report',
  other: 'Other document',
}
