import type { Tx } from '../../platform/db.ts'
import { findSheet } from '../../supply/rates/index.ts'
import { importRates } from './import-rates.ts'

/** Made up for the demo, and called so wherever a rate is named. */
export const demoRates = { source: 'Demo rates', usdPerEuro: 1_082_300, gbpPerEuro: 834_500 }

/**
 * The demo's own sheet for another day, so that what its sellers ask in euros and pounds stays for sale. Only where the newest
 * sheet is the demo's: whoever has taken in real rates is never given made-up ones.
 */
export const keepDemoRates = async (tx: Tx, now: Date): Promise<void> => {
  const day = now.toISOString().slice(0, 10)
  const newest = await findSheet(tx)
  if (newest?.source !== demoRates.source || newest.day >= day) return
  await importRates(tx, null, { ...demoRates, day }, now)
}
