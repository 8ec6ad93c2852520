import type { ChainDesk, ChainTransaction } from '@ledgerleaf/contract/chain'
import { writeInstant, writeWhole } from '../../ui/format.ts'

const entriesOf = (count: number) => `${writeWhole(count)} ${count === 1 ? 'entry' : 'entries'}`

const differencesOf = (count: number) => `${writeWhole(count)} ${count === 1 ? 'place' : 'places'}`

/**
 * How the chain stands, in a few words: that it agrees is said of what was compared, and of nothing else. Entries are counted
 * as the log counts them: from 0.
 */
export const nameStanding = ({
  status: { behind, nextIndex, logSize },
  verification,
}: Pick<ChainDesk, 'status' | 'verification'>): string => {
  if (nextIndex === null) return 'No answer yet'
  if (nextIndex > logSize) return 'Ahead of the log'
  if (verification && verification.differences.length > 0)
    return `Ledger and chain differ in ${differencesOf(verification.differences.length)}`
  if (behind > 0) return `${entriesOf(behind)} behind`
  if (nextIndex === 0) return 'No credit movement to repeat yet'
  return verification && verification.nextIndex > 0
    ? `Ledger and chain agree up to entry ${writeWhole(verification.nextIndex - 1)}`
    : 'Every credit movement is on the chain. Balances not compared yet.'
}

/** What came to the chain after the last comparison, of which that says nothing. */
export const tellUncompared = ({
  status: { nextIndex, behind },
  verification,
}: Pick<ChainDesk, 'status' | 'verification'>): string | null => {
  if (nextIndex === null || behind > 0 || nextIndex === 0) return null
  const from = verification?.nextIndex ?? 0
  // Where nothing was compared yet, the headline says so.
  if (from === 0 || from >= nextIndex) return null
  return from === nextIndex - 1
    ? `Entry ${writeWhole(from)} came after the comparison.`
    : `Entries ${writeWhole(from)} to ${writeWhole(nextIndex - 1)} came after the comparison.`
}

/** Two counts that differ are told apart: the log goes on with what moves no credits, and its root follows when it is sent. */
const tellEnds = ({ nextIndex, logSize, anchored }: ChainDesk['status']): string => {
  const at = nextIndex ? `The chain is at entry ${writeWhole(nextIndex - 1)}. ` : ''
  const rest =
    logSize > (nextIndex ?? 0)
      ? `${at}The log goes on to entry ${writeWhole(logSize - 1)}, with nothing that moves issued credits.`
      : `${at}The log ends there too.`
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
export const tellVerification = ({
  compared,
  differences,
  block,
}: NonNullable<ChainDesk['verification']>): string => {
  const what = `${writeWhole(compared.tokens)} tokens, ${writeWhole(compared.balances)} balances and ${writeWhole(compared.retirements)} retirements at block ${writeWhole(block)}`
  return differences.length === 0
    ? `Ledger and chain agree: ${what}.`
    : `Ledger and chain differ in ${differencesOf(differences.length)}, of ${what}.`
}
