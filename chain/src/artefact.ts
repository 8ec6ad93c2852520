import type { Hex } from 'viem'
import { ledgerleafCreditsAbi } from './generated/ledgerleaf-credits-abi.ts'
import { ledgerleafCreditsBytecode } from './generated/ledgerleaf-credits-bytecode.ts'

/** What the contract calls an act: its place in the list. */
export const acts = { issue: 0, move: 1, retire: 2, cancel: 3, withdraw: 4 } as const

/** How many moves, and how many entries, one call of `record` may have. */
export const mostAtOnce = 100

export const creditsAbi = ledgerleafCreditsAbi
export const creditsBytecode: Hex = ledgerleafCreditsBytecode
