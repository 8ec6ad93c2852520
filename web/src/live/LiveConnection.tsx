import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refreshQueries } from './refresh.ts'
import { connectLive } from './socket.ts'

/**
 * Keeps the page connected while it is mounted. What it hears depends on the cookies it came with, so give it the
 * person's id as its key.
 */
export const LiveConnection = () => {
  const client = useQueryClient()
  useEffect(() => connectLive({ onSocket: (socket) => refreshQueries(socket, client) }), [client])
  return null
}
