import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type TestSite, testSite } from '../../testing/test-site.ts'
import { upload } from '../../testing/upload.ts'

vi.setConfig({ testTimeout: 60_000 })

const slowOnes = 12

let site: TestSite
let sockets: Socket[] = []
beforeAll(async () => {
  site = await testSite({ TRUST_PROXY: '1' })
})
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  sockets = []
})
afterAll(() => site.close())

const head = (network: string) =>
  `POST /api/usersignup/upload HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${network}\r\n` +
  'content-type: multipart/form-data; boundary=b\r\ncontent-length: 1000000\r\n\r\n' +
  '--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n'

/** Somebody who sends a byte a second; answers what they are told in the end. */
const sendSlowly = async (network: string): Promise<string> => {
  const { port } = site.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(head(network))
  const drip = setInterval(() => socket.write('a'), 1000)
  socket.once('close', () => clearInterval(drip))
  return text(socket).catch(() => '')
}

const uploadsOf = async (network: string) => {
  const answer = await upload(site.browser(network), 'a.csv', 'Emissions,2023\nScope 1,900\n')
  return answer.statusCode
}
const begun = (count: number) => vi.waitFor(() => expect(sockets).toHaveLength(count), 60_000)

test('twelve slow uploads from one network keep nobody else from uploading', async () => {
  for (let count = 0; count < slowOnes; count++) void sendSlowly('10.88.0.1')
  await begun(slowOnes)
  // Those of the same network beyond a few were told to wait; once one of them was, all have arrived.
  for (let count = 0; count < 5; count++) expect(await uploadsOf(`10.89.${count}.1`)).toBe(200)
})

test('twelve slow uploads from twelve networks keep nobody else from uploading, and are ended', async () => {
  const told = Array.from({ length: slowOnes }, (_, at) => sendSlowly(`10.90.${at}.1`))
  await begun(slowOnes)
  for (let count = 0; count < 5; count++) expect(await uploadsOf(`10.91.${count}.1`)).toBe(200)
  for (const answer of await Promise.all(told)) {
    expect(answer).toContain('HTTP/1.1 408')
    expect(answer).toContain('"code":"upload_too_slow"')
  }
})
