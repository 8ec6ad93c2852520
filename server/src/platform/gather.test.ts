import { expect, test } from 'vitest'
import { DomainError } from './domain-error.ts'
import { gather } from './gather.ts'
import { again, allDone, done, refused } from './outcome.ts'

const forEach = <In, Out>(items: readonly In[], answer: (item: In) => Out): Map<In, Out> =>
  new Map(items.map((item) => [item, answer(item)]))

test('what is asked for in one turn is one batch, and what arrives meanwhile is the next', async () => {
  const batches: number[][] = []
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const double = gather(async (items: readonly number[]) => {
    batches.push([...items])
    await held
    return allDone(forEach(items, (item) => item * 2))
  })
  const first = [double(1), double(2)]
  await new Promise((resolve) => setImmediate(resolve))
  const second = [double(3), double(4), double(5)]
  release()
  expect(await Promise.all([...first, ...second])).toEqual([2, 4, 6, 8, 10])
  expect(batches).toEqual([
    [1, 2],
    [3, 4, 5],
  ])
})

test('each finds its answer by what it asked for, in whatever order the answers come', async () => {
  const serve = gather(async (items: readonly string[]) =>
    allDone(forEach([...items].reverse(), (item) => item.toUpperCase())),
  )
  expect(await Promise.all([serve('a'), serve('b'), serve('a')])).toEqual(['A', 'B', 'A'])
})

test('one that is not answered at all is told so', async () => {
  const serve = gather(async () => new Map<number, never>())
  await expect(serve(1)).rejects.toThrow('got no answer')
})

test('a refusal is for the one who is refused', async () => {
  const serve = gather(async (items: readonly number[]) =>
    forEach(items, (item) => (item === 2 ? refused(new DomainError('sold_out')) : done(item))),
  )
  const [one, two, three] = await Promise.allSettled([serve(1), serve(2), serve(3)])
  expect([one.status, two.status, three.status]).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(two).toMatchObject({ reason: { code: 'sold_out' } })
})

test('whoever breaks a batch breaks alone', async () => {
  const serve = gather(async (items: readonly number[]) => {
    if (items.includes(2)) throw new Error('broken')
    return forEach(items, done)
  })
  const outcomes = await Promise.allSettled([serve(1), serve(2), serve(3)])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('a failure that may have left something behind is not repeated', async () => {
  let runs = 0
  const serve = gather(
    async (_items: readonly number[]) => {
      runs += 1
      throw new Error('who knows')
    },
    () => false,
  )
  const outcomes = await Promise.allSettled([serve(1), serve(2)])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(runs).toBe(1)
})

test('a member may ask to be done by itself, behind the others', async () => {
  const sizes: number[] = []
  const serve = gather(async (items: readonly string[]) => {
    sizes.push(items.length)
    return forEach(items, (item) =>
      items.length > 1 && item === 'shy' ? again : done(`${item} ${items.length}`),
    )
  })
  expect(await Promise.all([serve('shy'), serve('bold')])).toEqual(['shy 1', 'bold 2'])
  expect(sizes).toEqual([2, 1])
})

test('more than a batch may hold are served all the same', async () => {
  const serve = gather(async (items: readonly number[]) => {
    expect(items.length).toBeLessThanOrEqual(64)
    return forEach(items, done)
  })
  const wanted = Array.from({ length: 300 }, (_, at) => at)
  expect(await Promise.all(wanted.map(serve))).toEqual(wanted)
})
