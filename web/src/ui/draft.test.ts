import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropDraft, dropDrafts, readDraft, writeDraft } from './draft.ts'

type Entries = Record<string, string>

/** What a browser's storage does: its entries are its own properties. */
const storage = () =>
  Object.create({
    getItem(this: Entries, key: string) {
      return this[key] ?? null
    },
    setItem(this: Entries, key: string, value: string) {
      this[key] = value
    },
    removeItem(this: Entries, key: string) {
      delete this[key]
    },
  }) as Storage

beforeEach(() => void vi.stubGlobal('sessionStorage', storage()))
afterEach(() => void vi.unstubAllGlobals())

test('keeps what was typed until it is dropped', () => {
  writeDraft('form', { name: 'Ada' })
  expect(readDraft('form')).toEqual({ name: 'Ada' })
  dropDraft('form')
  expect(readDraft('form')).toEqual({})
})

test('drops every draft at once and leaves what is not one', () => {
  writeDraft('form', { name: 'Ada' })
  writeDraft('other', { key: '1' })
  sessionStorage.setItem('theme', 'dark')
  dropDrafts()
  expect(readDraft('form')).toEqual({})
  expect(readDraft('other')).toEqual({})
  expect(sessionStorage.getItem('theme')).toBe('dark')
})

test('reads nothing from what is not a draft', () => {
  for (const odd of ['{', 'null', '[1]', '{"name":7}']) {
    sessionStorage.setItem('draft:form', odd)
    expect(readDraft('form')).toEqual({})
  }
})

test('does without storage where it is blocked or full', () => {
  vi.stubGlobal('sessionStorage', undefined)
  writeDraft('form', { name: 'Ada' })
  expect(readDraft('form')).toEqual({})
  dropDrafts()
})
