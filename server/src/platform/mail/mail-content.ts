import * as z from 'zod/mini'

/** Where one can go from a mail. */
const MailLink = z.object({ label: z.string(), link: z.string() })
export type MailLink = z.infer<typeof MailLink>

/** A row of figures; a code is a number that is read letter by letter. */
const MailFact = z.object({
  label: z.string(),
  value: z.string(),
  /** What the drawn part shows of a value too long for a telephone; the text has all of it. */
  short: z.optional(z.string()),
  detail: z.optional(z.string()),
  link: z.optional(z.string()),
  isCode: z.optional(z.boolean()),
})
export type MailFact = z.infer<typeof MailFact>

/**
 * A paragraph, rows of figures with one that stands out, rows of words, somebody else's words, a signed text as it is, or
 * a link.
 */
const MailBlock = z.union([
  z.string(),
  z.object({ figure: z.optional(MailFact), facts: z.array(MailFact) }),
  z.object({ lines: z.array(z.string()) }),
  z.object({ quote: z.string() }),
  z.object({ verbatim: z.string() }),
  MailLink,
])
export type MailBlock = z.infer<typeof MailBlock>

/** Why somebody gets a mail, which is said below it. */
const MailReader = z.enum([
  'address',
  'account',
  'buyer',
  'searcher',
  'guest',
  'holder',
  'payer',
  'seller',
  'operator',
  'support',
  'keeper',
])
export type MailReader = z.infer<typeof MailReader>

/** What a mail says, once: both of its parts are drawn from this. */
export const MailContent = z.object({
  reader: MailReader,
  /** What holds for the whole mail and is known before it is read: that no money moved. */
  notice: z.optional(z.string()),
  /** How things stand, in two or three words, where they are not as its reader would have them: it marks the mail. */
  state: z.optional(z.string()),
  /** The subject, where nothing else is said. */
  headline: z.optional(z.string()),
  body: z.array(MailBlock),
  /** The one thing to do now. */
  action: z.optional(MailLink),
  /** What is to be read after that. */
  more: z.optional(z.array(MailBlock)),
})
export type MailContent = z.infer<typeof MailContent>
