import type { FastifyRequest } from 'fastify'
import type { Config } from '../platform/config.ts'

const loopback = /^(127\.\d+\.\d+\.\d+|::1|\[::1\]|::ffff:127\.\d+\.\d+\.\d+|localhost)$/
const saidByProxies = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

/** A developer's machine: nobody but itself is heard, and nobody is told to come by another address. */
export const isAtHome = ({ production, host, publicUrl, proxies }: Config): boolean =>
  !production && loopback.test(host) && loopback.test(new URL(publicUrl).hostname) && proxies === 0

/**
 * Whoever sits at it. A page of another site may bring its own name to our address; a browser cannot make it say "localhost".
 * Whoever comes through a proxy that runs here has its address.
 */
export const isOwnMachine = ({ socket, hostname, headers }: FastifyRequest): boolean =>
  loopback.test(socket.remoteAddress ?? '') &&
  loopback.test(hostname) &&
  saidByProxies.every((name) => headers[name] === undefined)
