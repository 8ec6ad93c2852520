import * as z from 'zod/mini'
import { atMost } from './text.ts'

const lettersMin = 10

/** Whether somebody who was not there can learn something from it: a full stop is no reason. */
export const saysWhy = (text: string): boolean => (text.match(/\p{L}/gu)?.length ?? 0) >= lettersMin

export const reasonTooShort = `Say why in words, with at least ${lettersMin} letters`

const Cleaned = (lengthMax: number) =>
  z.string().check(
    // A byte of zero is no text to PostgreSQL, and no letter to anyone.
    z.overwrite((text: string) => text.replaceAll('\u0000', '').trim()),
    atMost(lengthMax, 'The reason'),
  )

/** Why an operator did something, for the trail and for whoever it concerns. */
export const Reason = (lengthMax = 2000, refusal = reasonTooShort) =>
  Cleaned(lengthMax).check(z.refine(saysWhy, refusal))

/** The same where none is needed: none, or words. */
export const ReasonIfAny = (lengthMax = 2000) =>
  Cleaned(lengthMax).check(z.refine((text) => text === '' || saysWhy(text), reasonTooShort))
