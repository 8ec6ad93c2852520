import { isIP } from 'node:net'
import type { Config } from '../../platform/config.ts'

type Site = Pick<Config, 'publicUrl' | 'production' | 'port'>
export type RelyingParty = { id: string; origins: string[] }

/**
 * Whom a passkey is made for: the name of the configured address, never of the Host header. Null where that is a number, for
 * which browsers make none. On a developer's machine a page may also come from the port itself.
 */
export const relyingParty = ({ publicUrl, production, port }: Site): RelyingParty | null => {
  const { hostname, origin } = new URL(publicUrl)
  if (isIP(hostname) || hostname.startsWith('[')) return null
  const local = hostname === 'localhost' && !production ? [`http://localhost:${port}`] : []
  return { id: hostname, origins: [...new Set([origin, ...local])] }
}
