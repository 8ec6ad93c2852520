import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { S3Config } from '../platform/store/s3-bucket.ts'

/** The keys this server knows; whatever is signed with others it refuses. */
const keys = { keyId: 'S3RVER', secret: 'S3RVER' }

/** A small server of the S3 protocol from npm, which checks signatures. A service as people run it is tried by `npm run store:s3`. */
export const startS3 = async (port = 0) => {
  const directory = await mkdtemp(join(tmpdir(), 'ledgerleaf-s3-'))
  const open = async (at: number) => {
    const server = new S3rver({
      address: '127.0.0.1',
      port: at,
      directory,
      silent: true,
      configureBuckets: [{ name: 'documents' }],
    })
    return { server, address: await server.run() }
  }
  let running = await open(port)
  const { port: taken } = running.address
  const config: S3Config = {
    bucket: 'documents',
    prefix: 'ledgerleaf/',
    endpoint: `http://127.0.0.1:${taken}`,
    region: 'us-east-1',
    ...keys,
  }
  const variables = {
    STORAGE_URL: 's3://documents/ledgerleaf',
    STORAGE_ENDPOINT: config.endpoint,
    AWS_ACCESS_KEY_ID: keys.keyId,
    AWS_SECRET_ACCESS_KEY: keys.secret,
  }
  let isUp = true
  const stop = async () => {
    if (isUp) await running.server.close()
    isUp = false
  }
  return {
    config,
    variables,
    directory,
    stop,
    /** At the same address, with what it held. */
    start: async () => {
      running = await open(taken)
      isUp = true
    },
    close: async () => {
      await stop()
      await rm(directory, { recursive: true })
    },
  }
}
