import type { ChainDesk, ChainTransaction } from '@ledgerleaf/contract/chain'
import { writeInstant, writeWhole } from '../../ui/format.ts'

const entriesOf = (count: number) => `${writeWhole(count)} ${count === 1 ? 'entry' : 'entries'}`

/** How far the chain is behind the log, in two words. */
export const nameLag = ({ behind, nextIndex, logSize }: ChainDesk['status']): string => {
  if (nextIndex === null) return 'No answer yet'
  if (nextIndex > logSize) return 'Ahead of the log'
  return behind === 0 ? 'Up to date with the log' : `${entriesOf(behind)} behind`
}

/** Entries are counted as the log counts them: from 0. */
const tellReached = (nextIndex: number, logSize: number): string =>
  nextIndex === 0
    ? 'None of its entries moves any.'
    : `It has come to entry ${writeWhole(nextIndex - 1)}; those after it, to ${writeWhole(logSize - 1)}, move none.`

/** How far the chain is behind the log, in a sentence. */
export const tellLag = ({ behind, behindSinceAt, nextIndex, logSize }: ChainDesk['status']): string => {
  if (nextIndex === null) return 'The chain has not answered yet: how far it has come is not known.'
  if (nextIndex > logSize)
    return `The chain has ${entriesOf(nextIndex)} and the log here ${writeWhole(logSize)}: the chain has what this log lacks.`
  if (behind === 0 && nextIndex === logSize) return 'The chain has everything the log has.'
  if (behind === 0)
    return `The chain has every movement of issued credits that the log has. ${tellReached(nextIndex, logSize)}`
  const since = behindSinceAt ? `, since ${writeInstant(behindSinceAt)}` : ''
  return `${entriesOf(behind)} of the log ${behind === 1 ? 'waits' : 'wait'} for the chain${since}. Sales do not wait for it.`
}

export const transactionStates: Record<
  ChainTransaction['state'],
  { text: string; tone: 'neutral' | 'leaf' | 'attention' | 'error' }
> = {
  signed: { text: 'signed', tone: 'attention' },
  sent: { text: 'sent', tone: 'attention' },
  mined: { text: 'in a block', tone: 'attention' },
  confirmed: { text: 'confirmed', tone: 'leaf' },
  refused: { text: 'refused', tone: 'error' },
  dropped: { text: 'dropped', tone: 'neutral' },
}

/** What a transaction was for. */
export const tellTransaction = ({ kind, firstIndex, lastIndex, moves }: ChainTransaction): string => {
  if (kind === 'anchor') return 'A root of the log'
  if (kind === 'allow') return 'Whether a token may leave for a wallet'
  if (kind === 'call') return 'What a wallet asked for'
  const which =
    firstIndex === null || lastIndex === null
      ? 'Entries'
      : firstIndex === lastIndex
        ? `Entry ${writeWhole(firstIndex)}`
        : `Entries ${writeWhole(firstIndex)} to ${writeWhole(lastIndex)}`
  return `${which}, ${writeWhole(moves)} ${moves === 1 ? 'movement' : 'movements'}`
}

/** What the last comparison of ledger and chain found. */
export const tellVerification = (verification: ChainDesk['verification']): string => {
  if (!verification) return 'Ledger and chain have not been compared yet.'
  const { compared, differences, block } = verification
  const what = `${writeWhole(compared.tokens)} tokens, ${writeWhole(compared.balances)} balances and ${writeWhole(compared.retirements)} retirements at block ${writeWhole(block)}`
  return differences.length === 0
    ? `Ledger and chain agree: ${what}.`
    : `Ledger and chain differ in ${writeWhole(differences.length)} ${differences.length === 1 ? 'place' : 'places'}, of ${what}.`
}
