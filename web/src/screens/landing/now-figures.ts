import type { marketApi } from '@ledgerleaf/contract/market'
import { marketCalls, resultsCountedMax } from '@ledgerleaf/contract/market-calls'
import { createAnswer, useAnswer } from '../../api/answer.ts'
import { send } from '../../api/client.ts'

const onSale = createAnswer(['market', 'count'], async () => {
  const { count } = await send<typeof marketApi.projects>(marketCalls.projects, { query: { limit: 1 } })
  return count
})

/** The second line of what the log signs is how many entries it holds. */
const logged = createAnswer(['log', 'size'], async () => {
  const answer = await fetch('/log/checkpoint')
  const size = answer.ok ? Number((await answer.text()).split('\n')[1]) : Number.NaN
  return Number.isInteger(size) ? size : null
})

const write = (count: number): string =>
  count >= resultsCountedMax ? `${resultsCountedMax.toLocaleString('en-US')}+` : `${count}`

/** What this installation holds as one looks, each figure with the page it is counted on. Without an answer the way there remains. */
export const useNowFigures = (): { to: string; figure: string; says: string }[] => {
  const projects = useAnswer(onSale).data
  const entries = useAnswer(logged).data
  return [
    typeof projects === 'number'
      ? {
          to: '/marketplace',
          figure: write(projects),
          says: `${projects === 1 ? 'project' : 'projects'} on sale now`,
        }
      : { to: '/marketplace', figure: 'See', says: 'the projects on sale now' },
    typeof entries === 'number'
      ? {
          to: '/log',
          figure: entries.toLocaleString('en-US'),
          says: `${entries === 1 ? 'entry' : 'entries'} in the public log`,
        }
      : { to: '/log', figure: 'See', says: 'the entries in the public log' },
  ]
}
