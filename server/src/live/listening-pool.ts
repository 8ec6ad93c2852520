import type pg from 'pg'
import type { Logger } from 'pino'
import { liveChannel, readMarketNews } from '../platform/live-channel.ts'
import { openOwnConnection } from '../platform/own-connection.ts'

/**
 * Our pool as the adapter sees it: statements go to the pool, but the connection it keeps for listening is its own.
 * `onReturn` is called when listening begins again after a gap, `onMarket` for each batch the market of has changed.
 */
export const listeningPool = (
  pool: pg.Pool,
  log: Logger,
  { onReturn, onMarket }: { onReturn: () => void; onMarket: (batchId: string) => void },
) => {
  let connections = 0
  let heard: () => void = () => {}
  const listening = new Promise<void>((resolve) => {
    heard = resolve
  })
  const connect = async () => {
    const client = await openOwnConnection(pool, log)
    client.on('notification', ({ payload }) => {
      const batchId = readMarketNews(payload)
      if (batchId !== null) onMarket(batchId)
    })
    await client.query(`listen "${liveChannel}"`)
    connections += 1
    if (connections === 1) heard()
    else onReturn()
    return Object.assign(client, { release: () => void client.end() })
  }
  return { pool: { connect, query: pool.query.bind(pool) } as unknown as pg.Pool, listening }
}
