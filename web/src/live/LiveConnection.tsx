import { useEffect } from 'react'
import { tellStale } from './refresh.ts'
import { connectLive } from './socket.ts'

/**
 * Keeps the page connected while it is mounted. What it hears depends on the cookies it came with, so give it the
 * person's id as its key.
 */
export default function LiveConnection() {
  useEffect(() => connectLive({ onSocket: tellStale }), [])
  return null
}
