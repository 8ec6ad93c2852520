import { expect, test } from 'vitest'
import { drawPage } from '../../testing/draw-page.ts'
import { readDrawing } from '../../testing/read-drawing.ts'

const beside = `
Our emissions fell in the year, as they had      GHG emissions (tCO2e)       2021       2020
in each of the years before it, since more of
what we burn was replaced by what the sun and    Scope 1                    1,234      2,345
the wind give, and since we drove far less than  Scope 2 (market-based)       234        345
we used to drive.                                Scope 3                   91,234     92,345`

const proseOf = (drawing: string) =>
  drawPage(drawing).lines.flatMap(({ cells }) => cells.filter(({ prose }) => prose).map(({ text }) => text))

test('the last line of a paragraph is part of it, however short, and no label of the row beside it', () => {
  expect(proseOf(beside)).toContain('we used to drive.')
  expect(proseOf(beside)).not.toContain('Scope 3')
  expect(readDrawing(beside)).toEqual(
    expect.arrayContaining(['scope1:2021=1234', 'scope3_total:2020=92345', 'scope3_total:2021=91234']),
  )
})

test('a heading right below a paragraph that has ended is none of it', () => {
  const headed = `
Our emissions fell in the year, as they had done
in each of the years before it, since more of it
was made by the wind and by the sun that we have.
Scope 1 emissions
`
  expect(proseOf(headed)).not.toContain('Scope 1 emissions')
})
