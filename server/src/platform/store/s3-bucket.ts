import { createReadStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { all, child, readXml, textAt } from '../read-xml.ts'
import { type Bucket, isObjectName, type SealedFile } from './bucket.ts'

export type S3Config = {
  bucket: string
  /** Before each name, with its slash; empty for none. */
  prefix: string
  endpoint: string
  region: string
  keyId: string
  secret: string
}

type Asked = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  name?: string
  query?: Record<string, string>
  sealed?: SealedFile
  msMax: number
}

/** How long after each attempt the next one is made: connections that a stumbling service left behind have ended by then. */
const pausesMs = [100, 400]
const transferMsMax = 60_000
const wordMsMax = 10_000
const emptySha256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

/** What the service said, without what was asked: an address may hold more than the log should. */
const refused = async (response: Response): Promise<Error> => {
  const words = (await response.text().catch(() => '')).slice(0, 2000)
  const code = /<Code>([A-Za-z0-9]+)<\/Code>/.exec(words)?.[1]
  return new Error(`the object store answered ${response.status}${code ? ` ${code}` : ''}`)
}

/**
 * Documents in a bucket of a service that speaks the protocol of Amazon S3. The operator names its address, so it may be a
 * private one: the rule of `fetchOutside` is for addresses that others give.
 */
export const s3Bucket = (config: S3Config, drafts: string): Bucket => {
  const { bucket, prefix, endpoint, region, keyId, secret } = config
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, service: 's3', region })

  const attempt = async ({ method, name, query, sealed, msMax }: Asked): Promise<Response> => {
    const url = new URL(`${endpoint}/${bucket}${name === undefined ? '' : `/${prefix}${name}`}`)
    for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, value)
    // The hash is signed with the rest: neither a proxy nor a bad line puts other bytes under our name.
    const signed = await client.sign(url.href, {
      method,
      headers: { 'x-amz-content-sha256': sealed?.sha256 ?? emptySha256 },
    })
    const { headers } = signed
    // Told, so that it is not sent in pieces of unknown number, which some services refuse.
    if (sealed) headers.set('content-length', String(sealed.byteCount))
    const limit = new AbortController()
    const late = setTimeout(() => limit.abort(new Error('the object store did not answer in time')), msMax)
    late.unref()
    try {
      return await fetch(signed.url, {
        method,
        headers,
        ...(sealed ? { body: createReadStream(sealed.file), duplex: 'half' } : {}),
        redirect: 'manual',
        signal: limit.signal,
      })
    } finally {
      // A document may take as long as whoever reads it: silence ends it, as everywhere, and not its length.
      if (method === 'GET' && name !== undefined) clearTimeout(late)
    }
  }

  /** Everything asked here may be asked again: a service that stumbles is asked once more, and then again. */
  const ask = async (asked: Asked): Promise<Response> => {
    for (const pauseMs of pausesMs) {
      const response = await attempt(asked).catch(() => null)
      if (response && response.status < 500) return response
      await response?.body?.cancel()
      await pause(pauseMs)
    }
    return attempt(asked)
  }
  const settle = async (asked: Asked): Promise<void> => {
    const response = await ask(asked)
    if (!response.ok) throw await refused(response)
    await response.body?.cancel()
  }

  return {
    where: 's3',
    says: 'The object store',
    draftFolder: async () => {
      await mkdir(drafts, { recursive: true, mode: 0o700 })
      return drafts
    },
    take: (name, sealed) => settle({ method: 'PUT', name, sealed, msMax: transferMsMax }),
    open: async (name) => {
      const response = await ask({ method: 'GET', name, msMax: transferMsMax })
      if (response.status === 404) {
        const reason = await refused(response)
        // A bucket that is not there is a wrong setting, not a document that is missing.
        if (!/NoSuchKey/.test(reason.message)) throw reason
        return null
      }
      if (!response.ok || !response.body) throw await refused(response)
      const pieces = Readable.fromWeb(response.body as ReadableStream<Uint8Array>)
      // Whoever reads is told of it. An answer that breaks off before anybody does would end the server.
      pieces.on('error', () => {})
      return pieces
    },
    remove: async (name) => {
      const response = await ask({ method: 'DELETE', name, msMax: wordMsMax })
      if (!response.ok && response.status !== 404) throw await refused(response)
      await response.body?.cancel()
    },
    list: async function* () {
      let next: string | null = null
      do {
        const query: Record<string, string> = {
          'list-type': '2',
          prefix,
          ...(next === null ? {} : { 'continuation-token': next }),
        }
        const response = await ask({ method: 'GET', query, msMax: transferMsMax })
        if (!response.ok) throw await refused(response)
        const page = child(readXml(await response.text()), 'ListBucketResult')
        for (const one of all(page, 'Contents')) {
          const name = (textAt(one, 'Key') ?? '').slice(prefix.length)
          if (isObjectName(name)) yield name
        }
        next = textAt(page, 'IsTruncated') === 'true' ? textAt(page, 'NextContinuationToken') : null
      } while (next !== null)
    },
    // To ask for the bucket itself needs the address, its name and the key to be right, and changes nothing.
    probe: () => settle({ method: 'HEAD', msMax: wordMsMax }),
  }
}
