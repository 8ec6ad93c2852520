import type { Socket } from 'node:net'
import { DomainError } from '../platform/domain-error.ts'

export type Pace = { bytesPerSecondMin: number; graceSeconds: number; lookEveryMs: number }

const usual: Pace = {
  // A telephone at the edge of its network sends this much. Whoever sends less takes a place that another could use.
  bytesPerSecondMin: 4096,
  // Connections begin slowly, and pause.
  graceSeconds: 8,
  lookEveryMs: 1000,
}

/**
 * Waits for what arrives over a connection for as long as enough of it arrives, on the average and in the last seconds.
 * Whoever falls behind is told so, whatever becomes of the work: it ends with the connection.
 */
export const keepPace = async <T>(socket: Socket, work: Promise<T>, pace: Pace = usual): Promise<T> => {
  const { bytesPerSecondMin, graceSeconds, lookEveryMs } = pace
  const looksMin = (graceSeconds * 1000) / lookEveryMs
  const seen = [socket.bytesRead]
  let timer: NodeJS.Timeout | undefined
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      seen.push(socket.bytesRead)
      if (seen.length <= looksMin) return
      const lately = (seen.at(-1) ?? 0) - (seen.shift() ?? 0)
      if (lately < bytesPerSecondMin * graceSeconds) reject(new DomainError('upload_too_slow'))
    }, lookEveryMs)
  })
  try {
    return await Promise.race([work, tooSlow])
  } finally {
    clearInterval(timer)
    work.catch(() => {})
  }
}
