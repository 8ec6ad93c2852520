import { type Check, type CheckReading, sayDuration } from '../platform/check.ts'
import type { ChainConfig } from '../platform/config.ts'
import type { Reader } from '../platform/db.ts'
import { findVerification } from './keep-verification.ts'
import type { OpenedChain } from './open-chain.ts'
import { findMirror, findStatus } from './status-queries.ts'

const everyMs = 10_000
const lateSeconds = { local: 60, rpc: 15 * 60 }

type Parts = {
  db: Reader
  config: ChainConfig
  trouble: OpenedChain['trouble']
  now?: () => Date
}

const entries = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'entry' : 'entries'}`

/** Whether the chain follows the ledger. It keeps nobody from being served: trade does not wait for it. */
export const chainCheck = ({ db, config, trouble, now = () => new Date() }: Parts): Check => {
  const read = async (): Promise<CheckReading> => {
    if (config.kind === 'off') return { state: 'unset', says: 'The ledger is repeated on no chain.' }
    const limit = lateSeconds[config.kind]
    const mirror = await findMirror(db, config)
    const { behind, behindSinceAt, nextIndex, logSize } = await findStatus(db, config)
    const known = trouble()
    // Before a contract was ever reached nothing could be late there but the reaching.
    const since = mirror && behindSinceAt ? new Date(behindSinceAt) : (known?.since ?? null)
    const seconds = behind > 0 && since ? Math.round((now().getTime() - since.getTime()) / 1000) : 0
    const reason = mirror?.trouble ?? known?.reason
    const measured = { figure: seconds, limit, ...(reason ? { cause: reason } : {}) }
    if (mirror?.halted)
      return {
        state: 'late',
        says: `The chain is not written any more: ${mirror.trouble}`,
        advice: 'Nothing is skipped. See the page of the chain on the desk; sales go on.',
        ...measured,
      }
    if (seconds > limit)
      return {
        state: 'late',
        says: `The chain has been behind for ${sayDuration(seconds)}; ${entries(behind)} of the log may be missing there.`,
        advice: 'See the page of the chain on the desk. It is tried again by itself; sales go on.',
        ...measured,
      }
    if (nextIndex !== null && nextIndex > logSize)
      return {
        state: 'late',
        says: `The chain has ${entries(nextIndex)} and the log here ${logSize.toLocaleString('en-US')}: it lacks what the chain has.`,
        advice:
          'This is an older copy of the ledger, or the contract of another. A new contract is the way on.',
        ...measured,
      }
    const verification = mirror && (await findVerification(db, mirror))
    if (verification && verification.differences.length > 0)
      return {
        state: 'late',
        says: `The last comparison found ${verification.differences.length} differences between chain and ledger.`,
        advice: 'Run "npm run admin -- chain verify" to see them.',
        ...measured,
      }
    const came =
      nextIndex === logSize
        ? 'The chain has every entry of the log.'
        : 'The chain has every movement of issued credits that the log has.'
    // What the contract took is one thing, that all balances agree another: it is said of what was compared.
    const compared = verification
      ? `Compared with the ledger up to entry ${(verification.nextIndex - 1).toLocaleString('en-US')}: they agree.`
      : 'Its balances and the ledger’s have not been compared yet.'
    return {
      state: 'good',
      says: behind > 0 ? `${entries(behind)} on the way to the chain.` : `${came} ${compared}`,
      ...measured,
      ...(verification || behind > 0 ? {} : { isUntried: true as const }),
    }
  }
  return {
    name: 'chain',
    title: 'Chain',
    unit: 'seconds',
    isShared: true,
    needsDatabase: true,
    everyMs,
    unread: { state: 'late', says: 'How far the chain is could not be read.' },
    read,
  }
}
