import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Page, Problem } from './shapes.ts'

const Explained = z.pick(Problem, { type: true, title: true, status: true, code: true })

export const problemsApi = {
  list: endpoint({
    method: 'GET',
    path: '/v1/problems',
    summary: 'Every code a refusal may have',
    tag: 'Problems',
    effect: 'read',
    caller: 'anyone',
    answer: Page(Explained),
    errors: [],
  }),
  find: endpoint({
    method: 'GET',
    path: '/v1/problems/:code',
    summary: 'What one code of a refusal means: where the type of a problem leads',
    tag: 'Problems',
    effect: 'read',
    caller: 'anyone',
    params: z.object({ code: z.string().check(z.maxLength(60)) }),
    answer: Explained,
    errors: ['not_found'],
  }),
}
