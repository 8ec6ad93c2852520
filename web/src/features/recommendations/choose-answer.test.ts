import type { BasketAnswer, Recommendation } from '@ledgerleaf/contract/recommendations'
import { expect, test } from 'vitest'
import { chooseAnswer } from './choose-answer.ts'

const basketOf = (tonnes: number) => ({ tonnes }) as unknown as Recommendation['basket']
const whole = (tonnes: number, isPlaceholderData = false) => ({
  data: { basket: basketOf(tonnes) } as Recommendation,
  isPlaceholderData,
})
const alone = (tonnes: number | null, isPlaceholderData = false) => ({
  data: { basket: tonnes === null ? null : basketOf(tonnes) } as BasketAnswer,
  isPlaceholderData,
})
const none = { data: undefined, isPlaceholderData: false }
const rest = { isMoved: false, isUnsettled: false, isWrong: false }

test('the basket asked for by itself is shown before the whole answer is there, and what stands beside it is old', () => {
  const answer = chooseAnswer(whole(40, true), alone(50), { ...rest, isUnsettled: true })
  expect(answer).toEqual({ basket: { tonnes: 50 }, isOld: false, isRestOld: true })
})

test('an answer to what was asked before is shown as old, and no basket is made of it', () => {
  expect(
    chooseAnswer(whole(40), alone(40), { isMoved: true, isUnsettled: true, isWrong: false }),
  ).toMatchObject({
    isOld: true,
    isRestOld: true,
  })
  expect(chooseAnswer(whole(40, true), alone(45, true), { ...rest, isUnsettled: true })).toMatchObject({
    basket: { tonnes: 45 },
    isOld: true,
  })
})

test('the whole answer counts where the other never came, and a wrong field makes everything old', () => {
  expect(chooseAnswer(whole(40), none, rest)).toEqual({
    basket: { tonnes: 40 },
    isOld: false,
    isRestOld: false,
  })
  expect(chooseAnswer(whole(40), alone(40), { ...rest, isWrong: true })).toMatchObject({ isOld: true })
  expect(chooseAnswer(whole(40, true), alone(null), rest)).toMatchObject({ basket: null, isOld: false })
})
