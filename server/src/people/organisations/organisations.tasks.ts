import * as z from 'zod/mini'
import { declareTask } from '../../platform/tasks.ts'

/** Somebody left an organisation or is something else in it. Who keeps what rests on their role, in a room above, looks at it again. */
export const memberChangedTask = declareTask('member-changed', z.object({ organisationId: z.string() }))

/** The members of an organisation need a second factor from now on; due at that time. */
export const factorDemandedTask = declareTask('factor-demanded', z.object({ organisationId: z.string() }))

/** An organisation goes by another name than before. Whatever carries the old one, in a room above, looks at it again. */
export const renamedTask = declareTask('organisation-renamed', z.object({ organisationId: z.string() }))
