import type { ChainEntry, ChainStatus } from '@ledgerleaf/contract/chain'
import { writeWhole } from '../../ui/format.ts'

/** How far an entry has come, in the words of every screen. Null where the chain has nothing to say of it. */
export const tellEntry = ({ state, block }: Pick<ChainEntry, 'state' | 'block'>): string | null => {
  if (state === 'none') return null
  if (state === 'waiting') return 'waiting for the chain'
  if (state === 'sent') return 'sent to the chain, in no block yet'
  const place = block === null ? 'in a block' : `in block ${writeWhole(block)}`
  return state === 'confirmed' ? `${place}, confirmed` : `${place}, not confirmed yet`
}

export const entryTone = ({ state }: Pick<ChainEntry, 'state'>): 'leaf' | 'attention' | 'neutral' =>
  state === 'confirmed' ? 'leaf' : state === 'none' ? 'neutral' : 'attention'

/** Both ends of a long name, enough to tell two apart at a glance; the whole one stands in its title and its link. */
export const shorten = (hash: string): string => `${hash.slice(0, 8)}…${hash.slice(-6)}`

type Explorer = Pick<ChainStatus, 'explorerUrl'>
const at = ({ explorerUrl }: Explorer, path: string): string | null =>
  explorerUrl === null ? null : `${explorerUrl.replace(/\/$/, '')}/${path}`

export const explorerOf = {
  transaction: (status: Explorer, hash: string) => at(status, `tx/${hash}`),
  block: (status: Explorer, block: number) => at(status, `block/${block}`),
  contract: (status: Explorer, address: string) => at(status, `address/${address}`),
}
