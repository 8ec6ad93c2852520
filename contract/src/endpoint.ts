import * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'
import type { KeyScope } from './key-scopes.ts'

/** A file: the answer is its bytes and not JSON. */
export const FileAnswer = z.unknown()

type Schema = z.ZodMiniType

/**
 * One call between browser and server. The server registers it, the browser's client is typed by it and the
 * OpenAPI document is generated from it, so the three cannot disagree.
 */
export type Endpoint<
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema = Schema,
  Query extends Schema | undefined = Schema | undefined,
  Params extends Schema | undefined = Schema | undefined,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/${string}`
  summary: string
  tag: string
  /** A change needs a CSRF token when a cookie speaks for the caller; a read never does, whatever its method. */
  effect: 'read' | 'change'
  /** Who may call: anyone; a person by session cookie; the bearer of an identity token; or a program by its key. */
  caller: 'anyone' | 'person' | 'bearer' | 'key'
  /** What the key of a program has to be made for. */
  scope?: KeyScope
  /** With which status it is answered, where that is not 200. A change that may wait for a person's approval has both. */
  statuses?: readonly (200 | 201 | 202)[]
  /** What it is sent as a form, where that is what its standard asks for. */
  form?: Schema
  /** It is sent a document: the fields `companyName` and `file` of a multipart form. */
  upload?: true
  /** Its body is the bytes of a file, as they are. */
  bytes?: true
  /** The answer is a file of this type. */
  file?: string
  /** In words for whoever writes the program. */
  description?: string
  body?: Body
  query?: Query
  params?: Params
  answer: Answer
  /** The refusals this call may answer with, besides those every call may. */
  errors: readonly ErrorCode[]
}

/** All a browser has to know of a call in order to make it. */
export type Address<E extends Endpoint = Endpoint> = Pick<E, 'method' | 'path' | 'effect' | 'caller'>

/** Kept exactly as written, so that the types of a call know whether it has a body and who may make it. */
export const endpoint = <const Definition extends Endpoint>(definition: Definition): Definition => definition

type Parsed<T> = T extends Schema ? z.output<T> : undefined
type Sent<T> = T extends Schema ? z.input<T> : undefined

export type BodyOf<E extends Endpoint> = Parsed<E['body']>
export type SentBodyOf<E extends Endpoint> = Sent<E['body']>
export type QueryOf<E extends Endpoint> = Parsed<E['query']>
export type ParamsOf<E extends Endpoint> = Parsed<E['params']>
export type AnswerOf<E extends Endpoint> = z.output<E['answer']>
