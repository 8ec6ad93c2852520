import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ChecklistItem, FilePatch, ProjectFile, ProjectName, ReviewState, Step } from '../project-files.ts'
import { ScoreSummary } from '../scores.ts'
import { keyed, named, Page, pageQuery } from './shapes.ts'

const facts = {
  object: z.literal('seller_project'),
  id: z.string(),
  name: z.string(),
  /** How far its review is. */
  status: ReviewState,
  /** Percent of the five steps; null without a file. */
  progress: z.nullable(z.int()),
  steps: z.array(Step),
  score: z.nullable(z.omit(ScoreSummary, { vintage: true, isPromise: true })),
}

/** A project as the organisation that sells it sees it. */
export const SellerProject = z.object(facts)
named.add(SellerProject, { id: 'SellerProject' })
export type V1SellerProject = z.infer<typeof SellerProject>

export const WholeSellerProject = z.object({
  ...facts,
  file: ProjectFile,
  /** Whether what it has approved may be sold now; a change ends it until the next review. */
  isApproved: z.boolean(),
  reviewReason: z.nullable(z.string()),
  submittedAt: z.nullable(z.string()),
  /** What has to be there before it is handed to review. */
  checklist: z.array(ChecklistItem),
})
named.add(WholeSellerProject, { id: 'WholeSellerProject' })
export type V1WholeSellerProject = z.infer<typeof WholeSellerProject>

const shared = { tag: 'Seller projects', caller: 'key' } as const
const params = z.object({ id: z.string().check(z.maxLength(100)) })

/** Projects of an organisation that sells. */
export const sellerProjectsApi = {
  start: endpoint({
    ...shared,
    method: 'POST',
    path: '/v1/seller/projects',
    summary: 'Start the file of a project, by its name. Needs an Idempotency-Key header',
    description: 'One that is there already under that name is continued.',
    effect: 'change',
    scope: 'sell',
    statuses: [201],
    body: z.object({ name: ProjectName }),
    answer: WholeSellerProject,
    errors: ['forbidden', ...keyed],
  }),
  list: endpoint({
    ...shared,
    method: 'GET',
    path: '/v1/seller/projects',
    summary: 'The projects of the organisation, and how far each has come',
    effect: 'read',
    scope: 'read',
    query: z.object(pageQuery),
    answer: Page(SellerProject),
    errors: ['invalid_input'],
  }),
  find: endpoint({
    ...shared,
    method: 'GET',
    path: '/v1/seller/projects/:id',
    summary: 'One project of the organisation with its file',
    effect: 'read',
    scope: 'read',
    params,
    answer: WholeSellerProject,
    errors: ['not_found'],
  }),
  change: endpoint({
    ...shared,
    method: 'PATCH',
    path: '/v1/seller/projects/:id',
    summary: 'Save some fields of a project’s file; null clears one. Needs an Idempotency-Key header',
    effect: 'change',
    scope: 'sell',
    params,
    body: FilePatch,
    answer: WholeSellerProject,
    errors: ['not_found', 'project_exists', 'identity_frozen', 'invalid_input', ...keyed],
  }),
  submit: endpoint({
    ...shared,
    method: 'POST',
    path: '/v1/seller/projects/:id/submit',
    summary: 'Hand the complete file to review. Needs an Idempotency-Key header',
    effect: 'change',
    scope: 'sell',
    params,
    answer: WholeSellerProject,
    errors: ['not_found', 'email_unconfirmed', 'file_incomplete', ...keyed],
  }),
}
