import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { setTimeout } from 'node:timers/promises'
import { root } from './run.mjs'

const checkout = createHash('sha256').update(root).digest('hex').slice(0, 12)
const file = path.join(tmpdir(), `ledgerleaf-prepare-${checkout}.lock`)

const isAlive = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Nobody, where the lock was given back between our looking for it and our reading it. */
const readHolder = () => {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return 0
    throw error
  }
}

const claim = () => {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    const holder = readHolder()
    if (holder && !isAlive(holder)) rmSync(file, { force: true })
    return false
  }
}

/** Installing and building are for one process at a time: two starts of one checkout would write the same files. */
export const alone = async (work) => {
  const deadline = Date.now() + 15 * 60_000
  while (!claim()) {
    if (Date.now() > deadline) throw new Error(`Another command has held ${file} for too long.`)
    await setTimeout(200)
  }
  const release = () => rmSync(file, { force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}
