import { request as askPlainly } from 'node:http'
import { request as askSecurely } from 'node:https'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { findHostAddresses, type OutsideConfig } from './ask-dns.ts'

/** Why an address that somebody else gave was not asked, or its answer not taken; in words for whoever gave it. */
export class OutsideError extends Error {}

type Asked = { method?: string; headers?: Record<string, string>; body?: unknown; signal?: AbortSignal }
type Limits = { msMax: number; bytesMax: number }

const usual: Limits = { msMax: 8000, bytesMax: 256 * 1024 }

/** Only what anybody could reach: neither this machine nor its network, in whichever way it is written. */
const isPublic = (address: string): boolean => ipaddr.process(address).range() === 'unicast'

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

const refuseAddress = ({ isPrivateAllowed }: OutsideConfig, url: URL): void => {
  if (url.protocol !== 'https:' && !(isPrivateAllowed && url.protocol === 'http:'))
    throw new OutsideError(`${url.origin} is not an https address.`)
  if (url.username || url.password) throw new OutsideError('An address holds no user name and no password.')
}

/**
 * One address of the host, looked up once: the connection goes there and nowhere else, so a name that answers something else a
 * moment later leads nobody into our own network. A name of which one address is private is refused whole.
 */
const pin = async (outside: OutsideConfig, host: string): Promise<string> => {
  const addresses = isIP(host) ? [host] : await findHostAddresses(outside, host)
  const [first] = addresses
  if (!first) throw new OutsideError(`${host} is not known: no address was found for this name.`)
  if (!outside.isPrivateAllowed && !addresses.every(isPublic))
    throw new OutsideError(`${host} is not on the public internet, so it is not asked.`)
  return first
}

/** Refuses an address that would not be asked, without asking it. */
export const refuseOutside = async (outside: OutsideConfig, address: string): Promise<void> => {
  if (!URL.canParse(address)) throw new OutsideError('What was given as an address is none.')
  const url = new URL(address)
  refuseAddress(outside, url)
  await pin(outside, hostOf(url))
}

const bodyText = (body: unknown): string | undefined => {
  if (body === undefined || body === null) return undefined
  if (typeof body === 'string' || body instanceof URLSearchParams) return String(body)
  throw new OutsideError('Only text is sent.')
}

/**
 * The one door to addresses that somebody else gave: https, to a public address that was looked up before, without following
 * redirects, within a time and a size. It answers as `fetch` does.
 */
export const fetchOutside = async (
  outside: OutsideConfig,
  address: string,
  { method = 'GET', headers = {}, body, signal }: Asked = {},
  { msMax, bytesMax }: Limits = usual,
): Promise<Response> => {
  if (!URL.canParse(address)) throw new OutsideError('What was given as an address is none.')
  const url = new URL(address)
  refuseAddress(outside, url)
  const within = AbortSignal.any([AbortSignal.timeout(msMax), ...(signal ? [signal] : [])])
  const pinned = await pin(outside, hostOf(url))
  const text = bodyText(body)
  return new Promise((resolve, reject) => {
    const fail = (words: string) => reject(new OutsideError(`${url.host} ${words}`))
    const ask = url.protocol === 'https:' ? askSecurely : askPlainly
    const request = ask(url, {
      method,
      headers: { ...headers, ...(text === undefined ? {} : { 'content-length': Buffer.byteLength(text) }) },
      // Both forms: Node asks for all addresses, and for one where it tries no other.
      lookup: (_host, options, found) =>
        options.all
          ? found(null, [{ address: pinned, family: isIP(pinned) }])
          : found(null, pinned, isIP(pinned)),
      agent: false,
      signal: within,
    })
    request.on('error', () => fail(within.aborted ? 'did not answer in time.' : 'could not be reached.'))
    request.on('response', (response) => {
      const status = response.statusCode ?? 0
      if (status >= 300 && status < 400) {
        request.destroy()
        return fail('answered with a redirect, which is not followed.')
      }
      const chunks: Buffer[] = []
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes > bytesMax) {
          fail('answered more than is read.')
          request.destroy()
        } else chunks.push(chunk)
      })
      response.on('error', () => fail(within.aborted ? 'did not answer in time.' : 'broke off its answer.'))
      response.on('end', () => {
        const type = response.headers['content-type']
        const isEmpty = status === 204 || status < 200
        resolve(
          new Response(isEmpty ? null : Buffer.concat(chunks), {
            status: status < 200 ? 502 : status,
            headers: type ? { 'content-type': type } : {},
          }),
        )
      })
    })
    request.end(text)
  })
}
