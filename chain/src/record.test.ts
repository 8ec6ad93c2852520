import { type Hex, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { onTestChain } from '../testing/on-test-chain.ts'
import { mirror, wallet } from '../testing/test-chain.ts'
import {
  batch,
  buyer,
  type Credits,
  entry,
  issue,
  leafOf,
  move,
  order,
  retire,
  seller,
  withdraw,
} from '../testing/test-credits.ts'
import { acts, mostAtOnce } from './artefact.ts'
import { holderAddress, vaultAddress } from './holder.ts'

const certificate: Hex = `0x${'c'.repeat(64)}`

let credits: Credits
onTestChain(async (opened) => {
  credits = opened.credits
  await credits.record(0n, [entry(3n, [issue(100n)])])
})

describe('the order of the log', () => {
  test('entries without credits are left out, and the contract says where to go on', async () => {
    expect(await credits.read('head', [])).toEqual([4n, 0, leafOf(3n)])
    await credits.record(4n, [entry(9n, [move(seller, buyer, 1n)]), entry(12n, [move(seller, buyer, 2n)])])
    expect(await credits.read('head', [])).toEqual([13n, 0, leafOf(12n)])
    expect(await credits.balance(buyer)).toBe(3n)
  })

  test('an entry it has seen is refused, by itself and inside of a call that would go on', async () => {
    expect(await credits.recordRefusal(0n, [entry(3n, [issue(100n)])])).toBe('Seen')
    expect(await credits.recordRefusal(4n, [entry(3n, [issue(100n)])])).toBe('Seen')
    const twice = [entry(5n, [issue(1n)]), entry(5n, [issue(1n)])]
    expect(await credits.recordRefusal(4n, twice)).toBe('Seen')
    expect(await credits.recordRefusal(4n, [entry(6n, []), entry(5n, [])])).toBe('Seen')
  })

  test('what was sent behind a transaction that failed is refused: no entry is passed over', async () => {
    expect(await credits.recordRefusal(8n, [entry(8n, [issue(1n)])])).toBe('Ahead')
  })

  test('a long entry comes in parts, each once and in order, under one leaf', async () => {
    const part = (number: number, more: boolean) =>
      entry(4n, [move(seller, buyer, 10n)], { part: number, more })
    expect(await credits.recordRefusal(4n, [part(1, true)])).toBe('Ahead')
    await credits.record(4n, [part(0, true)])
    expect(await credits.read('head', [])).toEqual([4n, 1, leafOf(4n)])
    expect(await credits.recordRefusal(4n, [part(0, true)])).toBe('Seen')
    expect(await credits.recordRefusal(4n, [part(2, true)])).toBe('Ahead')
    expect(await credits.recordRefusal(4n, [entry(5n, [])])).toBe('Ahead')
    expect(await credits.recordRefusal(4n, [{ ...part(1, true), leaf: leafOf(8n) }])).toBe('OtherLeaf')
    await credits.record(4n, [part(1, true), part(2, false), entry(5n, [move(seller, buyer, 1n)])])
    expect(await credits.read('head', [])).toEqual([6n, 0, leafOf(5n)])
    expect(await credits.balance(buyer)).toBe(31n)
    expect(await credits.recordRefusal(6n, [part(2, false)])).toBe('Seen')
  })

  test('a call has a hundred moves and a hundred entries at most, and one entry at least', async () => {
    const many = (count: number) => Array.from({ length: count }, () => move(seller, buyer, 1n))
    expect(await credits.recordRefusal(4n, [entry(4n, many(mostAtOnce + 1))])).toBe('TooManyAtOnce')
    expect(await credits.recordRefusal(4n, [entry(4n, many(60)), entry(5n, many(41))])).toBe('TooManyAtOnce')
    const empties = Array.from({ length: mostAtOnce + 1 }, (_, place) => entry(BigInt(4 + place), []))
    expect(await credits.recordRefusal(4n, empties)).toBe('TooManyAtOnce')
    expect(await credits.recordRefusal(4n, [])).toBe('NothingToRecord')
    expect(await credits.read('MOST_AT_ONCE', [])).toBe(BigInt(mostAtOnce))
    const { receipt } = await credits.record(4n, [entry(4n, many(60)), entry(5n, many(40))])
    expect(receipt.gasUsed).toBeLessThan(16_000_000n)
    expect(await credits.balance(buyer)).toBe(100n)
  })

  test('an entry of which one move is refused changes nothing', async () => {
    const half = [entry(4n, [move(seller, buyer, 1n), move(buyer, seller, 2n)])]
    expect(await credits.recordRefusal(4n, half)).toBe('ERC1155InsufficientBalance')
    expect(await credits.read('next', [])).toBe(4n)
  })
})

describe('what an act does', () => {
  test('credits are issued, held, settled, retired and cancelled, and the counters add up', async () => {
    const { events } = await credits.record(4n, [
      entry(4n, [move(seller, order, 60n, { toHeld: true })]),
      entry(5n, [move(order, buyer, 60n, { fromHeld: true })]),
      entry(6n, [retire(buyer, 25n, certificate)]),
      entry(7n, [{ ...move(seller, zeroAddress, 5n), act: acts.cancel }]),
    ])
    expect(events.map(({ eventName }) => eventName)).toEqual([
      ...['Recorded', 'TransferSingle', 'Held'],
      ...['Recorded', 'Freed', 'TransferSingle'],
      ...['Recorded', 'TransferSingle', 'Retired'],
      ...['Recorded', 'TransferSingle', 'Cancelled'],
    ])
    const retired = events.find(({ eventName }) => eventName === 'Retired')
    expect(retired?.args).toMatchObject({ id: batch, amount: 25n, certificate, leaf: leafOf(6n) })
    const read = (name: 'issuedOf' | 'heldOf' | 'retiredOf' | 'cancelledOf' | 'totalSupply') =>
      credits.read(name, [batch])
    expect(
      await Promise.all([read('issuedOf'), read('retiredOf'), read('cancelledOf'), read('heldOf')]),
    ).toEqual([100n, 25n, 5n, 0n])
    expect(await read('totalSupply')).toBe(70n)
    expect([await credits.balance(seller), await credits.balance(buyer)]).toEqual([35n, 35n])
  })

  test('held credits leave as held and in no other way', async () => {
    await credits.record(4n, [
      entry(4n, [move(seller, order, 60n, { toHeld: true }), move(seller, order, 3n)]),
    ])
    expect(await credits.read('heldBy', [order, batch])).toBe(60n)
    expect(await credits.read('heldOf', [batch])).toBe(60n)
    expect(await credits.recordRefusal(5n, [entry(5n, [move(order, buyer, 4n)])])).toBe('OnlyHeld')
    expect(await credits.recordRefusal(5n, [entry(5n, [retire(order, 60n, certificate)])])).toBe('OnlyHeld')
    const tooMany = [entry(5n, [move(order, buyer, 61n, { fromHeld: true })])]
    expect(await credits.recordRefusal(5n, tooMany)).toBe('NotHeld')
    await credits.record(5n, [
      entry(5n, [move(order, buyer, 3n), move(order, buyer, 60n, { fromHeld: true })]),
    ])
    expect(await credits.balance(buyer)).toBe(63n)
    expect(await credits.read('heldOf', [batch])).toBe(0n)
  })

  test('nothing is created by moving more than there is, and nothing by numbers too large', async () => {
    const most = 2n ** 64n - 1n
    expect(await credits.recordRefusal(4n, [entry(4n, [move(seller, buyer, 101n)])])).toBe(
      'ERC1155InsufficientBalance',
    )
    expect(await credits.recordRefusal(4n, [entry(4n, [move(seller, buyer, 0n)])])).toBe('NoAmount')
    // The counter of the batch has 100 already: the sum is refused, and does not begin anew at zero.
    expect(await credits.recordRefusal(4n, [entry(4n, [issue(most)])])).toBe('Panic')
    await credits.record(4n, [entry(4n, [issue(most, { id: 8n })])])
    expect(await credits.read('totalSupply', [8n])).toBe(most)
  })

  test('an act nobody knows is refused', async () => {
    const refused = credits.recordRefusal(4n, [entry(4n, [{ ...move(seller, buyer, 1n), act: 5 }])])
    expect(await refused).not.toBe('nothing was refused')
  })

  test('the mirror moves between holders alone: it can take from no wallet, and give to one only by withdrawing', async () => {
    const refusal = (it: ReturnType<typeof move>) => credits.recordRefusal(4n, [entry(4n, [it])])
    expect(await refusal(move(seller, wallet.address, 1n))).toBe('NotAHolder')
    expect(await refusal(issue(1n, { to: wallet.address }))).toBe('NotAHolder')
    expect(await refusal(issue(1n, { from: seller }))).toBe('NotAHolder')
    expect(await refusal(move(seller, zeroAddress, 1n))).toBe('NotAHolder')
    expect(await refusal(move(zeroAddress, seller, 1n))).toBe('NotAHolder')
    expect(await refusal(retire(seller, 1n, certificate, { to: buyer }))).toBe('NotAWallet')
    expect(await refusal(withdraw(seller, wallet.address, 1n))).toBe('WithdrawalNotAllowed')
    await credits.change(mirror, 'allowWithdrawal', [batch, true])
    expect(await refusal(withdraw(seller, buyer, 1n))).toBe('NotAWallet')
    await credits.record(4n, [entry(4n, [withdraw(seller, wallet.address, 2n)])])
    const later = (it: ReturnType<typeof move>) => credits.recordRefusal(5n, [entry(5n, [it])])
    expect(await later(move(wallet.address, seller, 1n))).toBe('NotAHolder')
    expect(await later(retire(wallet.address, 1n, certificate))).toBe('NotAHolder')
  })
})

test('an account has the same address here as in the contract', async () => {
  expect(await credits.read('holderOf', ['credits/held/an order – ünïcode'])).toSatisfy(
    (address: string) => address.toLowerCase() === holderAddress('credits/held/an order – ünïcode'),
  )
  expect(((await credits.read('vault', [])) as string).toLowerCase()).toBe(vaultAddress)
  expect(await credits.read('isHolder', [seller])).toBe(true)
  expect(await credits.read('isHolder', [wallet.address])).toBe(false)
  expect(await credits.read('uri', [batch])).toBe('https://example.com/tokens/7.json')
})
