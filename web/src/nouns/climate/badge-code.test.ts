import { expect, test } from 'vitest'
import { badgeCode } from './badge-code.ts'

test('a name cannot end the attribute it stands in', () => {
  expect(badgeCode('https://x.example', 'keller', 'Keller "& Co" onload="')).toContain(
    'title="Keller &quot;&amp; Co&quot; onload=&quot;: retired carbon credits"',
  )
})
