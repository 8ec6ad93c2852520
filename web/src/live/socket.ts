import {
  progressEvents,
  type SocketEvents,
  type SocketTiming,
  socketTiming,
} from '@ledgerleaf/contract/events'
import type { Socket } from 'socket.io-client'
import { advance, type LiveStore, liveStore } from './live-store.ts'

export type LiveSocket = Socket<SocketEvents, Record<string, never>>

type LiveOptions = {
  address?: string
  timing?: SocketTiming
  store?: LiveStore
  /** Called with each new socket before it connects, so that no event comes too early to be heard. */
  onSocket?: (socket: LiveSocket) => void
}

const words = (error: Error) =>
  error.message === 'timeout' ? 'Connection timeout' : `Connection error: ${error.message}`

const openSocket = async (address: string, timing: SocketTiming): Promise<LiveSocket> => {
  // Not part of the first visit's script: only who waits for something needs it.
  const { io } = await import('socket.io-client')
  return io(address, {
    path: '/socket.io',
    transports: ['websocket'],
    reconnectionDelay: timing.reconnectMsMin,
    reconnectionDelayMax: timing.reconnectMsMax,
    reconnectionAttempts: Number.POSITIVE_INFINITY,
    timeout: timing.timeoutMs,
    autoConnect: false,
    forceNew: true,
  })
}

const follow = (socket: LiveSocket, store: LiveStore): void => {
  socket.on('connect', () => store.change((state) => ({ ...state, isConnected: true, error: null })))
  socket.on('disconnect', () => store.change((state) => ({ ...state, isConnected: false })))
  socket.on('connect_error', (error) =>
    store.change((state) => ({ ...state, isConnected: false, error: words(error) })),
  )
  for (const step of progressEvents)
    socket.on(step, ({ analysisId }) => store.change((state) => advance(state, step, analysisId)))
}

/** Connects this page and keeps it connected until the returned function is called. */
export const connectLive = (options: LiveOptions = {}): (() => void) => {
  const { address = window.location.origin, timing = socketTiming, store = liveStore, onSocket } = options
  let socket: LiveSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let left = false

  const start = async () => {
    const opened = await openSocket(address, timing)
    if (left) return
    socket = opened
    // The library gives up where the server itself refused or closed; the next answer may be another.
    const again = () => {
      if (!left && !opened.active) timer = setTimeout(() => opened.connect(), timing.reconnectMsMax)
    }
    follow(opened, store)
    opened.on('disconnect', again)
    opened.on('connect_error', again)
    onSocket?.(opened)
    opened.connect()
  }
  start().catch((error: Error) => store.change((state) => ({ ...state, error: words(error) })))

  return () => {
    left = true
    clearTimeout(timer)
    socket?.disconnect()
  }
}
