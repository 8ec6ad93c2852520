import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Line } from './text.ts'

/** More than these nobody keeps in order. */
export const deadlinesMax = 50

/** How long before a deadline members are reminded. */
export const remindDays = [3, 7, 14, 30, 60] as const

export const NewDeadline = z.object({
  name: Line('Name', 120),
  dueOn: z.iso.date('Write a day as year, month and day'),
  isYearly: z.boolean(),
  remindDays: z.literal(remindDays),
})
export type NewDeadline = z.infer<typeof NewDeadline>

/** A day an organisation wrote down for itself. */
export const Deadline = z.object({
  ...NewDeadline.shape,
  id: z.string(),
  name: z.string(),
  remindDays: z.int(),
  /** When it is next; of one that comes once, its day. */
  nextOn: z.string(),
  /** Below nothing where it is over. */
  daysLeft: z.int(),
})
export type Deadline = z.infer<typeof Deadline>

const own = { tag: 'Programme', caller: 'person' } as const
const Done = z.object({ done: z.literal(true) })

export const deadlinesApi = {
  list: endpoint({
    ...own,
    method: 'GET',
    path: '/api/deadlines',
    summary: 'The days by which the organisation has to report, as it wrote them down, the next first',
    effect: 'read',
    answer: z.object({ deadlines: z.array(Deadline) }),
    errors: [],
  }),
  add: endpoint({
    ...own,
    method: 'POST',
    path: '/api/deadlines',
    summary: 'Write down a day by which the organisation has to report',
    effect: 'change',
    body: NewDeadline,
    answer: z.object({ id: z.string() }),
    errors: ['invalid_input'],
  }),
  remove: endpoint({
    ...own,
    method: 'DELETE',
    path: '/api/deadlines/:id',
    summary: 'Take a day off the list',
    effect: 'change',
    params: z.object({ id: z.string() }),
    answer: Done,
    errors: ['not_found'],
  }),
} as const
