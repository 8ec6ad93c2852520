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

test('whoever withdraws is told whose serial numbers come back', () => {
  expect(whoseSerials).toContain('the serial numbers they withdrew themselves')
  expect(words()).toContain(whoseSerials)
})
