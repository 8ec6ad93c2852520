import { expect, test } from 'vitest'
import { guideSources } from './guide-sources.ts'
import { paintCode } from './paint-code.ts'

const strings = (code: string) =>
  paintCode(code)
    .filter(({ kind }) => kind === 'string')
    .map(({ text }) => text)

test('what is quoted and what is said about it are told apart, and nothing is lost', () => {
  const code = "// It's one.\nconst a = 'b' // and \"more\"\n"
  expect(paintCode(code)).toEqual([
    { kind: 'comment', text: "// It's one." },
    { kind: 'plain', text: '\nconst a = ' },
    { kind: 'string', text: "'b'" },
    { kind: 'plain', text: ' ' },
    { kind: 'comment', text: '// and "more"' },
    { kind: 'plain', text: '\n' },
  ])
  for (const source of Object.values(guideSources))
    expect(
      paintCode(source)
        .map(({ text }) => text)
        .join(''),
    ).toBe(source)
})

test('an address is no comment, a name of JSON no string, and a body over several lines is painted within', () => {
  expect(strings('export A=http://localhost:3000')).toEqual([])
  expect(strings(`--data '{\n  "basket": "BASKET"\n}'`)).toEqual(['"BASKET"'])
})
