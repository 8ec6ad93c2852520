import { once } from 'node:events'
import { createServer as createSecureServer } from 'node:https'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { type TestDns, testDns } from '../testing/test-dns.ts'
import { OutsideError, postOutside } from './fetch-outside.ts'

// Receivers that mean no good, byte by byte. What is sent to them ends within its time and its size, whatever they do.

const servers: { close: () => unknown }[] = []
const sockets = new Set<Socket>()
let dns: TestDns | null = null
afterAll(() => {
  for (const socket of sockets) socket.destroy()
  for (const server of servers) server.close()
  dns?.close()
})

const portOf = (server: Server): number => (server.address() as AddressInfo).port

/** Answers whatever it is asked with what a test does to the socket. */
const hostile = async (answer: (socket: Socket) => void): Promise<string> => {
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('data', () => answer(socket))
  })
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${portOf(server)}/`
}

const open = { dnsServers: [], isPrivateAllowed: true }
const limits = { msMax: 1500, bytesMax: 64 }
const post = async (url: string) => {
  const begun = performance.now()
  const answered = await postOutside(open, url, { headers: {}, body: '{}' }, limits).catch(
    (error: unknown) => {
      if (!(error instanceof OutsideError)) throw error
      return error.message.replace(/^\S+ /, '')
    },
  )
  expect(performance.now() - begun).toBeLessThan(limits.msMax + 2000)
  return answered
}

/** Pours for as long as anybody takes it. */
const pour = (socket: Socket, text: string) => {
  const more = () => {
    while (!socket.destroyed && socket.write(text));
  }
  socket.on('drain', more)
  more()
}

test('an answer that never ends counts by its status, and is left after its first bytes', async () => {
  const url = await hostile((socket) => {
    socket.write('HTTP/1.1 200 OK\r\n\r\n')
    pour(socket, 'x'.repeat(16_384))
  })
  expect(await post(url)).toEqual({ status: 200, head: 'x'.repeat(64) })
})

test('an answer that drips is not waited for', async () => {
  const url = await hostile((socket) => {
    socket.write('HTTP/1.1 202 Accepted\r\ncontent-length: 1000\r\n\r\nslow')
  })
  expect(await post(url)).toEqual({ status: 202, head: 'slow' })
})

test('whoever takes what is sent and says nothing, or drips a head without end, is left when the time is over', async () => {
  expect(await post(await hostile(() => {}))).toBe('did not answer in time.')
  const dripping = await hostile((socket) => {
    socket.write('HTTP/1.1 200 OK\r\n')
    const drip = setInterval(() => socket.write('x-drip: 1\r\n'), 100)
    socket.on('close', () => clearInterval(drip))
  })
  expect(await post(dripping)).toBe('did not answer in time.')
})

test('a head without bound is refused long before it fills the memory', async () => {
  const url = await hostile((socket) => {
    socket.write('HTTP/1.1 200 OK\r\n')
    pour(socket, `x-${'h'.repeat(1000)}: ${'v'.repeat(10_000)}\r\n`)
  })
  expect(await post(url)).toBe('could not be reached.')
})

test('provisional answers without end lead nowhere', async () => {
  const url = await hostile((socket) => {
    const more = setInterval(() => socket.write('HTTP/1.1 102 Processing\r\n\r\n'), 50)
    socket.on('close', () => clearInterval(more))
  })
  expect(await post(url)).toBe('did not answer in time.')
})

test('what is packed stays packed: a bomb is a few bytes that nobody opens', async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000))
  const url = await hostile((socket) => {
    socket.write(`HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: ${bomb.length}\r\n\r\n`)
    socket.end(bomb)
  })
  expect(await post(url)).toEqual({ status: 200, head: '' })
})

test('whoever hangs up before the head was never reached; in the middle of the rest, the status stands', async () => {
  expect(await post(await hostile((socket) => socket.destroy()))).toBe('could not be reached.')
  const half = await hostile((socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\nhalf'))
  expect(await post(half)).toEqual({ status: 200, head: 'half' })
})

test('what is no HTTP, or wants to speak something else, is no answer', async () => {
  expect(await post(await hostile((socket) => socket.end('220 mail.example ESMTP\r\n')))).toBe(
    'could not be reached.',
  )
  const other = await hostile((socket) =>
    socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: chat\r\nconnection: upgrade\r\n\r\n'),
  )
  expect(await post(other)).toBe('could not be reached.')
})

test('no text of theirs holds what the database cannot', async () => {
  const url = await hostile((socket) => {
    socket.write('HTTP/1.1 500 No\r\ncontent-length: 6\r\n\r\na\0b')
    socket.end(Buffer.from([0x63, 0xe2, 0x82]))
  })
  expect(await post(url)).toEqual({ status: 500, head: 'abc' })
})

// Of nobody: made for this test, for a name that is not asked for below.
const certificate = `-----BEGIN CERTIFICATE-----
MIIBrTCCAVOgAwIBAgIUIUshaps6U3Dqyo1bAUr5/PDMPAAwCgYIKoZIzj0EAwIw
HDEaMBgGA1UEAwwRZWxzZXdoZXJlLmV4YW1wbGUwIBcNMjYxMTE4MjAxMzM3WhgP
MjEyNjEwMjUyMDEzMzdaMBwxGjAYBgNVBAMMEWVsc2V3aGVyZS5leGFtcGxlMFkw
EwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEP5XVhWzkbRv9FNWayHCNpvOU0Z2gxyTE
7jEN9VWRP34gfqhLve8idR/Ng25a2VMr55mMZNtWIDPA+PRDo4UvpaNxMG8wHQYD
VR0OBBYEFDvhvwZpWPDiujBzllZMAw586hh6MB8GA1UdIwQYMBaAFDvhvwZpWPDi
ujBzllZMAw586hh6MA8GA1UdEwEB/wQFMAMBAf8wHAYDVR0RBBUwE4IRZWxzZXdo
ZXJlLmV4YW1wbGUwCgYIKoZIzj0EAwIDSAAwRQIhAKH8pjZwKDdBg6ETyjVehRsC
qVh3jPURcwKNxbYL6gWYAiANTrxMuZTFUIJBov5l67q6iur9X2MJCTGQWC5WBHFz
Fg==
-----END CERTIFICATE-----`
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgHlfowCQdUPRT3U7w
R8awUVidLSVn6+XzRLeeFQTvAhuhRANCAAQ/ldWFbORtG/0U1ZrIcI2m85TRnaDH
JMTuMQ31VZE/fiB+qEu97yJ1H82DblrZUyvnmYxk21YgM8D49EOjhS+l
-----END PRIVATE KEY-----`

test('a certificate of another name, or of nobody we trust, is nobody we speak to', async () => {
  dns = await testDns()
  dns.addresses.set('hooks.example', ['127.0.0.1'])
  let asked = 0
  const server = createSecureServer({ key, cert: certificate }, (_, response) => {
    asked += 1
    response.end()
  })
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const outside = { dnsServers: [dns.server], isPrivateAllowed: true }
  const { port } = server.address() as AddressInfo
  await expect(
    postOutside(outside, `https://hooks.example:${port}/`, { headers: {}, body: '{}' }, limits),
  ).rejects.toThrow('could not be reached')
  expect(asked).toBe(0)
})
