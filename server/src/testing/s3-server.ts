import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import S3rver from '@20minutes/s3rver'
import { AwsClient } from 'aws4fetch'

/** A server of the S3 protocol that a test may stop, and start again at the same address with what it held. */
type Opened = {
  port: number
  stop: () => Promise<void>
  start: () => Promise<void>
  close: () => Promise<void>
}

/** Small, from npm, and it checks signatures. */
const openSmall = async (): Promise<Opened> => {
  const directory = await mkdtemp(join(tmpdir(), 'ledgerleaf-s3-'))
  const open = async (port: number) => {
    const server = new S3rver({
      address: '127.0.0.1',
      port,
      directory,
      silent: true,
      configureBuckets: [{ name: 'documents' }],
    })
    return { server, port: (await server.run()).port }
  }
  let running: Awaited<ReturnType<typeof open>> | null = await open(0)
  const { port } = running
  const stop = async () => {
    await running?.server.close()
    running = null
  }
  return {
    port,
    stop,
    start: async () => {
      running = await open(port)
    },
    close: async () => {
      await stop()
      await rm(directory, { recursive: true })
    },
  }
}

/** A service as people run it, through a line that can be cut: `npm run store:s3` starts one and names it. */
const openReal = async (endpoint: string): Promise<Opened> => {
  const { hostname, port: target } = new URL(endpoint)
  const sockets = new Set<Socket>()
  const open = async (port: number): Promise<Server> => {
    const line = createServer((client) => {
      const upstream = connect(Number(target), hostname)
      for (const socket of [client, upstream]) {
        sockets.add(socket)
        socket.on('error', () => {})
        socket.on('close', () => {
          sockets.delete(socket)
          client.destroy()
          upstream.destroy()
        })
      }
      client.pipe(upstream).pipe(client)
    })
    await new Promise<void>((listening) => line.listen(port, '127.0.0.1', listening))
    return line
  }
  let line: Server | null = await open(0)
  const { port } = line.address() as AddressInfo
  const stop = async () => {
    const closed = new Promise<void>((over) => (line ? line.close(() => over()) : over()))
    for (const socket of sockets) socket.destroy()
    await closed
    line = null
  }
  const start = async () => {
    line = await open(port)
  }
  return { port, stop, start, close: stop }
}

/** Takes the small server, or the one that TEST_S3_ENDPOINT names. */
export const startS3 = async () => {
  const {
    TEST_S3_ENDPOINT: real,
    TEST_S3_KEY_ID: keyId = 'S3RVER',
    TEST_S3_SECRET: secret = 'S3RVER',
  } = process.env
  const opened = await (real ? openReal(real) : openSmall())
  const endpoint = `http://127.0.0.1:${opened.port}`
  // Each test file has its own part of the bucket.
  const part = `p${process.pid}-${Date.now()}`
  const region = 'us-east-1'
  if (real) {
    const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, service: 's3', region })
    const made = await client.fetch(`${endpoint}/documents`, { method: 'PUT' })
    if (!made.ok && made.status !== 409) throw new Error(`no bucket could be made: ${made.status}`)
  }
  return {
    ...opened,
    config: { bucket: 'documents', prefix: `${part}/`, endpoint, region, keyId, secret },
    variables: {
      STORAGE_URL: `s3://documents/${part}`,
      STORAGE_ENDPOINT: endpoint,
      AWS_ACCESS_KEY_ID: keyId,
      AWS_SECRET_ACCESS_KEY: secret,
    },
  }
}
