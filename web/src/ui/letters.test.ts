import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('..', import.meta.url)
const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8')
const ranges = [...css.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from = '', to = from]) => ({
  from: Number.parseInt(from, 16),
  to: Number.parseInt(to, 16),
}))
const isSet = (letter: string) => {
  const code = letter.codePointAt(0) ?? 0
  return ranges.some(({ from, to }) => from <= code && code <= to)
}

// What stands in a comment is never shown, and these two are drawn wherever they are.
const drawn = ['ui/WithSigns.tsx', 'features/analysis/FormulaSteps.tsx']
const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')

test('no screen writes a sign that the letters of the site have not', () => {
  const strange = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file) && !drawn.includes(file))
    .flatMap((file) => {
      const code = withoutComments(readFileSync(new URL(file, root), 'utf8'))
      return [...new Set(code)].filter((letter) => !isSet(letter)).map((letter) => `${letter} in ${file}`)
    })
  expect(strange).toEqual([])
})
