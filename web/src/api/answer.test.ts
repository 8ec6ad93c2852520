import { expect, test } from 'vitest'
import { createAnswer } from './answer.ts'
import { ApiError } from './api-error.ts'
import { stale } from './signals.ts'

const broken = new ApiError({ status: 0, code: 'network', message: 'The line is broken.' })
const refused = new ApiError({ status: 403, code: 'forbidden', message: 'No.' })

/** A question whose answers are given by hand, in the order in which it was asked. */
const byHand = () => {
  const asked: { resolve: (text: string) => void; reject: (error: Error) => void }[] = []
  const ask = () => new Promise<string>((resolve, reject) => void asked.push({ resolve, reject }))
  return { asked, answer: createAnswer(['things', 'one'], ask, 0) }
}

test('asks once, however many look', async () => {
  const { asked, answer } = byHand()
  answer.ensure()
  answer.ensure()
  expect(asked).toHaveLength(1)
  expect(answer.read()).toEqual({ data: undefined, hasFailed: false })
})

test('an answer that was overtaken by a newer question is not shown', async () => {
  const { asked, answer } = byHand()
  const early = answer.refresh()
  const late = answer.refresh()
  asked[1]?.resolve('late')
  await late
  asked[0]?.resolve('early')
  expect(await early).toBe('early')
  expect(answer.read().data).toBe('late')
})

test('what is given wins over a question still on its way', async () => {
  const { asked, answer } = byHand()
  const late = answer.refresh()
  answer.give('given')
  asked[0]?.resolve('late')
  await late
  expect(answer.read().data).toBe('given')
})

test('a broken line is tried a second time, a refusal is not', async () => {
  const line = byHand()
  const asking = line.answer.refresh()
  line.asked[0]?.reject(broken)
  await expect.poll(() => line.asked.length, { timeout: 20_000 }).toBe(2)
  line.asked[1]?.resolve('there')
  expect(await asking).toBe('there')

  const refusal = byHand()
  const refusing = refusal.answer.refresh()
  refusal.asked[0]?.reject(refused)
  await expect(refusing).rejects.toBe(refused)
  expect(refusal.asked).toHaveLength(1)
  expect(refusal.answer.read()).toEqual({ data: undefined, hasFailed: true })
})

test('a failed refresh leaves what was known, and the next try starts anew', async () => {
  const { asked, answer } = byHand()
  answer.give('known')
  const failing = answer.refresh()
  asked[0]?.reject(refused)
  await expect(failing).rejects.toBe(refused)
  expect(answer.read()).toEqual({ data: 'known', hasFailed: true })
  void answer.refresh()
  expect(answer.read()).toEqual({ data: 'known', hasFailed: false })
})

test('tells who watches, until they leave', () => {
  const { answer } = byHand()
  let told = 0
  const leave = answer.watch(() => told++)
  answer.give('one')
  leave()
  answer.give('two')
  expect(told).toBe(1)
})

test('asks again when its own key is stale, or one that holds it, and not before anybody looked', () => {
  const { asked, answer } = byHand()
  stale.send(['things'])
  expect(asked).toHaveLength(0)
  answer.ensure()
  stale.send(['things'])
  stale.send(['things', 'one'])
  expect(asked).toHaveLength(3)
  stale.send(['things', 'two'])
  stale.send(['others'])
  expect(asked).toHaveLength(3)
})
