import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('.', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))

test.each(files)('%s imports only its neighbours and uses nothing that a browser lacks', (name) => {
  const text = readFileSync(new URL(name, folder), 'utf8')
  const imports = [...text.matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, specifier]) => specifier)
  for (const specifier of imports) expect(specifier).toMatch(/^\.\/[a-z0-9-]+\.ts$/)
  expect(text).not.toMatch(/\b(Buffer|process|require|__dirname)\b[.([]/)
})
