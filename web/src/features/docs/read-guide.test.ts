import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { guides } from '@ledgerleaf/contract/guides'
import { expect, test } from 'vitest'
import { readGuide, readWords } from './read-guide.ts'

const folder = path.resolve(import.meta.dirname, '../../../../contract/guides')
const files = readdirSync(folder).filter((name) => name.endsWith('.md'))

test('words are text, code, links and what is stressed', () => {
  expect(
    readWords('Ask `x` or [us](/contact), **now**.').map(({ kind, text, to }) => [kind, text, to]),
  ).toEqual([
    ['text', 'Ask ', ''],
    ['code', 'x', ''],
    ['text', ' or ', ''],
    ['link', 'us', '/contact'],
    ['text', ', ', ''],
    ['strong', 'now', ''],
    ['text', '.', ''],
  ])
})

test('a fence keeps its empty lines and its order among the rest', () => {
  const { title, blocks } = readGuide('# A\n\nOne.\n\n```ts\na\n\n## b\n```\n\n## Two\n\n- x\n- y\n')
  expect(title).toBe('A')
  expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'code', 'heading', 'list'])
  expect(blocks[1]).toEqual({ kind: 'code', language: 'ts', text: 'a\n\n## b' })
})

test('every guide is a file, every file a guide, and each is read to its last word', () => {
  expect(files.map((name) => path.basename(name, '.md'))).toEqual(guides.map(({ slug }) => slug).toSorted())
  for (const { slug, title: told } of guides) {
    const source = readFileSync(path.join(folder, `${slug}.md`), 'utf8')
    const { title, blocks } = readGuide(source)
    expect(title).toBe(told)
    const fences = source.split('```').length - 1
    expect(blocks.filter(({ kind }) => kind === 'code')).toHaveLength(fences / 2)
    const shown = JSON.stringify(blocks)
    expect(shown).not.toContain('```')
    expect(shown).not.toMatch(/\]\(/)
  }
})
