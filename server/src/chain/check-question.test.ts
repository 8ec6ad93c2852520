import { expect, test } from 'vitest'
import { callGasMax, checkQuestion } from './check-question.ts'
import { quantity } from './hex.ts'

const contract = `0x${'ab'.repeat(20)}` as const
const asked = (call: object, found: typeof contract | null = contract) =>
  checkQuestion({ method: 'eth_call', params: [{ to: contract, ...call }] }, async () => found)

test.each([
  ['none is named', {}, callGasMax],
  ['more is named', { gas: '0xbebc200' }, callGasMax],
  ['more is named than a number holds', { gas: `0x${'f'.repeat(64)}` }, callGasMax],
  ['less is named', { gas: '0x5208' }, 21_000],
])('a call goes to the chain with bounded gas where %s', async (_, named, gas) => {
  const { params } = await asked({ data: '0x01', ...named })
  expect(params).toEqual([{ to: contract, data: '0x01', gas: quantity(gas) }, 'latest'])
})

test('what a call does not need is not passed on', async () => {
  const { params } = await asked({ data: '0x01', accessList: [], gasPrice: '0x0' })
  expect(Object.keys(params[0] as object).sort()).toEqual(['data', 'gas', 'to'])
})

test('before there is a contract, no call is answered', async () => {
  await expect(asked({}, null)).rejects.toMatchObject({ code: -32_602 })
})

test('a hash is found however it is written', async () => {
  const hash = `0x${'AB'.repeat(32)}`
  const method = 'eth_getTransactionReceipt'
  const { params } = await checkQuestion({ method, params: [hash] }, async () => contract)
  expect(params).toEqual([hash.toLowerCase()])
})
