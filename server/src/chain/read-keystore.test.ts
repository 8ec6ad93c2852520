import { createCipheriv, scryptSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { keccak256 } from '@ledgerleaf/provenance/keccak256'
import { afterAll, expect, test } from 'vitest'
import { readKeystore } from './read-keystore.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'ledgerleaf-keystore-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// The example of the format's own definition.
const key = '0x7a28b5ba57c53603b0b07b56bba752f7784bf506fa95edc395f5cf6c7514fe9d'
const examples = {
  pbkdf2: {
    cipher: 'aes-128-ctr',
    cipherparams: { iv: '6087dab2f9fdbbfaddc31a909735c1e6' },
    ciphertext: '5318b4d5bcd28de64ee5559e671353e16f075ecae9f99c7a79a38af5f869aa46',
    kdf: 'pbkdf2',
    kdfparams: {
      c: 262_144,
      dklen: 32,
      prf: 'hmac-sha256',
      salt: 'ae3cd4e7013836a3df6bd7241b12db061dbe2c6785853cce422d148a624ce0bd',
    },
    mac: '517ead924a9d0dc3124507e3393d175ce3ff7c1e96529c6c555ce9e51205e9b2',
  },
}
const write = (name: string, content: unknown): string => {
  const file = path.join(folder, name)
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('a keystore of the format’s own example opens with its password', () => {
  const file = write('pbkdf2', { version: 3, crypto: examples.pbkdf2 })
  expect(readKeystore(file, 'testpassword')).toBe(key)
  expect(() => readKeystore(file, 'another')).toThrow(/CHAIN_KEYSTORE_PASSWORD does not open it/)
})

const sealed = (password: string, { n, r, p }: { n: number; r: number; p: number }) => {
  const [salt, iv] = [Buffer.alloc(32, 7), Buffer.alloc(16, 9)]
  const derived = scryptSync(password, salt, 32, { N: n, r, p, maxmem: 2 ** 30 })
  const cipher = createCipheriv('aes-128-ctr', derived.subarray(0, 16), iv)
  const ciphertext = Buffer.concat([cipher.update(Buffer.from(key.slice(2), 'hex')), cipher.final()])
  const mac = Buffer.from(keccak256(Buffer.concat([derived.subarray(16, 32), ciphertext])))
  return {
    cipher: 'aes-128-ctr',
    cipherparams: { iv: iv.toString('hex') },
    ciphertext: ciphertext.toString('hex'),
    kdf: 'scrypt',
    kdfparams: { dklen: 32, n, r, p, salt: salt.toString('hex') },
    mac: mac.toString('hex'),
  }
}

test('a keystore by scrypt opens, and numbers that cannot be used are told instead of thrown', () => {
  const crypto = sealed('testpassword', { n: 4096, r: 8, p: 1 })
  expect(readKeystore(write('scrypt', { version: 3, Crypto: crypto }), 'testpassword')).toBe(key)
  const kdfparams = { ...crypto.kdfparams, n: 262_144, r: 1, p: 8 }
  const odd = write('odd', { version: 3, crypto: { ...crypto, kdfparams } })
  expect(() => readKeystore(odd, 'testpassword')).toThrow(/its scrypt numbers/)
})

test('a file that is no keystore is refused without a word of what is in it', () => {
  const file = write('other', { secret: 'do not say me' })
  expect(() => readKeystore(file, 'x')).toThrow(/expected a keystore file of version 3/)
  expect(() => readKeystore(path.join(folder, 'none'), 'x')).toThrow(/cannot be read/)
})
