import { type Address, encodeFunctionData, type Hex } from 'viem'
import { beforeEach, describe, expect, test } from 'vitest'
import { onTestChain } from '../testing/on-test-chain.ts'
import { mirror, refusalOf, stranger, type TestChain, wallet } from '../testing/test-chain.ts'
import { batch, buyer, type Credits, entry, issue, move, seller, withdraw } from '../testing/test-credits.ts'
import { creditsAbi } from './artefact.ts'
import { contractWalletAbi } from './generated/contract-wallet-abi.ts'
import { contractWalletBytecode } from './generated/contract-wallet-bytecode.ts'
import { reentrantAbi } from './generated/reentrant-abi.ts'
import { reentrantBytecode } from './generated/reentrant-bytecode.ts'
import { vaultAddress } from './holder.ts'

let chain: TestChain
let credits: Credits
let receiver: Address
onTestChain(async (opened) => {
  ;({ chain, credits } = opened)
  receiver = await chain.deploy(reentrantAbi, reentrantBytecode, [])
  await credits.change(mirror, 'allowWithdrawal', [batch, true])
  await credits.record(0n, [entry(0n, [issue(100n), withdraw(seller, wallet.address, 10n)])])
})

const types = {
  BringBack: [
    { name: 'wallet', type: 'address' },
    { name: 'id', type: 'uint256' },
    { name: 'amount', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
} as const
const never = 2n ** 255n

const sign = (asked: {
  by?: typeof wallet
  from?: Address
  amount?: bigint
  nonce?: bigint
  deadline?: bigint
  chainId?: number
  contract?: Address
}) =>
  (asked.by ?? wallet).signTypedData({
    domain: {
      name: 'Ledgerleaf credits',
      version: '1',
      chainId: asked.chainId ?? 31_337,
      verifyingContract: asked.contract ?? credits.address,
    },
    types,
    primaryType: 'BringBack',
    message: {
      wallet: asked.from ?? wallet.address,
      id: batch,
      amount: asked.amount ?? 4n,
      nonce: asked.nonce ?? 0n,
      deadline: asked.deadline ?? never,
    },
  })

describe('bringing back', () => {
  test('a wallet gives tokens back, and from the vault they go to a holder', async () => {
    const { events } = await credits.change(wallet, 'bringBack', [batch, 4n])
    expect(events.at(-1)).toMatchObject({
      eventName: 'BroughtBack',
      args: { id: batch, amount: 4n, number: 0n },
    })
    expect(await credits.balance(vaultAddress)).toBe(4n)
    expect(await credits.read('totalSupply', [batch])).toBe(100n)
    await credits.record(1n, [entry(1n, [move(vaultAddress, buyer, 4n)])])
    expect(await credits.balance(buyer)).toBe(4n)
    const again = await credits.change(wallet, 'bringBack', [batch, 1n])
    expect(again.events.at(-1)).toMatchObject({ args: { number: 1n } })
  })

  test('nobody brings back what they do not have, and nothing is no number of tokens', async () => {
    expect(await credits.refusal(stranger, 'bringBack', [batch, 1n])).toBe('ERC1155InsufficientBalance')
    expect(await credits.refusal(wallet, 'bringBack', [batch, 11n])).toBe('ERC1155InsufficientBalance')
    expect(await credits.refusal(wallet, 'bringBack', [batch, 0n])).toBe('NoAmount')
  })

  test('anybody may relay what the wallet has signed, once', async () => {
    const args = [wallet.address, batch, 4n, never, await sign({})] as const
    await credits.change(stranger, 'bringBackFor', args)
    expect(await credits.balance(vaultAddress)).toBe(4n)
    expect(await credits.balance(wallet.address)).toBe(6n)
    expect(await credits.refusal(stranger, 'bringBackFor', args)).toBe('SignatureInvalid')
  })

  test('a signature for another amount, by another, of another chain, contract or turn, or too late is refused', async () => {
    const refusal = (signature: Hex, deadline = never) =>
      credits.refusal(stranger, 'bringBackFor', [wallet.address, batch, 4n, deadline, signature])
    expect(await refusal(await sign({ amount: 5n }))).toBe('SignatureInvalid')
    expect(await refusal(await sign({ by: stranger }))).toBe('SignatureInvalid')
    expect(await refusal(await sign({ chainId: 1 }))).toBe('SignatureInvalid')
    expect(await refusal(await sign({ contract: receiver }))).toBe('SignatureInvalid')
    expect(await refusal(await sign({ nonce: 1n }))).toBe('SignatureInvalid')
    expect(await refusal('0x1234')).toBe('SignatureInvalid')
    const { timestamp } = await chain.client.getBlock()
    expect(await refusal(await sign({ deadline: timestamp - 1n }), timestamp - 1n)).toBe('SignatureExpired')
    expect(await refusal(await sign({}))).toBe('nothing was refused')
  })
})

describe('wallets that are contracts (ERC-1271)', () => {
  let safe: Address
  beforeEach(async () => {
    safe = await chain.deploy(contractWalletAbi, contractWalletBytecode, [wallet.address])
    await credits.record(1n, [entry(1n, [withdraw(seller, safe, 10n)])])
  })
  const handOver = (to: Address) =>
    chain.send(
      stranger,
      safe,
      encodeFunctionData({ abi: contractWalletAbi, functionName: 'handOver', args: [to] }),
    )
  const refusal = (signature: Hex) =>
    credits.refusal(stranger, 'bringBackFor', [safe, batch, 4n, never, signature])

  test('what the owner signs for it, it has signed, once', async () => {
    const signature = await sign({ from: safe })
    const { events } = await credits.change(stranger, 'bringBackFor', [safe, batch, 4n, never, signature])
    expect(events.at(-1)).toMatchObject({ eventName: 'BroughtBack', args: { amount: 4n, number: 0n } })
    expect(await credits.balance(safe)).toBe(6n)
    expect(await credits.balance(wallet.address)).toBe(10n)
    expect(await credits.balance(vaultAddress)).toBe(4n)
    expect(await refusal(signature)).toBe('SignatureInvalid')
    expect(await refusal(await sign({ from: safe, nonce: 1n }))).toBe('nothing was refused')
  })

  test('what the owner signs for themselves, another signs, or the owner of yesterday signed, is not its word', async () => {
    expect(await refusal(await sign({}))).toBe('SignatureInvalid')
    expect(await refusal(await sign({ from: safe, by: stranger }))).toBe('SignatureInvalid')
    const signature = await sign({ from: safe })
    expect(await refusal(signature)).toBe('nothing was refused')
    await handOver(stranger.address)
    expect(await refusal(signature)).toBe('SignatureInvalid')
    expect(await refusal(await sign({ from: safe, by: stranger }))).toBe('nothing was refused')
  })

  test('a contract that knows no signatures has signed nothing', async () => {
    await credits.record(2n, [entry(2n, [withdraw(seller, receiver, 10n)])])
    const signature = await sign({ from: receiver })
    const args = [receiver, batch, 4n, never, signature] as const
    expect(await credits.refusal(stranger, 'bringBackFor', args)).toBe('SignatureInvalid')
  })
})

describe('wallets among themselves', () => {
  const transfer = (to: Address, amount: bigint) =>
    credits.refusal(wallet, 'safeTransferFrom', [wallet.address, to, batch, amount, '0x'])

  test('tokens go from wallet to wallet, and to no holder: what a holder has is what the log says', async () => {
    expect(await transfer(buyer, 1n)).toBe('NotAWallet')
    expect(await transfer(vaultAddress, 1n)).toBe('NotAWallet')
    const many = [wallet.address, seller, [batch], [1n], '0x'] as const
    expect(await credits.refusal(wallet, 'safeBatchTransferFrom', many)).toBe('NotAWallet')
    await credits.change(wallet, 'safeTransferFrom', [wallet.address, stranger.address, batch, 3n, '0x'])
    expect(await credits.balance(stranger.address)).toBe(3n)
  })

  test('nobody takes from a holder or from another wallet', async () => {
    const from = (holder: Address) =>
      credits.refusal(stranger, 'safeTransferFrom', [holder, stranger.address, batch, 1n, '0x'])
    expect(await from(seller)).toBe('ERC1155MissingApprovalForAll')
    expect(await from(wallet.address)).toBe('ERC1155MissingApprovalForAll')
  })
})

describe('receivers with code', () => {
  const tell = (functionName: 'callAgain' | 'refuse' | 'act', args: readonly unknown[]) =>
    chain.send(stranger, receiver, encodeFunctionData({ abi: reentrantAbi, functionName, args } as never))
  const ask = (functionName: 'wasCalled' | 'hasSucceeded') =>
    chain.client.readContract({ address: receiver, abi: reentrantAbi, functionName })
  const call = (functionName: 'bringBack' | 'safeTransferFrom' | 'record', args: readonly unknown[]) =>
    encodeFunctionData({ abi: creditsAbi, functionName, args } as never)
  const give = (amount: bigint) =>
    credits.change(wallet, 'safeTransferFrom', [wallet.address, receiver, batch, amount, '0x'])

  test('who comes back in while receiving finds everything booked, and gains nothing', async () => {
    await tell('callAgain', [call('bringBack', [batch, 3n])])
    await give(3n)
    expect(await ask('hasSucceeded')).toBe(true)
    expect(await credits.balance(receiver)).toBe(0n)
    expect(await credits.balance(vaultAddress)).toBe(3n)
    expect(await credits.balance(wallet.address)).toBe(7n)
    expect(await credits.read('totalSupply', [batch])).toBe(100n)
  })

  test('who comes back in cannot spend the same tokens twice', async () => {
    await tell('callAgain', [call('bringBack', [batch, 4n])])
    await give(3n)
    expect(await ask('wasCalled')).toBe(true)
    expect(await ask('hasSucceeded')).toBe(false)
    expect(await credits.balance(receiver)).toBe(3n)
  })

  test('who comes back in cannot record', async () => {
    await tell('callAgain', [call('record', [1n, [entry(1n, [issue(5n)])]])])
    await give(1n)
    expect(await ask('hasSucceeded')).toBe(false)
    expect(await credits.read('next', [])).toBe(1n)
  })

  test('what is withdrawn asks no receiver: none can stop the log, or come back in while it is recorded', async () => {
    await tell('refuse', [])
    await tell('callAgain', [call('bringBack', [batch, 1n])])
    await credits.record(1n, [entry(1n, [withdraw(seller, receiver, 5n)])])
    expect(await ask('wasCalled')).toBe(false)
    expect(await credits.balance(receiver)).toBe(5n)
    expect(
      await refusalOf(
        chain.client.simulateContract({
          address: credits.address,
          abi: creditsAbi,
          functionName: 'safeTransferFrom',
          args: [wallet.address, receiver, batch, 1n, '0x'],
          account: wallet,
        }),
      ),
    ).toBe('ERC1155InvalidReceiver')
  })

  test('a wallet that is a contract brings back by itself', async () => {
    await give(2n)
    await tell('act', [credits.address, call('bringBack', [batch, 2n])])
    expect(await credits.balance(vaultAddress)).toBe(2n)
  })
})
