import { randomUUID } from 'node:crypto'
import { io } from 'socket.io-client'
import { waitUntil } from '../../../server/src/platform/embedded-postgres/wait.ts'
import { openBrowser } from '../../../server/src/testing/server-process.ts'

const count = 6

/** Open pages of one person: they connect again as a browser does, and hear what is told to that person. */
export const openSockets = async (origin: string) => {
  const browser = openBrowser()
  const person = { email: `${randomUUID()}@example.org`, password: 'a password nobody guesses' }
  await browser.post(origin, '/api/auth/sign-up', person)
  let heard = 0
  let drops = 0
  const sockets = Array.from({ length: count }, () => {
    const socket = io(origin, {
      transports: ['websocket'],
      extraHeaders: { origin, cookie: browser.cookie() },
      forceNew: true,
    })
    socket.on('account.changed', () => {
      heard += 1
    })
    socket.on('disconnect', () => {
      drops += 1
    })
    return socket
  })
  const areConnected = () => sockets.every(({ connected }) => connected)
  const signInAgain = async (): Promise<void> => {
    const other = openBrowser()
    await other.post(origin, '/api/auth/sign-in', person)
    const { sessions } = await browser.get(origin, '/api/auth/sessions')
    const found = (sessions as { id: string; current: boolean }[]).find(({ current }) => !current)
    await browser.post(origin, '/api/auth/revoke-session', { id: found?.id })
  }
  return {
    drops: () => drops,
    /** Whether every page is connected again and hears of what is done now, wherever it is done. */
    areAlive: async (): Promise<boolean> => {
      if (!(await waitUntil(areConnected, 60, 100))) return false
      heard = 0
      await signInAgain()
      return waitUntil(() => heard >= count, 20, 100)
    },
    close: () => {
      for (const socket of sockets) socket.disconnect()
    },
  }
}
