import { createHash } from 'node:crypto'
import type { Hex } from './hex.ts'

/**
 * The account that records on the local chain. It is no secret and need not be one: nobody outside can send anything to that
 * chain, and a database that is restored on another machine goes on with it.
 */
export const localKey: Hex = `0x${createHash('sha256').update('ledgerleaf local chain, for trying out').digest('hex')}`

/** What it has to spend: more than it ever will. */
export const localFundsWei = 10n ** 27n
