export type RefusalCode =
  | 'empty'
  | 'unknown_format'
  | 'type_mismatch'
  | 'executable'
  | 'macros'
  | 'encrypted'
  | 'damaged'
  | 'too_large'
  | 'too_many_pages'
  | 'too_much_text'
  | 'zip_bomb'
  | 'no_content'

/** A document we will not read, with a reason a person can act on. */
export class DocumentRefused extends Error {
  readonly code: RefusalCode
  constructor(code: RefusalCode, message: string) {
    super(message)
    this.name = 'DocumentRefused'
    this.code = code
  }
}
