import { randomUUID } from 'node:crypto'
import { Credits } from '@ledgerleaf/contract/units'
import type { TypedData } from '@ledgerleaf/contract/wallets'
import pino from 'pino'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { openMirror } from '../chain/mirror-turn.ts'
import { openSequencer } from '../log/run-sequencer.ts'
import { inTransaction } from '../platform/transaction.ts'
import { findCardPaid } from '../trade/payments/index.ts'
import { bringBack, checkBringBack, writeTerms } from '../use/wallets/bring-back.ts'
import { findWithdrawalWallets } from '../use/wallets/index.ts'
import { linkWallet } from '../use/wallets/link-wallet.ts'
import { challengeWallet, findOwnWallet } from '../use/wallets/prove-wallet.ts'
import type { WalletChain, WatchedChain } from '../use/wallets/wallet-chain.ts'
import { takeDeposits } from '../use/wallets/wallets.jobs.ts'
import { withdrawCredits } from '../use/wallets/withdraw-credits.ts'
import { testChain } from './test-chain.ts'
import type { TestDatabase } from './test-database.ts'
import { buyCredits, offerCredits } from './test-market.ts'

export const tokenRegistry = 'Demo Removal Registry'
const publicUrl = 'https://test.example'
const now = () => new Date()

/** Signs as a wallet in a browser does: by what `eth_signTypedData_v4` is handed. */
export const signWith = (account: PrivateKeyAccount, typedData: TypedData): Promise<`0x${string}`> =>
  account.signTypedData(typedData as Parameters<typeof account.signTypedData>[0])

const orderOfCurve = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

/** The other signature of the same key over the same, which anybody can make of the first. */
export const mirrorSignature = (signature: string): `0x${string}` => {
  const s = orderOfCurve - BigInt(`0x${signature.slice(66, 130)}`)
  const v = signature.endsWith('1b') ? '1c' : '1b'
  return `0x${signature.slice(2, 66)}${s.toString(16).padStart(64, '0')}${v}`
}

/** The ledger, a chain with its contract, the mirror between them, and wallets. Nothing in it is a stand-in. */
export const testWallets = async ({ db }: TestDatabase, dataDir: string) => {
  const { parts, provider } = await testChain(db, { findWallets: findWithdrawalWallets })
  const { sequence } = await openSequencer({
    db,
    secret: 'a secret of forty characters for the test',
    dataDir,
    publicUrl,
  })
  const mirror = openMirror(parts)
  const { chainId, contract } = parts.deployment
  const reached: WatchedChain = { chainId, contract, confirmations: 1, request: provider.request }
  const chain: WalletChain = { reach: async () => reached }
  const log = pino({ level: 'silent' })
  const watching = { db, log, chain, publicUrl, alertMail: null }
  const watch = () => takeDeposits(watching)
  /** What waits is on the log and on the chain. */
  const mirrorAll = async () => {
    await sequence()
    while ((await mirror.turn()) !== 'idle');
  }
  /** Everything that waits has happened: on the log, on the chain, and back. */
  const settle = async () => {
    await mirrorAll()
    await watch()
    await mirrorAll()
  }
  await watch()
  const own = async (quantity: number, registry = tokenRegistry, buyerId: string = randomUUID()) => {
    const { batch, listing } = await offerCredits(db, { registry })
    const order = await buyCredits(db, buyerId, listing.id, quantity)
    return { personId: buyerId, batchId: batch.id, orderId: order.id }
  }
  const prove = async (personId: string, account = privateKeyToAccount(generatePrivateKey())) => {
    const challenge = await inTransaction(db, (tx) =>
      challengeWallet(tx, personId, account.address, { chainId, contract, site: 'test.example' }, now()),
    )
    const { wallet } = await inTransaction(db, (tx) =>
      linkWallet(tx, personId, challenge.id, publicUrl, now()),
    )
    return { ...wallet, account }
  }
  const withdraw = (
    personId: string,
    batchId: string,
    walletId: string,
    quantity: number,
    cardWaitHours = 0,
  ) =>
    inTransaction(db, (tx) =>
      withdrawCredits(
        tx,
        personId,
        { batchId, walletId, quantity: Credits.parse(quantity) },
        { ...reached, publicUrl, cardWaits: { hours: cardWaitHours, findPaid: findCardPaid } },
        now(),
      ),
    )
  /** Tokens of a wallet come back to whoever has proven it, by its signature. */
  const comeBack = async (
    personId: string,
    batchId: string,
    { id, account }: { id: string; account: PrivateKeyAccount },
    tokens: number,
  ) => {
    const wallet = await findOwnWallet(db, personId, id)
    const wish = { batchId, quantity: Credits.parse(tokens) }
    const { typedData, ...terms } = await writeTerms(db, reached, wallet, wish, now())
    const signed = { ...wish, ...terms, signature: await signWith(account, typedData) }
    const data = await checkBringBack(reached, wallet, signed, now())
    await inTransaction(db, (tx) => bringBack(tx, personId, id, { ...wish, data }, now()))
    await settle()
  }
  return {
    db,
    reached,
    chain,
    parts,
    provider,
    mirror: mirrorAll,
    watch,
    settle,
    own,
    prove,
    withdraw,
    comeBack,
    watching,
  }
}
export type TestWallets = Awaited<ReturnType<typeof testWallets>>
