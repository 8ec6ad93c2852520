import type { FastifyInstance } from 'fastify'
import { DomainError } from '../platform/domain-error.ts'

// An escaped zero character, unless the backslash is itself an escaped one.
const zeroCharacter = /(?<!\\)(?:\\\\)*\\u0000/
const surrogate = /(?<!\\)(?:\\\\)*\\ud[89a-f]/i

/** JSON escapes half of a character pair when it is written, and a whole pair never. */
const holdsHalfACharacter = (text: string): boolean => {
  if (!surrogate.test(text)) return false
  try {
    return surrogate.test(JSON.stringify(JSON.parse(text)))
  } catch {
    // What cannot be read is refused by the parser, in its own words.
    return false
  }
}

/**
 * Reads JSON bodies. An empty one is no body rather than a broken one: call 3 of the specification names JSON as its
 * type and sends nothing. A call that needs a body still refuses its absence by its own schema. No text may hold a
 * zero character or half a character: PostgreSQL cannot store either, and would say so in the middle of a transaction.
 */
export const readJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, undefined)
    else if (zeroCharacter.test(text) || holdsHalfACharacter(text))
      done(new DomainError('invalid_input', { message: 'A text holds a character that cannot be stored.' }))
    else parse(request, text, done)
  })
}

/** Takes a body of any type and forgets it, within the scope it is given. */
export const forgetBody = (scope: FastifyInstance): void => {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _bytes, done) => done(null, undefined))
}

/** Leaves bodies as the bytes they came as, within the scope it is given. */
export const keepBytes = (scope: FastifyInstance): void => {
  scope.removeContentTypeParser('application/json')
  const types = ['application/json', 'application/octet-stream']
  scope.addContentTypeParser<Buffer>(types, { parseAs: 'buffer' }, (_request, bytes, done) =>
    done(null, bytes),
  )
}

/** Reads a form as names with values, within the scope it is given. */
export const readUrlForm = (scope: FastifyInstance): void => {
  scope.removeAllContentTypeParsers()
  const type = 'application/x-www-form-urlencoded'
  scope.addContentTypeParser<string>(type, { parseAs: 'string' }, (_request, text, done) =>
    done(null, Object.fromEntries(new URLSearchParams(text))),
  )
}
