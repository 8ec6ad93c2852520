import { type ApprovalRules, LimitedRole } from '@ledgerleaf/contract/approvals'
import { type MemberRole, mayDo } from '@ledgerleaf/contract/member-roles'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { askApproval, type Wanted } from './ask-approval.ts'
import { decideRequest } from './decide-request.ts'
import { withdrawRequest } from './end-requests.ts'
import { repriceRequest } from './reprice-request.ts'
import { saveRules } from './save-rules.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const crew = 5
const roles = ['owner', 'admin', 'approver', 'finance', 'preparer', 'viewer', null] as const
const who = fc.nat({ max: crew - 1 })
const step = fc.oneof(
  fc.record({ do: fc.constant('ask' as const), by: who, tonnes: fc.integer({ min: 1, max: 20 }) }),
  fc.record({ do: fc.constant('approve' as const), by: who, seen: fc.boolean() }),
  fc.record({ do: fc.constant('approve' as const), by: who, seen: fc.constant(true) }),
  fc.record({ do: fc.constant('refuse' as const), by: who }),
  fc.record({ do: fc.constant('withdraw' as const), by: who }),
  fc.record({ do: fc.constant('reprice' as const), tonnes: fc.integer({ min: 1, max: 20 }) }),
  fc.record({ do: fc.constant('become' as const), member: who, role: fc.constantFrom(...roles) }),
  fc.record({ do: fc.constant('limit' as const), above: fc.option(fc.integer({ min: 0, max: 20 })) }),
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

const rulesOf = (twoAboveTonnes: number | null): ApprovalRules => ({
  limits: Object.fromEntries(
    LimitedRole.options.map((role) => [role, { buyCents: 0, retireTonnes: 0 }]),
  ) as ApprovalRules['limits'],
  twoAboveCents: null,
  twoAboveTonnes,
  withinDays: 0,
  expiryDays: 14,
})

/** What should be, kept beside what is: by whom, at which price, and how often it happened. */
type Model = {
  roles: (MemberRole | null)[]
  above: number | null
  request: { by: number; tonnes: number; round: number; needed: number; voted: number[] } | null
}

const wantedOf = (tonnes: number): Wanted => ({
  act: { kind: 'retirement', retirement: {} } as Wanted['act'],
  title: `Retire ${tonnes} t`,
  lines: [`${tonnes} t`],
  amountCents: null,
  tonnes,
})

const mayRetire = (role: MemberRole | null | undefined) => !!role && mayDo(role, 'retire')
const mayAsk = (role: MemberRole | null | undefined) => !!role && mayDo(role, 'ask')
const neededFor = (above: number | null, tonnes: number) => (above !== null && tonnes > above ? 2 : 1)

/** Follows a step by the rules as they are told to people; answers whether it should have happened with it. */
const follow = (model: Model, one: Step, worked: boolean): boolean => {
  const { request } = model
  if (one.do === 'become') model.roles[one.member] = one.role
  if (!worked) return false
  if (one.do === 'limit') model.above = one.above
  if (one.do === 'ask')
    model.request = {
      by: one.by,
      tonnes: one.tonnes,
      round: 1,
      needed: neededFor(model.above, one.tonnes),
      voted: [],
    }
  if (one.do === 'refuse' || one.do === 'withdraw') model.request = null
  if (one.do === 'reprice' && request && request.tonnes !== one.tonnes)
    model.request = {
      ...request,
      tonnes: one.tonnes,
      round: request.round + 1,
      needed: Math.max(request.needed, neededFor(model.above, one.tonnes)),
      voted: [],
    }
  if (one.do !== 'approve' || !request) return false
  request.voted.push(one.by)
  const counted = request.voted.filter((voter) => mayRetire(model.roles[voter])).length
  return counted >= Math.max(request.needed, neededFor(model.above, request.tonnes))
}

/** Whether a step has to be taken; otherwise it has to be refused. */
const shouldWork = ({ roles, request, above }: Model, one: Step): boolean => {
  if (one.do === 'become' || one.do === 'limit') return true
  if (one.do === 'ask') {
    const others = roles.filter((role, at) => at !== one.by && mayRetire(role)).length
    return request === null && mayAsk(roles[one.by]) && others >= neededFor(above, one.tonnes)
  }
  if (!request) return false
  if (one.do === 'reprice') return true
  if (one.do === 'withdraw') return one.by === request.by
  const isEntitled = one.by !== request.by && mayRetire(roles[one.by]) && !request.voted.includes(one.by)
  return isEntitled && mayAsk(roles[request.by]) && (one.do !== 'approve' || one.seen)
}

test('whatever is asked, approved, refused, removed and limited: it happens once, when enough others who may approved it at that price', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 30 }), async (steps) => {
      const now = new Date()
      const ids = Array.from({ length: crew }, () => newId())
      for (const id of ids)
        await database.pool.query(
          'insert into users (id, email, name, email_verified) values ($1, $2, $3, true)',
          [id, `${id}@example.org`, 'Somebody'],
        )
      const organisationId = ids[0] ?? ''
      const set = (at: number, role: MemberRole | null) =>
        role
          ? database.pool.query(
              `insert into memberships (organisation_id, person_id, role) values ($1, $2, $3)
                on conflict (organisation_id, person_id) do update set role = excluded.role`,
              [organisationId, ids[at], role],
            )
          : database.pool.query('delete from memberships where organisation_id = $1 and person_id = $2', [
              organisationId,
              ids[at],
            ])
      const model: Model = {
        roles: ['owner', 'approver', 'admin', 'preparer', 'viewer'],
        above: null,
        request: null,
      }
      for (const [at, role] of model.roles.entries()) await set(at, role)
      let open = newId()
      let performed = 0
      let expected = 0
      const take = (one: Step): Promise<unknown> =>
        inTransaction(database.db, async (tx) => {
          const as = (at: number) => ({ organisationId, personId: ids[at] ?? '' })
          const round = model.request?.round ?? 1
          const perform = async () => {
            performed += 1
            return { actId: newId() }
          }
          switch (one.do) {
            case 'ask': {
              if (model.request) throw new DomainError('approval_over')
              const asked = await askApproval(tx, as(one.by), { ...wantedOf(one.tonnes), comment: '' }, now)
              open = asked.id
              return asked
            }
            case 'approve':
              return decideRequest(
                tx,
                as(one.by),
                open,
                { verdict: 'approved', round: one.seen ? round : round - 1, comment: '' },
                perform,
                now,
              )
            case 'refuse':
              return decideRequest(
                tx,
                as(one.by),
                open,
                { verdict: 'refused', round: 0, comment: '' },
                perform,
                now,
              )
            case 'withdraw':
              return withdrawRequest(tx, as(one.by), open, now)
            case 'reprice':
              return repriceRequest(tx, as(0), open, wantedOf(one.tonnes), now)
            case 'limit':
              return saveRules(tx, as(0), rulesOf(one.above), now)
          }
        })
      for (const one of steps) {
        if (one.do === 'become') await set(one.member, one.role)
        const should = shouldWork(model, one)
        const worked =
          one.do === 'become' ||
          (await take(one).then(
            () => true,
            (error: unknown) => {
              if (error instanceof DomainError) return false
              throw error
            },
          ))
        if (one.do !== 'limit' && !(one.do === 'reprice' && !model.request))
          expect([one, worked]).toEqual([one, should])
        if (follow(model, one, worked)) {
          expected += 1
          model.request = null
        }
        expect(performed).toBe(expected)
      }
    }),
    { numRuns: 60 },
  )
}, 120_000)
