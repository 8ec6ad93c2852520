import { once } from 'node:events'
import { createServer } from 'node:net'

// Below what systems lend to outgoing connections: a port found free among those may be lent before its server is up.
const lowest = 15_000
const highest = 32_000
const triesMax = 50

const isFree = async (port: number): Promise<boolean> => {
  const probe = createServer()
  const taken = once(probe, 'error').then(() => false)
  const listening = once(probe.listen(port, '127.0.0.1'), 'listening').then(() => true)
  if (!(await Promise.race([taken, listening]))) return false
  probe.close()
  await once(probe, 'close')
  return true
}

/** A port on which a process that is yet to start can listen. */
export const freePort = async (): Promise<number> => {
  for (let tries = 0; tries < triesMax; tries++) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest))
    if (await isFree(port)) return port
  }
  throw new Error(`no free port between ${lowest} and ${highest} after ${triesMax} tries`)
}
