import type { Server } from 'node:http'

/** Where a server reaches itself, behind whatever stands between it and the world. It must be listening. */
export const ownOrigin = (server: Server): string => {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server is not listening yet')
  const everywhere: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }
  const host =
    everywhere[address.address] ?? (address.family === 'IPv6' ? `[${address.address}]` : address.address)
  return `http://${host}:${address.port}`
}
