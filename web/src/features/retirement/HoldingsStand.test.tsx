import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { retirementQueries } from '../../nouns/retirement/queries.ts'
import { HoldingsStand } from './HoldingsStand.tsx'

const whole = { credits: 40, batches: 1, projects: 1 }
const drawn = (portfolio?: { retiredCredits: number; pendingCredits: number }[], held = whole) => {
  const client = new QueryClient()
  if (portfolio) client.setQueryData(retirementQueries.portfolio().queryKey, { parts: portfolio } as never)
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <HoldingsStand whole={held} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('nothing is said to be retired, or not to be, before it is known', () => {
  expect(drawn()).not.toContain('None yet')
  expect(drawn([])).toContain('None yet')
  expect(drawn([{ retiredCredits: 12, pendingCredits: 0 }])).toContain('For good')
})

test('whoever holds more batches than one act takes is offered as many as it takes', () => {
  expect(drawn([], { credits: 90, batches: 3, projects: 2 })).toContain('Retire all in one go')
  const many = drawn([], { credits: 9000, batches: 812, projects: 40 })
  expect(many).toContain('Retire the oldest 100 batches')
  expect(many).toContain('812 batches of 40 projects')
})
