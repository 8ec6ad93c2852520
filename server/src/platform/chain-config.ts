import { localChainLabel } from '@ledgerleaf/contract/chain-calls'
import { type Environment, refuse } from './environment.ts'

/** What tools know the local chain by, unless CHAIN_ID says otherwise. */
export const localChainId = 1337

/** The chain that repeats the ledger: the one inside this server, one that is reached by RPC, or none. */
export type ChainConfig = {
  kind: 'off' | 'local' | 'rpc'
  /** What people read it is called. */
  name: string
  /** Null: whatever the node says it is. */
  chainId: number | null
  rpcUrl: string | null
  /** Where browsers may ask the chain; null where they may not. */
  publicRpcUrl: string | null
  explorerUrl: string | null
  /** Null: the one that was deployed from here last. */
  contract: string | null
  confirmations: number
  anchorSeconds: number
  /** How long credits that were paid by card wait before they may leave for a wallet. */
  cardWaitHours: number
  key: string | null
  keystore: { file: string; password: string } | null
}

const readKeystore = (env: Environment): ChainConfig['keystore'] => {
  const { CHAIN_KEYSTORE: file, CHAIN_KEYSTORE_PASSWORD: password } = env
  if (!file && !password) return null
  if (!file) return refuse('CHAIN_KEYSTORE', 'is required when CHAIN_KEYSTORE_PASSWORD is set')
  if (!password) return refuse('CHAIN_KEYSTORE_PASSWORD', 'is required when CHAIN_KEYSTORE is set')
  return { file, password }
}

const readKind = ({ CHAIN: wanted, CHAIN_RPC_URL: url }: Environment): ChainConfig['kind'] => {
  if (wanted === 'rpc' && !url) return refuse('CHAIN_RPC_URL', 'is required when CHAIN is rpc')
  // It would be asked by nobody, and told to everybody in the error that says so.
  if (url && new URL(url).username !== '') return refuse('CHAIN_RPC_URL', 'cannot hold a name and a password')
  if (wanted === 'local' && url) return refuse('CHAIN', 'local and CHAIN_RPC_URL exclude each other')
  return wanted ?? (url ? 'rpc' : 'local')
}

export const readChain = (env: Environment): ChainConfig => {
  const kind = readKind(env)
  const isLocal = kind === 'local'
  const keystore = readKeystore(env)
  const key = env.CHAIN_KEY ?? null
  if (kind === 'rpc' && key === null && keystore === null)
    refuse('CHAIN_KEY', 'is required when CHAIN_RPC_URL is set, or CHAIN_KEYSTORE')
  if (key !== null && keystore !== null) refuse('CHAIN_KEY', 'and CHAIN_KEYSTORE exclude each other')
  return {
    kind,
    name: isLocal ? localChainLabel : (env.CHAIN_NAME ?? 'EVM chain'),
    chainId: env.CHAIN_ID ?? (isLocal ? localChainId : null),
    rpcUrl: kind === 'rpc' ? (env.CHAIN_RPC_URL ?? null) : null,
    publicRpcUrl: isLocal ? null : (env.CHAIN_PUBLIC_RPC_URL ?? null),
    explorerUrl: isLocal ? null : (env.CHAIN_EXPLORER_URL?.replace(/\/$/, '') ?? null),
    contract: isLocal ? null : (env.CHAIN_CONTRACT?.toLowerCase() ?? null),
    confirmations: env.CHAIN_CONFIRMATIONS ?? (isLocal ? 1 : 12),
    anchorSeconds: env.CHAIN_ANCHOR_SECONDS ?? (isLocal ? 10 : 3600),
    // Tokens of the local chain can be taken nowhere: it is there for trying out, and that should not take three days.
    cardWaitHours: env.CARD_WITHDRAWAL_HOURS ?? (kind === 'rpc' ? 72 : 0),
    key,
    keystore,
  }
}
