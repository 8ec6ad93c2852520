import { emptyLine } from '@ledgerleaf/contract/activity-draft'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LineRow } from './LineRow.tsx'

const line = emptyLine('1', { activity: 'natural-gas', amount: '1000', unit: 'kWh', country: 'GB' })
const drawn = (isClosed: boolean) =>
  renderToStaticMarkup(
    <LineRow
      {...{
        group: 'energy',
        line,
        year: 2024,
        computed: undefined,
        problem: undefined,
        isOpen: true,
        isAsked: false,
        isClosed,
      }}
      onOpen={() => {}}
      onChange={() => {}}
      onRemove={() => {}}
    />,
  )

test('whoever may only read a line sees all of it, and changes nothing of it', () => {
  const closed = drawn(true)
  expect(closed).toContain('value="1000"')
  expect(closed).toMatch(/<fieldset disabled/)
  expect(closed).toMatch(/aria-label="Take out Natural gas"[^>]* disabled=""/)
})

test('whoever may enter activity data can change every part of a line', () => {
  expect(drawn(false)).not.toContain('disabled=""')
})
