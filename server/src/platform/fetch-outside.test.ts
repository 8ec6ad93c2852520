import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDns, testDns } from '../testing/test-dns.ts'
import { findTexts } from './ask-dns.ts'
import { fetchOutside } from './fetch-outside.ts'

let dns: TestDns
let asked = 0
const server = createServer((request, response) => {
  asked += 1
  if (request.url === '/redirect')
    return response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end()
  // Neither ever ends by itself: whoever asked has to leave.
  if (request.url === '/slow') return
  if (request.url === '/endless') {
    const pour = () => {
      while (!response.destroyed && response.write('x'.repeat(16_384)));
    }
    response.on('drain', pour)
    return pour()
  }
  request.pipe(response.writeHead(200, { 'content-type': 'text/plain' }))
})
const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const strict = () => ({ dnsServers: [dns.server], isPrivateAllowed: false })
const open = () => ({ dnsServers: [dns.server], isPrivateAllowed: true })

beforeAll(async () => {
  dns = await testDns()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  dns.close()
})

test.each([
  '127.0.0.1',
  '10.0.0.8',
  '192.168.1.1',
  '172.16.0.1',
  '100.64.0.1',
  '169.254.169.254',
  '0.0.0.0',
  '::1',
  '::ffff:127.0.0.1',
  'fd00::1',
  'fe80::1',
  '64:ff9b::7f00:1',
])('a name that leads to %s is never asked', async (address) => {
  dns.addresses.set('hostile.example', [address])
  await expect(fetchOutside(strict(), 'https://hostile.example/')).rejects.toThrow(
    'not on the public internet',
  )
})

test('a name with one public and one private address is refused whole', async () => {
  dns.addresses.set('both.example', ['93.184.216.34', '127.0.0.1'])
  await expect(fetchOutside(strict(), 'https://both.example/')).rejects.toThrow('not on the public internet')
})

test.each([
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://[::ffff:7f00:1]/',
])('%s is refused as it is written', async (address) => {
  await expect(fetchOutside(strict(), address)).rejects.toThrow('not on the public internet')
})

test('without https, with a password or at a name nobody knows nothing is asked', async () => {
  await expect(fetchOutside(strict(), origin())).rejects.toThrow('not an https address')
  await expect(fetchOutside(open(), 'file:///etc/passwd')).rejects.toThrow('not an https address')
  await expect(fetchOutside(strict(), 'https://me:you@example.org/')).rejects.toThrow('no user name')
  await expect(fetchOutside(strict(), 'https://nobody.example/')).rejects.toThrow('no address was found')
  expect(asked).toBe(0)
})

test('what is sent arrives, at the address the name had', async () => {
  dns.addresses.set('there.example', ['127.0.0.1'])
  const { port } = server.address() as AddressInfo
  const answer = await fetchOutside(open(), `http://there.example:${port}/`, {
    method: 'POST',
    body: new URLSearchParams({ a: 'ü' }),
  })
  expect([answer.status, await answer.text()]).toEqual([200, 'a=%C3%BC'])
})

test('a redirect is not followed, a slow one is left, an endless one is cut off', async () => {
  await expect(fetchOutside(open(), `${origin()}/redirect`)).rejects.toThrow('redirect')
  const limits = { msMax: 300, bytesMax: 100_000 }
  await expect(fetchOutside(open(), `${origin()}/slow`, {}, limits)).rejects.toThrow('in time')
  const patient = { msMax: 20_000, bytesMax: 100_000 }
  await expect(fetchOutside(open(), `${origin()}/endless`, {}, patient)).rejects.toThrow('more than is read')
})

test('texts that are not there are told apart from a server that cannot say', async () => {
  dns.texts.set('_ledgerleaf.example.org', ['one', 'two'])
  expect((await findTexts(strict(), '_ledgerleaf.example.org'))?.sort()).toEqual(['one', 'two'])
  expect(await findTexts(strict(), '_ledgerleaf.example.net')).toEqual([])
  dns.isBroken = true
  expect(await findTexts(strict(), '_ledgerleaf.example.org')).toBeNull()
  dns.isBroken = false
})
