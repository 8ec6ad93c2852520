import { expect, test } from 'vitest'
import { cosign, openCosignatures } from './cosignature.ts'
import { noteSigner, parseVerifierKey, parseWitnessKey, writeWitnessKey } from './note-key.ts'
import { Refusal } from './refusal.ts'
import { openNote, signNote } from './signed-note.ts'

// A state of a public log as it was served in May 2026, with the signatures of that log and of four witnesses that are not ours.
const text =
  'arche2025h1.staging.ct.transparency.dev\n1432088532\nU7WM79jrzyhGZ5/GUBTpM7NzwdyfFx61t3RovgcC4Ro=\n'
const published = `${text}
— arche2025h1.staging.ct.transparency.dev zTM8sQAAAZ5W0WdjBAMARjBEAiBjW5IQf9pvsYLfQFX6hoGREPMHbdQ3urbllzalApkptQIgIpwtEroeW2BXaHAI4kJXFbon5Ch9MNL5zRNZ55lvGt0=
— arche2025h1.staging.ct.transparency.dev ui8GwCF1+kWqZrxGdhj4aX3gcw7XUlXQQabg/27lefwhUkzbC3NygNI75MdhL1bfTW9g8Ei59RA23oHP7Ry1k3ZFWwQ=
— transparency.dev/DEV:witness-little-garden 2AQqhwAAAABqEiEgzgFIqqhbUoDwjMWE6UP8nd8/KYTzwZ2rhIgcqoXHAwVkjZr4AscylP3v7sEodkRAErumC2q44vdgJY096st5BQ==
— witness1.smartit.nu/witness1 pIyCDwAAAABqEiEghIp82KWebrw7/oHQwlTAm3g2RKS4+eebl8eO0WH+/iEcxZ75W3u5hNI7TOQtmJbqmNWVuE0tgh0XwzdZsDsUAQ==
— remora.n621.de 2net5wAAAABqEiEgPlfF3V06o0Y+fHM+J5J9s27wgxxcOVSpZ/2g/KSiXCg9DEZI+aVCIobWX9sXTynk5XeU/zZ0WBxtqB0DrAWfBw==
— witness.stagemole.eu Z/euoAAAAABqEiEgw0i+7g2ENfDAWHmtRzCfKTHSDwYDJA2NmKeGi9Y8FtEyOUvVr+AJmIY/2TUFucgKi7lI7cUiOvKFYe/TmN9DAg==
`
const publishedKey = 'remora.n621.de+da77ade7+BOvN63jn/bLvkieywe8R6UYAtVtNbZpXh34x7onlmtw2'
const publishedLogKey =
  'arche2025h1.staging.ct.transparency.dev+ba2f06c0+AU0vHmlGCS/PdN8b2OaGmKprLI8HKM+dJ472xgFYh15f'

const log = await noteSigner('ledger.example/log', new Uint8Array(32).fill(1))
const witness = await noteSigner('witness.example/w1', new Uint8Array(32).fill(2), 'witness')
const other = await noteSigner('witness.example/w2', new Uint8Array(32).fill(3), 'witness')
const at = new Date('2026-11-18T06:30:15.900Z')
const state = 'ledger.example/log\n7\n47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\n'

test('believes a witness that is not ours about a log that is not ours', async () => {
  expect(await openCosignatures(published, [parseWitnessKey(publishedKey)])).toEqual([
    { name: 'remora.n621.de', id: 'da77ade7', at: new Date(0x6a122120 * 1000) },
  ])
  expect((await openNote(published, [parseVerifierKey(publishedLogKey)])).signedBy).toHaveLength(1)
  expect(writeWitnessKey(parseWitnessKey(publishedKey))).toBe(publishedKey)
})

test('refuses the same signature under another state and another time', async () => {
  const keys = [parseWitnessKey(publishedKey)]
  await expect(openCosignatures(published.replace('1432088532', '1432088533'), keys)).rejects.toThrow(
    'The signature of the witness remora.n621.de (key da77ade7) is wrong.',
  )
  await expect(
    openCosignatures(published.replace('2net5wAAAABqEiEg', '2net5wAAAABqEiEh'), keys),
  ).rejects.toThrow(Refusal)
})

test('a witness signs the state and the second, beside the log and other witnesses', async () => {
  const note =
    (await signNote(state, [log])) + (await cosign(state, witness, at)) + (await cosign(state, other, at))
  const second = new Date('2026-11-18T06:30:15Z')
  expect(await openCosignatures(note, [witness])).toEqual([
    { name: witness.name, id: witness.id, at: second },
  ])
  expect((await openCosignatures(note, [other, witness])).map(({ name }) => name)).toEqual([
    witness.name,
    other.name,
  ])
  expect(await openCosignatures(note, [])).toEqual([])
  expect((await openNote(note, [log])).unknown).toHaveLength(2)
})

test('signing twice counts once', async () => {
  const line = await cosign(state, witness, at)
  const later = await cosign(state, witness, new Date(at.getTime() + 5000))
  const note = `${await signNote(state, [log])}${line}${later}`
  expect(await openCosignatures(note, [witness])).toHaveLength(1)
})

test('a plain signature of the same key is no cosignature', async () => {
  const plain = await noteSigner(witness.name, new Uint8Array(32).fill(2))
  expect(plain.id).not.toBe(witness.id)
  const forged = await signNote(state, [{ ...plain, id: witness.id }])
  await expect(openCosignatures(forged, [witness])).rejects.toThrow(Refusal)
})

test('a key of a log is none of a witness, and the other way round', () => {
  expect(() => parseWitnessKey(publishedLogKey)).toThrow('not one of a witness')
  expect(() => parseVerifierKey(publishedKey)).toThrow('not an Ed25519 key')
})

test('refuses a time beyond all calendars and signs none', async () => {
  const note = published.replace('2net5wAAAABqEiEg', '2net5//////////w')
  await expect(openCosignatures(note, [parseWitnessKey(publishedKey)])).rejects.toThrow(Refusal)
  await expect(cosign(state, witness, new Date(Number.NaN))).rejects.toThrow(Refusal)
})
