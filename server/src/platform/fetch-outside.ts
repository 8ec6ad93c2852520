import { request as askPlainly, type ClientRequest, type IncomingMessage } from 'node:http'
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

/** Ends with the signal, whoever is waited for. */
const whileOpen = <T>(work: Promise<T>, within: AbortSignal, late: () => Error): Promise<T> =>
  new Promise((resolve, reject) => {
    const leave = () => reject(late())
    if (within.aborted) return leave()
    within.addEventListener('abort', leave, { once: true })
    work.then(resolve, reject).finally(() => within.removeEventListener('abort', leave))
  })

type Opened = { url: URL; within: AbortSignal; request: ClientRequest; response: IncomingMessage }

/** Asks, and answers once the head of the answer is there. Whatever is wrong until then is told in words. */
const open = async (
  outside: OutsideConfig,
  address: string,
  { method = 'GET', headers = {}, body, signal }: Asked,
  msMax: number,
): Promise<Opened> => {
  if (!URL.canParse(address)) throw new OutsideError('What was given as an address is none.')
  const url = new URL(address)
  refuseAddress(outside, url)
  const within = AbortSignal.any([AbortSignal.timeout(msMax), ...(signal ? [signal] : [])])
  const late = () => new OutsideError(`${url.host} did not answer in time.`)
  const pinned = await whileOpen(pin(outside, hostOf(url)), within, late)
  const text = bodyText(body)
  return new Promise((resolve, reject) => {
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
    const unreached = () =>
      reject(within.aborted ? late() : new OutsideError(`${url.host} could not be reached.`))
    request.on('error', unreached)
    // Also where it breaks off, or wants to speak something else.
    request.on('close', unreached)
    request.on('response', (response) => resolve({ url, within, request, response }))
    request.end(text)
  })
}

/**
 * The one door to addresses that somebody else gave: https, to a public address that was looked up before, without following
 * redirects, within a time and a size. It answers as `fetch` does.
 */
export const fetchOutside = async (
  outside: OutsideConfig,
  address: string,
  asked: Asked = {},
  { msMax, bytesMax }: Limits = usual,
): Promise<Response> => {
  const { url, within, request, response } = await open(outside, address, asked, msMax)
  return new Promise((resolve, reject) => {
    const fail = (words: string) => reject(new OutsideError(`${url.host} ${words}`))
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
}

type HeadOfAnswer = { status: number; head: string }

/** How long what follows the head of an answer is waited for, by whoever wants its first bytes alone. */
const bodyMsMax = 1000

/**
 * Sends something through the same door to somebody of whose answer only the status counts. Of what follows as much is read
 * as is asked for, and then it is left, however long, slow or broken it is.
 */
export const postOutside = async (
  outside: OutsideConfig,
  address: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  { msMax, bytesMax }: Limits,
): Promise<HeadOfAnswer> => {
  const { request, response } = await open(outside, address, { method: 'POST', headers, body }, msMax)
  const chunks: Buffer[] = []
  let bytes = 0
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, bodyMsMax)
    const leave = () => {
      clearTimeout(timer)
      resolve()
    }
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk.subarray(0, bytesMax - bytes))
      bytes += chunk.length
      if (bytes >= bytesMax) leave()
    })
    response.on('error', leave)
    response.on('close', leave)
    response.on('end', leave)
  })
  request.destroy()
  const isPacked = response.headers['content-encoding'] !== undefined
  const head = isPacked ? '' : Buffer.concat(chunks).toString('utf8')
  // What no text can hold in the database, and half a letter at the cut.
  return { status: response.statusCode ?? 0, head: head.replaceAll('\u0000', '').replace(/\ufffd+$/, '') }
}
