import type { ChainDesk, ChainTransaction } from '@ledgerleaf/contract/chain'
import { writeInstant, writeWhole } from '../../ui/format.ts'

const entriesOf = (count: number) => `${writeWhole(count)} ${count === 1 ? 'entry' : 'entries'}`

/** How far the chain is behind the log, in a few words. Entries are counted as the log counts them: from 0. */
export const nameLag = ({ behind, nextIndex, logSize }: ChainDesk['status']): string => {
  if (nextIndex === null) return 'No answer yet'
  if (nextIndex > logSize) return 'Ahead of the log'
  if (behind > 0) return `${entriesOf(behind)} behind`
  return nextIndex === 0
    ? 'No credit movement to repeat yet'
    : `All credit movements are on the chain (to entry ${writeWhole(nextIndex - 1)})`
}

/** Two counts that differ are told apart: the log goes on with what moves no credits, and its root follows when it is sent. */
const tellEnds = ({ nextIndex, logSize, anchored }: ChainDesk['status']): string => {
  const rest =
    logSize > (nextIndex ?? 0)
      ? `The log goes on to entry ${writeWhole(logSize - 1)}, with nothing that moves issued credits.`
      : 'The log ends there too.'
  const to = anchored && writeWhole(anchored.size - 1)
  const root = !anchored
    ? 'No root of it is anchored yet.'
    : anchored.block === null
      ? `A root of it to entry ${to} is sent, and in no block yet.`
      : `The last anchored root covers it to entry ${to}.`
  return `${rest} ${root}`
}

/** How far the chain is behind the log, in a sentence. */
export const tellLag = (status: ChainDesk['status']): string => {
  const { behind, behindSinceAt, nextIndex, logSize } = status
  if (nextIndex === null) return 'The chain has not answered yet: how far it has come is not known.'
  if (nextIndex > logSize)
    return `The chain has ${entriesOf(nextIndex)} and the log here ${writeWhole(logSize)}: the chain has what this log lacks.`
  if (behind === 0) return tellEnds(status)
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
