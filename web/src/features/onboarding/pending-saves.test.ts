import { expect, test } from 'vitest'
import { afterSaves, createPendingSaves, inTurn, pendingSaves, settleWhenLeft } from './pending-saves.ts'

test('what was typed is kept before anything is done with it', async () => {
  const told: string[] = []
  let release = () => {}
  const saving = new Promise<boolean>((resolve) => {
    release = () => {
      told.push('saved')
      resolve(true)
    }
  })
  const field = () => saving
  pendingSaves.join(field)
  const handedIn = afterSaves(async () => told.push('handed in'))
  release()
  await handedIn
  expect(told).toEqual(['saved', 'handed in'])
  pendingSaves.leave(field)
})

test('a field that was refused keeps it from being done, until the field is gone or mended', async () => {
  const saves = createPendingSaves()
  let kept = false
  const field = async () => kept
  saves.join(async () => true)
  saves.join(field)
  expect(await saves.settle()).toBe(false)
  kept = true
  expect(await saves.settle()).toBe(true)
  kept = false
  saves.leave(field)
  expect(await saves.settle()).toBe(true)
})

test('fields are kept in the order they were typed, also after one that was refused', async () => {
  const told: string[] = []
  const slow = inTurn(async () => {
    await new Promise((done) => setImmediate(done))
    told.push('registry')
    throw new Error('refused')
  })
  const quick = inTurn(async () => told.push('number'))
  await expect(slow).rejects.toThrow('refused')
  await quick
  expect(told).toEqual(['registry', 'number'])
})

test('a field that is left sends what was typed elsewhere before it, and not what was typed after', async () => {
  const saves = createPendingSaves()
  const told: string[] = []
  const field = (name: string) => async () => {
    told.push(name)
    return true
  }
  const [registry, number, name] = [field('registry'), field('number'), field('name')]
  for (const one of [number, name, registry]) saves.join(one)
  for (const one of [registry, number, name]) saves.typed(one)
  expect(await saves.settleUpTo(number)).toBe(true)
  expect(told).toEqual(['registry', 'number'])
})

test('what waits is sent when the page is left', () => {
  const saves = createPendingSaves()
  const page = new EventTarget()
  settleWhenLeft(saves, page)
  let sent = 0
  saves.join(async () => {
    sent += 1
    return true
  })
  page.dispatchEvent(new Event('pagehide'))
  expect(sent).toBe(1)
})
