import { expect, test } from 'vitest'
import { refuseWeakPassword } from './refuse-weak-password.ts'

test.each([
  'password',
  'PASSWORD',
  '12345678',
  'qwertyuiop',
  'aaaaaaaaaaaa',
  'ababababab',
  'ledgerleaf',
  'LedgerLeaf1!',
  '2026-ledgerleaf',
  'ann.smith',
  'AnnSmith99',
  'ann.smith@forest.example',
  'forest2024',
])('refuses %s', async (password) => {
  await expect(refuseWeakPassword(password, 'ann.smith@forest.example')).rejects.toMatchObject({
    code: 'weak_password',
    field: 'password',
  })
})

test.each([
  'correct-horse-battery',
  'ledgerleaf-demo',
  'annsmith walks in forests',
  'пароль-для-леса',
  'x7#Kq!92pL',
])('takes %s', async (password) => {
  await refuseWeakPassword(password, 'ann.smith@forest.example')
  await refuseWeakPassword(password)
})
