import type { Config } from '../platform/config.ts'

export type CookieName = 'session' | 'half' | 'visitor' | 'state' | 'trip' | 'device'

const isHttps = (config: Pick<Config, 'publicUrl'>) => config.publicUrl.startsWith('https://')

/** Where the origin is https, the `__Host-` prefix makes the browser refuse a cookie that any other host set. */
export const cookieName = (config: Pick<Config, 'publicUrl'>, name: CookieName): string =>
  isHttps(config) ? `__Host-ledgerleaf.${name}` : `ledgerleaf.${name}`

export const cookieAttributes = (config: Pick<Config, 'publicUrl'>) =>
  ({ path: '/', httpOnly: true, secure: isHttps(config), sameSite: 'lax' }) as const
