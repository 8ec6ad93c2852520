import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askChain } from './ask-chain.ts'

let answer = { status: 200, headers: {}, body: '' }
const node = createServer((_, response) => {
  response.writeHead(answer.status, answer.headers).end(answer.body)
})
beforeAll(() => new Promise<void>((listening) => node.listen(0, '127.0.0.1', listening)))
afterAll(() => new Promise<void>((closed) => node.close(() => closed())))

const ask = () => {
  const { port } = node.address() as AddressInfo
  return askChain(`http://127.0.0.1:${port}`)('eth_chainId', [])
}

test('whoever has asked too often is told so, and for how long to wait', async () => {
  answer = { status: 429, headers: { 'retry-after': '41' }, body: '{}' }
  await expect(ask()).rejects.toMatchObject({
    name: 'Unanswered',
    message: expect.stringMatching(/asked too often .*\(429\)\. Please wait 41 seconds/),
  })
  answer = { status: 429, headers: {}, body: '' }
  await expect(ask()).rejects.toThrow('Please wait a moment and check again.')
})

test('an answer is handed on, and a node that is down is no answer', async () => {
  answer = { status: 200, headers: {}, body: JSON.stringify({ result: '0x7a69' }) }
  expect(await ask()).toBe('0x7a69')
  answer = { status: 502, headers: {}, body: '' }
  await expect(ask()).rejects.toMatchObject({ name: 'Unanswered' })
})
