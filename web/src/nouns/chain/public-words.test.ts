import { expect, test } from 'vitest'
import { publicWords } from './public-words.ts'

const said = (site: Parameters<typeof publicWords>[0]) => Object.values(publicWords(site)).join(' ')

test('nothing is called on-chain before the server has said that there is a chain, or where there is none', () => {
  expect(said(undefined).trim()).toBe('')
  expect(said({ chain: null })).not.toMatch(/on-chain|tokens on/)
  expect(said({ chain: null })).toContain('no blockchain')
})

test('the chain inside the server is called local and for trying out; another by its name', () => {
  const local = said({ chain: { local: true, name: 'Local chain', chainId: null } })
  expect(local.match(/a local chain, for trying out/g)).toHaveLength(2)
  expect(local.match(/on-chain, on the local chain\./g)).toHaveLength(2)
  const { provenance } = publicWords({ chain: { local: false, name: 'Sepolia', chainId: 11155111 } })
  expect(provenance).toBe(' Each is then repeated with tokens on a blockchain ledger: Sepolia.')
})

test('of the local chain it is said who keeps it, and of no chain that anything is there for good', () => {
  const chain = { local: true, name: 'Local chain', chainId: null }
  expect(publicWords({ chain }).provenance).toContain('nobody else keeps it')
  expect(publicWords({ chain: { ...chain, local: false } }).provenance).not.toContain('nobody else')
  for (const local of [true, false])
    expect(said({ chain: { ...chain, local } })).not.toMatch(/for good|for ever|forever/)
})
