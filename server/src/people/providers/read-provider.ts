import type { TestedPoint } from '@ledgerleaf/contract/providers'
import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  customFetch,
  enableNonRepudiationChecks,
} from 'openid-client'
import { z } from 'zod'
import type { OutsideConfig } from '../../platform/ask-dns.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { fetchOutside, OutsideError, refuseOutside } from '../../platform/fetch-outside.ts'

/** What signs an identity token here: keys that the provider publishes, and never a secret that both sides hold. */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
]

const address = z.string().max(1000)
const names = z.array(z.string()).max(200)
const Document = z.object({
  issuer: address,
  authorization_endpoint: address,
  token_endpoint: address,
  jwks_uri: address,
  userinfo_endpoint: address.optional(),
  id_token_signing_alg_values_supported: names.default(['RS256']),
  token_endpoint_auth_methods_supported: names.optional(),
  authorization_response_iss_parameter_supported: z.boolean().optional(),
})
type Document = z.infer<typeof Document>
const Keys = z.object({ keys: z.array(z.object({ kty: z.string() })).max(200) })

type Client = { issuer: string; clientId: string; clientSecret: string }

const readJson = async (outside: OutsideConfig, url: string, what: string): Promise<unknown> => {
  const answer = await fetchOutside(outside, url, { headers: { accept: 'application/json' } })
  if (!answer.ok)
    throw new OutsideError(`${new URL(url).host} answered ${answer.status} when asked for ${what}.`)
  return answer.json().catch(() => {
    throw new OutsideError(`What ${new URL(url).host} answered as ${what} is not JSON.`)
  })
}

const readDocument = async (outside: OutsideConfig, issuer: string): Promise<Document> => {
  const url = `${issuer}/.well-known/openid-configuration`
  const read = Document.safeParse(await readJson(outside, url, 'its discovery document'))
  if (read.success) return read.data
  const missing = read.error.issues.map(({ path }) => path.join('.')).join(', ')
  throw new OutsideError(`The discovery document lacks ${missing}.`)
}

const refuseIssuer = (document: Document, issuer: string): void => {
  if (document.issuer.replace(/\/$/, '') !== issuer)
    throw new OutsideError(
      `The discovery document names another issuer, “${document.issuer.slice(0, 200)}”. Give the issuer of your own tenant exactly as it names itself.`,
    )
}

const refuseAddresses = async (outside: OutsideConfig, document: Document): Promise<void> => {
  const { authorization_endpoint, token_endpoint, jwks_uri, userinfo_endpoint } = document
  for (const given of [authorization_endpoint, token_endpoint, jwks_uri, userinfo_endpoint])
    if (given !== undefined) await refuseOutside(outside, given)
}

const signingOf = (document: Document): string[] => {
  const known = document.id_token_signing_alg_values_supported.filter((name) => algorithms.includes(name))
  if (known.length === 0) throw new OutsideError('It signs identity tokens in no way that is accepted here.')
  return known
}

const refuseKeys = async (outside: OutsideConfig, { jwks_uri }: Document): Promise<void> => {
  const read = Keys.safeParse(await readJson(outside, jwks_uri, 'its keys'))
  if (!read.success || !read.data.keys.some(({ kty }) => kty !== 'oct'))
    throw new OutsideError('It publishes no key that an identity token could be checked with.')
}

/** Looks at a provider point by point, up to the first that is not as it should be. */
export const testProvider = async (outside: OutsideConfig, issuer: string): Promise<TestedPoint[]> => {
  const points: TestedPoint[] = []
  try {
    const document = await readDocument(outside, issuer)
    points.push({ isFine: true, says: 'Its discovery document was read.' })
    refuseIssuer(document, issuer)
    points.push({ isFine: true, says: 'It names the issuer you gave.' })
    await refuseAddresses(outside, document)
    points.push({
      isFine: true,
      says: outside.isPrivateAllowed
        ? 'Its addresses can be asked.'
        : 'Its addresses are https and on the public internet.',
    })
    await refuseKeys(outside, document)
    points.push({
      isFine: true,
      says: `It publishes its keys, and signs with ${signingOf(document).join(', ')}.`,
    })
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    points.push({ isFine: false, says: error.message })
  }
  return points
}

/** The provider as it says itself today, ready to be asked. Whatever the library asks goes by our own door. */
export const readProvider = async (
  outside: OutsideConfig,
  { issuer, clientId, clientSecret }: Client,
): Promise<Configuration> => {
  try {
    const document = await readDocument(outside, issuer)
    refuseIssuer(document, issuer)
    await refuseAddresses(outside, document)
    const signing = signingOf(document)
    const methods = document.token_endpoint_auth_methods_supported
    const takesBasic = !methods || methods.includes('client_secret_basic')
    const provider = new Configuration(
      { ...document, id_token_signing_alg_values_supported: signing },
      clientId,
      {},
      takesBasic ? ClientSecretBasic(clientSecret) : ClientSecretPost(clientSecret),
    )
    provider[customFetch] = (url, { method, headers, body, signal }) =>
      fetchOutside(outside, url, { method, headers, body, ...(signal ? { signal } : {}) })
    // The signature counts also where the token came straight from the provider.
    enableNonRepudiationChecks(provider)
    if (outside.isPrivateAllowed) allowInsecureRequests(provider)
    return provider
  } catch (error) {
    if (error instanceof OutsideError) throw new DomainError('provider_unfit', { message: error.message })
    throw error
  }
}
