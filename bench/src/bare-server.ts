import process from 'node:process'
import Fastify from 'fastify'

/** The yardstick: the same framework answering the same bytes, with nothing behind it. */
const app = Fastify()
app.post('/api/dashboard/total-credits', async () => ({ totalcreds: 0 }))
await app.listen({ port: Number(process.argv[2]), host: '127.0.0.1' })
process.send?.('ready')
