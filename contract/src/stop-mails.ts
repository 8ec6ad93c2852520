import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const Token = z.string().check(z.minLength(1), z.maxLength(200))
const Done = z.object({ done: z.literal(true) })

type Call = `/${string}`

/** The two calls that end mails of one kind by the token in one of them: from its page, and by a mail program itself. */
export const stopCalls = <const Page extends Call, const Program extends Call>(
  tag: string,
  about: string,
  { page, program }: { page: Page; program: Program },
) => ({
  stopMails: endpoint({
    tag,
    caller: 'anyone',
    method: 'POST',
    path: page,
    summary: `No more mails about ${about} to whom the mail with this token went`,
    effect: 'change',
    body: z.object({ token: Token }),
    answer: Done,
    errors: ['not_found', 'rate_limited'],
  }),
  stopByMailProgram: endpoint({
    tag,
    caller: 'anyone',
    method: 'POST',
    path: program,
    summary:
      'The same by one click in a mail program (RFC 8058): the body is a form that says so, and is not read',
    effect: 'change',
    query: z.object({ token: Token }),
    answer: Done,
    errors: ['not_found', 'rate_limited'],
  }),
})
