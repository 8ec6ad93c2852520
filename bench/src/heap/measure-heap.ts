import { mkdtempSync, readFileSync, rmSync, watch } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { placeOrder, untilIdle, watchOrders } from '../buy.ts'
import { openPurchaseMarket, type PurchaseMarket } from '../purchase-market.ts'

const steps = 10
const purchasesInStep = 1_000
const clients = 32
const listings = 50

/** Asks the server to collect, and answers what is in use afterwards, in MiB. */
const heapInUse = async (pid: number, folder: string, name: string): Promise<number> => {
  const told = new Promise<void>((resolve) => {
    const watcher = watch(folder, (_, changed) => {
      if (changed !== name) return
      watcher.close()
      resolve()
    })
  })
  process.kill(pid, 'SIGUSR2')
  await told
  const bytes = Number(readFileSync(path.join(folder, name), 'utf8'))
  rmSync(path.join(folder, name))
  return bytes / 2 ** 20
}

/** So many purchases, each bought once the last of its client is settled. */
const buyMany = async ({ origin, stalls }: PurchaseMarket, orders: ReturnType<typeof watchOrders>) => {
  let begun = 0
  const client = async () => {
    while (begun < purchasesInStep) {
      const stall = stalls[begun % stalls.length]
      begun += 1
      if (!stall) throw new Error('the market has no such stall')
      await orders.settled(await placeOrder(origin, stall))
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
}

/** Whether anything of a purchase stays in the memory of the server that made it. */
export const measureHeap = async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ledgerleaf-heap-'))
  const name = 'in-use'
  const market = await openPurchaseMarket(
    {
      CHAIN: 'off',
      HEAP_FILE: path.join(folder, name),
      NODE_OPTIONS: `--import ${pathToFileURL(path.join(import.meta.dirname, 'tell-heap.mjs')).href}`,
    },
    listings,
  )
  const orders = watchOrders(market.database)
  try {
    const inUse: number[] = []
    for (let step = 0; step < steps; step++) {
      await buyMany(market, orders)
      await untilIdle(market.database)
      inUse.push(await heapInUse(market.pid, folder, name))
    }
    const [first = 0, last = 0] = [inUse[0], inUse.at(-1)]
    const kept = ((last - first) * 1024) / ((steps - 1) * purchasesInStep)
    return {
      title: 'Memory in use after thousands of purchases',
      note: `By \`npm run bench -- heap\`: ${clients} clients buy ${purchasesInStep} times, all jobs are done, and the server is told to collect what nobody needs; ${steps} times over. What the system counts as its memory (the soak) rises before that, since the engine collects late where there is room.`,
      head: ['Purchases', 'in use after a collection'],
      rows: [
        ...inUse.map((mib, step) => [
          ((step + 1) * purchasesInStep).toLocaleString('en-US'),
          `${mib.toFixed(1)} MiB`,
        ]),
        ['kept of each purchase after the first thousand', `${kept.toFixed(2)} KiB`],
      ],
    }
  } finally {
    await orders.close()
    await market.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
