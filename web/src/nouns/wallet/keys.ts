import { holdingKeys } from '../holding/keys.ts'

/** Under the holdings: whatever moves those moves what is withdrawn. */
export const walletKeys = { all: [...holdingKeys.all, 'wallets'] as const }
