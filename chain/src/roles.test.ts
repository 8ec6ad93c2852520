import { type Hex, keccak256, toHex, zeroHash } from 'viem'
import { describe, expect, test } from 'vitest'
import { onTestChain } from '../testing/on-test-chain.ts'
import { admin, mirror, pauser, stranger, type TestChain, wallet } from '../testing/test-chain.ts'
import { batch, buyer, type Credits, entry, issue, move, seller, withdraw } from '../testing/test-credits.ts'
import { creditsAbi } from './artefact.ts'

const mirrorRole = keccak256(toHex('MIRROR_ROLE'))
const root = (letter: string): Hex => `0x${letter.repeat(64)}`

let chain: TestChain
let credits: Credits
onTestChain(async (opened) => {
  ;({ chain, credits } = opened)
  await credits.change(mirror, 'allowWithdrawal', [batch, true])
  await credits.record(0n, [entry(0n, [issue(100n), withdraw(seller, wallet.address, 10n)])])
})

describe('roles', () => {
  test('the mirror alone records, anchors and allows; not even the administrator does', async () => {
    for (const other of [admin, pauser, wallet, stranger]) {
      const refused = await Promise.all([
        credits.refusal(other, 'record', [1n, [entry(1n, [issue(1n)])]]),
        credits.refusal(other, 'anchor', [1n, root('a')]),
        credits.refusal(other, 'allowWithdrawal', [batch, true]),
      ])
      expect(new Set(refused)).toEqual(new Set(['AccessControlUnauthorizedAccount']))
    }
  })

  test('who may stop can do nothing else, and cannot start again', async () => {
    expect(await credits.refusal(mirror, 'pause', [])).toBe('AccessControlUnauthorizedAccount')
    await credits.change(pauser, 'pause', [])
    expect(await credits.refusal(pauser, 'unpause', [])).toBe('AccessControlUnauthorizedAccount')
    expect(await credits.refusal(pauser, 'setBase', [''])).toBe('AccessControlUnauthorizedAccount')
    await credits.change(admin, 'unpause', [])
    expect(await credits.read('paused', [])).toBe(false)
  })

  test('the administrator takes the mirror its role and gives it to another', async () => {
    expect(await credits.refusal(mirror, 'grantRole', [mirrorRole, stranger.address])).toBe(
      'AccessControlUnauthorizedAccount',
    )
    await credits.change(admin, 'revokeRole', [mirrorRole, mirror.address])
    await credits.change(admin, 'grantRole', [mirrorRole, stranger.address])
    expect(await credits.recordRefusal(1n, [entry(1n, [issue(1n)])])).toBe('AccessControlUnauthorizedAccount')
    expect(await credits.refusal(stranger, 'record', [1n, [entry(1n, [issue(1n)])]])).toBe(
      'nothing was refused',
    )
  })

  test('another administrator takes a day and their own word', async () => {
    expect(await credits.refusal(admin, 'grantRole', [zeroHash, stranger.address])).toBe(
      'AccessControlEnforcedDefaultAdminRules',
    )
    await credits.change(admin, 'beginDefaultAdminTransfer', [stranger.address])
    expect(await credits.refusal(stranger, 'acceptDefaultAdminTransfer', [])).toBe(
      'AccessControlEnforcedDefaultAdminDelay',
    )
    expect(await credits.refusal(wallet, 'acceptDefaultAdminTransfer', [])).toBe(
      'AccessControlInvalidDefaultAdmin',
    )
  })
})

describe('pause', () => {
  test('nothing moves, is anchored or allowed while it lasts, not among wallets either', async () => {
    await credits.change(pauser, 'pause', [])
    const refused = await Promise.all([
      credits.recordRefusal(1n, [entry(1n, [move(seller, buyer, 1n)])]),
      credits.recordRefusal(1n, [entry(1n, [])]),
      credits.refusal(mirror, 'anchor', [1n, root('a')]),
      credits.refusal(mirror, 'allowWithdrawal', [batch, false]),
      credits.refusal(wallet, 'bringBack', [batch, 1n]),
      credits.refusal(wallet, 'safeTransferFrom', [wallet.address, stranger.address, batch, 1n, '0x']),
    ])
    expect(new Set(refused)).toEqual(new Set(['EnforcedPause']))
    expect(await credits.balance(wallet.address)).toBe(10n)
  })

  test('afterwards the log goes on where it was', async () => {
    await credits.change(pauser, 'pause', [])
    await credits.change(admin, 'unpause', [])
    await credits.record(1n, [entry(1n, [move(seller, buyer, 1n)])])
    expect(await credits.balance(buyer)).toBe(1n)
  })
})

describe('anchors', () => {
  test('the log is anchored as it grows, and a size has one root for good', async () => {
    const { events } = await credits.change(mirror, 'anchor', [10n, root('a')])
    expect(events.map(({ eventName }) => eventName)).toEqual(['Anchored'])
    await credits.change(mirror, 'anchor', [20n, root('b')])
    expect(await credits.read('rootAt', [10n])).toBe(root('a'))
    expect(await credits.read('anchoredSize', [])).toBe(20n)
    expect(await credits.refusal(mirror, 'anchor', [20n, root('c')])).toBe('OtherRoot')
    expect(await credits.refusal(mirror, 'anchor', [10n, root('c')])).toBe('OtherRoot')
    expect(await credits.refusal(mirror, 'anchor', [15n, root('c')])).toBe('AnchorBehind')
    expect(await credits.refusal(mirror, 'anchor', [30n, zeroHash])).toBe('NoRoot')
  })

  test('the same once more is no refusal and no event', async () => {
    await credits.change(mirror, 'anchor', [10n, root('a')])
    await credits.change(mirror, 'anchor', [20n, root('b')])
    const { events } = await credits.change(mirror, 'anchor', [10n, root('a')])
    expect(events).toEqual([])
    expect(await credits.read('anchoredSize', [])).toBe(20n)
  })
})

describe('no upgrade', () => {
  // What was promised to holders of tokens is the code they could read. A mistake is answered by another contract, to
  // which the log is repeated from its beginning.
  test('nothing in the contract can replace or destroy its code', async () => {
    const names = creditsAbi.flatMap((each) => ('name' in each ? [each.name] : []))
    expect(names.filter((name) => /upgrade|implementation|proxy|destr|initializ/i.test(name))).toEqual([])
    const code = (await chain.client.getCode({ address: credits.address })) ?? '0x'
    const found = opcodesIn(code)
    expect(found.has(0xf4), 'DELEGATECALL').toBe(false)
    expect(found.has(0xf2), 'CALLCODE').toBe(false)
    expect(found.has(0xff), 'SELFDESTRUCT').toBe(false)
  })

  test('nobody can send it money that would then be lost', async () => {
    await expect(chain.client.call({ account: stranger, to: credits.address, value: 1n })).rejects.toThrow(
      /revert/,
    )
  })
})

/** The instructions of a contract: what a PUSH carries is none, and neither is what the compiler says of itself at the end. */
const opcodesIn = (code: Hex): Set<number> => {
  const bytes = Buffer.from(code.slice(2), 'hex')
  const end = bytes.length - 2 - bytes.readUInt16BE(bytes.length - 2)
  const found = new Set<number>()
  for (let at = 0; at < end; at++) {
    const opcode = bytes[at] ?? 0
    found.add(opcode)
    if (opcode >= 0x60 && opcode <= 0x7f) at += opcode - 0x5f
  }
  return found
}
