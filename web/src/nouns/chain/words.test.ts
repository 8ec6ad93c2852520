import { nameChain } from '@ledgerleaf/contract/chain-calls'
import { expect, test } from 'vitest'
import { explorerOf, shorten, tellEntry } from './words.ts'

test('says of each state what is true of it, and nothing of what is on no chain', () => {
  expect(tellEntry({ state: 'none', block: null })).toBeNull()
  expect(tellEntry({ state: 'waiting', block: null })).toBe('waiting for the chain')
  expect(tellEntry({ state: 'sent', block: null })).toBe('sent to the chain, in no block yet')
  expect(tellEntry({ state: 'mined', block: 41 })).toBe('in block 41, not confirmed yet')
  expect(tellEntry({ state: 'confirmed', block: 1041 })).toBe('in block 1,041, confirmed')
})

test('a local chain is called one for trying out, whatever its name', () => {
  expect(nameChain({ local: true, name: 'Mainnet', chainId: 31337 })).toBe(
    'local chain, for trying out (chain 31337)',
  )
  expect(nameChain({ local: false, name: 'Sepolia', chainId: 11155111 })).toBe('Sepolia (chain 11155111)')
  expect(nameChain({ local: false, name: 'chain 5', chainId: 5 })).toBe('chain 5')
})

test('links to an explorer where one is configured', () => {
  expect(explorerOf.transaction({ explorerUrl: 'https://scan.example/' }, '0xab')).toBe(
    'https://scan.example/tx/0xab',
  )
  expect(explorerOf.block({ explorerUrl: null }, 5)).toBeNull()
  expect(shorten(`0x${'ab'.repeat(32)}`)).toBe('0xababab…ababab')
})
