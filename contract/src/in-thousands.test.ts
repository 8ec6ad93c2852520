import { readdirSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { inThousands } from './in-thousands.ts'

test('a whole number is parted from its end', () => {
  expect([0, 999, 1000, 79_500, 1_234_567].map(inThousands)).toEqual([
    '0',
    '999',
    '1,000',
    '79,500',
    '1,234,567',
  ])
  expect(inThousands(12_345_678_901_234_567_890n)).toBe('12,345,678,901,234,567,890')
})

// It would be asked for before the first answer of every page, and its first use takes a phone a tenth of a second.
test('what browser and server agree on asks for no formatter as it loads', async () => {
  const asked = vi.spyOn(Number.prototype, 'toLocaleString')
  const made = vi.spyOn(Intl, 'NumberFormat')
  const modules = readdirSync(import.meta.dirname).filter((name) => /^[\w-]+\.ts$/.test(name))
  for (const name of modules) await import(/* @vite-ignore */ `./${name}`)
  expect(modules.length).toBeGreaterThan(100)
  expect(asked).not.toHaveBeenCalled()
  expect(made).not.toHaveBeenCalled()
})
