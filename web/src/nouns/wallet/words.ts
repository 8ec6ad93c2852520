import type { BringBack, WalletStep, Withdrawal } from '@ledgerleaf/contract/wallets'
import { tellEntry } from '../chain/words.ts'

type Tone = 'neutral' | 'leaf' | 'attention' | 'error'
type Told = { says: string; tone: Tone }

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** How far credits are on their way to a wallet. */
export const tellWithdrawal = (withdrawal: Pick<Withdrawal, 'state' | 'block'>): Told => {
  const { state } = withdrawal
  const says = tellEntry(withdrawal)
  if (says === null) return { says: 'No chain is configured', tone: 'neutral' }
  return { says: capital(says), tone: state === 'confirmed' ? 'leaf' : 'attention' }
}

const backWords = {
  signed: { says: 'Signed, waiting to be sent', tone: 'attention' },
  sent: { says: 'Sent to the chain, in no block yet', tone: 'attention' },
  mined: { says: 'In a block, waiting for confirmations', tone: 'attention' },
  back: { says: 'Back in your holdings', tone: 'leaf' },
  refused: { says: 'Refused by the contract; nothing moved', tone: 'error' },
  reversed: { says: 'Taken back by the chain; we look into it', tone: 'error' },
} as const satisfies Record<BringBack['state'], Told>

/** How far tokens are on their way back. */
export const tellBringBack = ({ state }: Pick<BringBack, 'state'>): Told => backWords[state]

const stepWords = {
  linked: 'Linked with your account',
  linked_anew: 'Linked with your account; its link with another ended',
  taken_off: 'Taken off your account',
  linked_elsewhere: 'Linked with another account by its key; no longer with yours',
} as const satisfies Record<WalletStep['what'], string>

/** What happened to the link of a wallet. */
export const tellStep = ({ what }: Pick<WalletStep, 'what'>): string => stepWords[what]

/** Said where one withdraws and where one brings back: tokens of a batch are alike, and serial numbers are not. */
export const whoseSerials =
  'Whoever brings tokens back gets the serial numbers that left for that wallet, then those they withdrew themselves, as far as these are still outside, and then the lowest that are. They may be others of the same batch.'
