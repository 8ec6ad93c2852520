import type { Hex } from 'viem'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { openTestChain, type TestChain } from './test-chain.ts'
import { type Credits, openCredits } from './test-credits.ts'

/** The contract on a chain, for the tests of a file: each finds it as `prepare` left it. */
export const onTestChain = (
  prepare: (opened: { chain: TestChain; credits: Credits }) => Promise<void>,
): void => {
  let chain: TestChain
  let snapshot: Hex
  beforeAll(async () => {
    chain = await openTestChain()
    await prepare({ chain, credits: openCredits(chain, await chain.deployCredits()) })
  })
  beforeEach(async () => {
    snapshot = await chain.tests.snapshot()
  })
  afterEach(() => chain.tests.revert({ id: snapshot }))
}
