import { createTxFromRLP, type TypedTransaction } from '@ethereumjs/tx'
import { bytesToHex, createAddressFromString, hexToBytes } from '@ethereumjs/util'
import { type Hex, isHex } from 'viem'
import { inTurn } from './in-turn.ts'
import type { Machine } from './machine.ts'
import { blockGasLimit, makeBlock } from './mine.ts'
import type { Pool } from './pool.ts'
import { invalid, refuse } from './rpc-error.ts'
import type { LocalStore, StoredBlock } from './store.ts'

type Parts = { store: LocalStore; machine: Machine; pool: Pool; now: () => Date }

/** Takes transactions and puts them into blocks: each at once into one of its own, unless it is told to wait. */
export const openMiner = ({ store, machine, pool, now }: Parts) => {
  const alone = inTurn()
  let isWaiting = false

  const accountAt = async ({ stateRoot }: StoredBlock, address: string) => {
    const { vm } = await machine.at(stateRoot)
    const account = await vm.stateManager.getAccount(createAddressFromString(address))
    return { nonce: account?.nonce ?? 0n, balance: account?.balance ?? 0n }
  }

  const latestBlock = async (): Promise<StoredBlock> => {
    const latest = await store.latest()
    if (!latest) throw new Error('the chain has no first block')
    return latest
  }

  const parse = (raw: unknown): TypedTransaction => {
    if (!isHex(raw)) throw invalid('a signed transaction is wanted, in hexadecimal')
    try {
      const tx = createTxFromRLP(hexToBytes(raw), { common: machine.common })
      const errors = tx.getValidationErrors()
      if (errors.length > 0) throw new Error(errors.join(', '))
      tx.getSenderAddress()
      return tx
    } catch (error) {
      throw refuse(`invalid transaction: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  const take = async (tx: TypedTransaction): Promise<void> => {
    const latest = await latestBlock()
    if (await store.ofTransaction(bytesToHex(tx.hash()))) throw refuse('already known')
    const { nonce, balance } = await accountAt(latest, tx.getSenderAddress().toString())
    if (tx.nonce < nonce) throw refuse(`nonce too low: next nonce ${nonce}, tx nonce ${tx.nonce}`)
    if (tx.getUpfrontCost() > balance) throw refuse('insufficient funds for gas * price + value')
    if (tx.gasLimit > blockGasLimit) throw refuse('exceeds block gas limit')
    pool.add(tx)
  }

  const readyAt = async (latest: StoredBlock): Promise<TypedTransaction[]> => {
    const ready: TypedTransaction[] = []
    for (const sender of pool.senders()) {
      const { nonce } = await accountAt(latest, sender)
      // Another process on the same store may have been quicker.
      pool.forgetBelow(sender, nonce)
      ready.push(...pool.readyOf(sender, nonce))
    }
    return ready
  }

  /** One block with what is ready: all of it, or the first alone. */
  const mine = async (atMost: number, onRefused: (reason: Error) => void): Promise<number> => {
    let count = 0
    let nodes: ReadonlyMap<string, Uint8Array> = new Map()
    const none = new Error('nothing is ready')
    try {
      await store.extend(async (latest) => {
        if (!latest) throw new Error('the chain has no first block')
        const ready = (await readyAt(latest)).slice(0, atMost)
        if (ready.length === 0 && atMost === 1) throw none
        const refused = (tx: TypedTransaction, reason: Error) => {
          pool.drop(tx)
          onRefused(reason)
        }
        const made = await makeBlock(machine, latest, ready, now(), refused)
        count = made.block.receipts.length
        nodes = made.nodes
        return made
      })
    } catch (error) {
      if (error === none) return 0
      throw error
    }
    machine.remember(nodes)
    const latest = await latestBlock()
    for (const sender of pool.senders()) pool.forgetBelow(sender, (await accountAt(latest, sender)).nonce)
    return count
  }

  const throwIt = (reason: Error): never => {
    throw reason
  }

  return {
    accountAt,
    send: (raw: unknown): Promise<Hex> =>
      alone(async () => {
        const tx = parse(raw)
        await take(tx)
        if (!isWaiting) while ((await mine(1, throwIt)) > 0);
        return bytesToHex(tx.hash())
      }),
    mineAll: () => alone(() => mine(Number.POSITIVE_INFINITY, () => undefined)),
    wait: (waiting: boolean) => {
      isWaiting = waiting
    },
  }
}
export type Miner = ReturnType<typeof openMiner>
