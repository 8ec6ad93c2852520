import { Block, createBlockHeaderFromRLP } from '@ethereumjs/block'
import { type Common, createCustomCommon, Hardfork, Mainnet } from '@ethereumjs/common'
import { MerklePatriciaTrie } from '@ethereumjs/mpt'
import { Caches, MerkleStateManager } from '@ethereumjs/statemanager'
import { hexToBytes, KECCAK256_RLP, ValueEncoding } from '@ethereumjs/util'
import { createVM, type VM } from '@ethereumjs/vm'
import type { Hex } from 'viem'
import { NodeDb, nodeCache } from './node-db.ts'
import type { LocalStore, StoredBlock } from './store.ts'

const nodesInMemory = 50_000

/** The rules are those of Cancun, under a chain id of its own. */
const rulesOf = (chainId: number): Common =>
  createCustomCommon({ chainId, name: 'local' }, Mainnet, { hardfork: Hardfork.Cancun })

/** Virtual machines that begin with the state of a block. */
export const openMachine = (store: LocalStore, chainId: number) => {
  const common = rulesOf(chainId)
  const cache = nodeCache(nodesInMemory)
  const blockchain = {
    getBlock: async (number: number) => {
      const found = await store.byNumber(Number(number))
      return { hash: () => (found ? hexToBytes(found.hash) : new Uint8Array(32)) }
    },
    putBlock: async () => undefined,
    shallowCopy: () => blockchain,
  }

  const at = async (stateRoot: Hex | null): Promise<{ vm: VM; written: Map<string, Uint8Array> }> => {
    const db = new NodeDb(store.node, cache)
    const trie = new MerklePatriciaTrie({
      db,
      useKeyHashing: true,
      valueEncoding: ValueEncoding.Bytes,
      common,
      root: stateRoot ? hexToBytes(stateRoot) : KECCAK256_RLP,
    })
    const stateManager = new MerkleStateManager({ trie, common, caches: new Caches() })
    const vm = await createVM({ common, stateManager, blockchain })
    return { vm, written: db.written }
  }

  /** What is new was kept by the store and will be read soon. */
  const remember = (nodes: ReadonlyMap<string, Uint8Array>) => {
    for (const [key, bytes] of nodes) cache.keep(key, bytes)
  }

  const blockOf = ({ header }: StoredBlock): Block =>
    new Block(createBlockHeaderFromRLP(hexToBytes(header), { common }), [], [], [], { common })

  return { common, at, remember, blockOf }
}
export type Machine = ReturnType<typeof openMachine>
