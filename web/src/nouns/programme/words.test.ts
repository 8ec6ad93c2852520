import { expect, test } from 'vitest'
import { nameProgramme, sayProgramme } from './words.ts'

test('a figure that is not decided, or that the programme does not go by, is said to be so', () => {
  const undecided = { tonnes: null, isLeftOut: false }
  expect(sayProgramme(2024, undecided)).toBe(
    'Your reports contradict each other about 2024: nothing is decided yet.',
  )
  expect(nameProgramme(undecided)).toBe('undecided in your programme')
  expect(nameProgramme({ tonnes: 150, isLeftOut: true })).toBe('left out of your programme')
  expect(nameProgramme({ tonnes: 150, isLeftOut: false })).toBe('your programme goes by 150 t')
  expect(sayProgramme(2024, { tonnes: 150, isLeftOut: true })).toBe(
    'This report is left out of your programme. Your programme goes by 150 t for 2024.',
  )
})
