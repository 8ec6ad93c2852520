import { lookup, Resolver } from 'node:dns/promises'

/** How names of others are looked up, and whether what they answer may be a machine of our own network. */
export type OutsideConfig = {
  /** Empty: those of the operating system. */
  dnsServers: readonly string[]
  /** For tests and closed networks: private addresses, and addresses without https. */
  isPrivateAllowed: boolean
}

const answerMsMax = 2500
const tries = 2

const resolverOf = ({ dnsServers }: OutsideConfig): Resolver => {
  const resolver = new Resolver({ timeout: answerMsMax, tries })
  if (dnsServers.length > 0) resolver.setServers([...dnsServers])
  return resolver
}

/** These say that there is nothing; anything else says that nobody could tell. */
const absent = new Set(['ENOTFOUND', 'ENODATA'])
const isAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && absent.has(String(error.code))

/** The addresses of a name; none where it has none. */
export const findHostAddresses = async (outside: OutsideConfig, host: string): Promise<string[]> => {
  if (outside.dnsServers.length === 0)
    return (await lookup(host, { all: true }).catch(() => [])).map(({ address }) => address)
  const resolver = resolverOf(outside)
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  return found.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
}

/** What stands at a name as text; null where no server could say. */
export const findTexts = async (outside: OutsideConfig, name: string): Promise<string[] | null> => {
  try {
    return (await resolverOf(outside).resolveTxt(name)).map((parts) => parts.join(''))
  } catch (error) {
    return isAbsent(error) ? [] : null
  }
}
