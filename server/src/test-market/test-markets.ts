import type { Elsewhere } from '../http/guard-program.ts'
import type { KeyCaller } from '../http/route.ts'
import { DomainError } from '../platform/domain-error.ts'
import { dropDatabase, makeDatabase, nameDatabase, TooManyMarkets } from './market-database.ts'
import { type MarketParts, openTestMarket, type TestMarket } from './open-test-market.ts'

// Each has connections, a runner of jobs and a sequencer of its own.
const openMax = 4
const idleMsMax = 10 * 60_000
const lookEveryMs = 30_000

type Opened = { market: Promise<TestMarket>; calls: number; usedAt: number }

export type TestMarkets = {
  /** Makes an organisation's market, if it has none yet. */
  make: (organisationId: string) => Promise<void>
  /** Who answers the calls of a test key. */
  find: (caller: Pick<KeyCaller, 'organisationId'>) => Promise<Elsewhere>
  close: () => Promise<void>
  /** The same, and ends with their databases those this process opened. */
  end: () => Promise<void>
}

/**
 * The test markets of this process. Nothing of one is there before it is asked for: neither in the database, nor in memory.
 * One that nobody calls is closed again, with all that waits in it, and goes on when it is called.
 */
export const openTestMarkets = (parts: MarketParts): TestMarkets => {
  const { databaseUrl, config, log } = parts
  const markets = new Map<string, Opened>()
  const seen = new Set<string>()
  const database = decodeURIComponent(new URL(databaseUrl).pathname.slice(1))

  const closeOne = async (organisationId: string, { market }: Opened): Promise<void> => {
    markets.delete(organisationId)
    const opened = await market.catch(() => null)
    await opened
      ?.close()
      .catch((err: unknown) =>
        log.warn({ code: 'test-market-not-closed', err }, 'a test market did not close'),
      )
  }
  const isIdle = ({ calls }: Opened) => calls === 0
  const closeLongest = async (): Promise<void> => {
    const [longest] = [...markets]
      .filter(([, opened]) => isIdle(opened))
      .sort(([, one], [, other]) => one.usedAt - other.usedAt)
    if (!longest)
      throw new DomainError('no_test_market', { message: 'All test markets are busy. Try again soon.' })
    await closeOne(...longest)
  }
  const looking = setInterval(() => {
    const before = performance.now() - idleMsMax
    for (const [id, opened] of markets)
      if (isIdle(opened) && opened.usedAt < before) closeOne(id, opened).catch(() => {})
  }, lookEveryMs)
  looking.unref()

  const open = async (organisationId: string): Promise<TestMarket> => {
    const name = nameDatabase(database, organisationId)
    seen.add(organisationId)
    try {
      await makeDatabase(databaseUrl, name, config.testMarketsMax)
      return await openTestMarket(parts, organisationId, name)
    } catch (error) {
      if (error instanceof TooManyMarkets)
        throw new DomainError('no_test_market', {
          message:
            'This server makes no more test markets. Ask whoever runs it (TEST_MARKETS). No key was made.',
        })
      log.error({ code: 'test-market-not-opened', err: error, organisationId }, 'a test market did not open')
      throw new DomainError('no_test_market')
    }
  }
  const enter = async (organisationId: string): Promise<Opened> => {
    const known = markets.get(organisationId)
    if (known) return known
    if (markets.size >= openMax) await closeLongest()
    const again = markets.get(organisationId)
    if (again) return again
    const opened: Opened = { market: open(organisationId), calls: 0, usedAt: performance.now() }
    markets.set(organisationId, opened)
    opened.market.catch(() => {
      if (markets.get(organisationId) === opened) markets.delete(organisationId)
    })
    return opened
  }
  /** Counted from the moment it is asked for until it is done, so that nobody closes it meanwhile. */
  const take = async (organisationId: string) => {
    const opened = await enter(organisationId)
    opened.calls += 1
    const leave = () => {
      opened.calls -= 1
      opened.usedAt = performance.now()
    }
    try {
      return { market: await opened.market, leave }
    } catch (error) {
      leave()
      throw error
    }
  }
  const close = async (): Promise<void> => {
    clearInterval(looking)
    await Promise.all([...markets].map(([id, opened]) => closeOne(id, opened)))
  }
  return {
    make: async (organisationId) => {
      const { leave } = await take(organisationId)
      leave()
    },
    find: async ({ organisationId }) => {
      const { market, leave } = await take(organisationId)
      return (request, response) => {
        response.once('close', leave)
        market.answer(request, response)
      }
    },
    close,
    end: async () => {
      await close()
      for (const id of seen) await dropDatabase(databaseUrl, nameDatabase(database, id))
    },
  }
}
