import type { Logger } from 'pino'

type Parts = {
  everyMs: number
  findProjects: (batchIds: string[]) => Promise<string[]>
  tell: (projectIds: string[]) => void
  log: Logger
}

/**
 * Orders come by the thousand and every screen that shows the market would be told of each. So what changed is gathered,
 * and told at most once in a while, all of it together.
 */
export const gatherMarket = ({ everyMs, findProjects, tell, log }: Parts) => {
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const flush = async () => {
    timer = undefined
    const batchIds = [...changed]
    changed.clear()
    try {
      const projectIds = await findProjects(batchIds)
      if (projectIds.length > 0) tell(projectIds)
    } catch (error) {
      log.warn({ code: 'market-news-lost', error }, 'screens were not told that the market has changed')
    }
  }
  return {
    add: (batchId: string): void => {
      changed.add(batchId)
      timer ??= setTimeout(() => void flush(), everyMs)
    },
    close: (): void => clearTimeout(timer),
  }
}
