import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { whoseSerials } from '../../nouns/wallet/words.ts'
import { WhatItMeans } from './WhatItMeans.tsx'

const words = () =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <WhatItMeans />
    </QueryClientProvider>,
  )

test('how long the chain tells of an address is said as far as it is known', () => {
  expect(words()).toContain('for as long as it is kept')
  expect(words()).not.toMatch(/for ever\b|for good/)
})

test('whoever withdraws is told whose serial numbers come back', () => {
  expect(whoseSerials).toContain('then those they withdrew themselves')
  expect(words()).toContain(whoseSerials)
})
