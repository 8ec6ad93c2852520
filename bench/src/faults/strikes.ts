import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../../server/src/platform/db.ts'
import type { FaultyPostgres } from './faulty-postgres.ts'
import type { Member } from './fleet.ts'

export type Field = { members: readonly Member[]; postgres: FaultyPostgres; database: () => Database }

/** One way in which things break, and mends itself or is mended. Answers what was seen of it, or null when it cannot be tried here. */
export type Strike = { name: string; stopsPeople: boolean; strike: (field: Field) => Promise<string | null> }

const holdMs = 12_000
const pick = ({ members }: Field): Member => members[Math.floor(Math.random() * members.length)] as Member

export const strikes: readonly Strike[] = [
  {
    name: 'a server is killed',
    stopsPeople: false,
    strike: async (field) => {
      const member = pick(field)
      await member.end('SIGKILL')
      await wait(2000)
      member.revive()
      return 'killed, started again'
    },
  },
  {
    name: 'a server is told to stop',
    stopsPeople: false,
    strike: async (field) => {
      const member = pick(field)
      const tookMs = await member.end('SIGTERM')
      member.revive()
      return `gone after ${(tookMs / 1000).toFixed(1)} s`
    },
  },
  {
    name: 'a server is frozen',
    stopsPeople: false,
    strike: async (field) => {
      const member = pick(field)
      member.signal('SIGSTOP')
      await wait(holdMs)
      member.signal('SIGCONT')
      return `frozen for ${holdMs / 1000} s`
    },
  },
  {
    name: 'PostgreSQL is killed',
    stopsPeople: true,
    strike: async ({ postgres }) => {
      postgres.kill()
      await wait(3000)
      await postgres.comeBack()
      return 'killed, started after 3 s'
    },
  },
  {
    name: 'PostgreSQL is frozen',
    stopsPeople: true,
    strike: async ({ postgres }) => {
      const thaw = postgres.freeze()
      await wait(holdMs)
      thaw()
      return `frozen for ${holdMs / 1000} s`
    },
  },
  {
    name: 'the disk is full',
    stopsPeople: true,
    strike: async ({ postgres }) => {
      if (!postgres.hasOwnDisk) return null
      const freeDisk = postgres.fillDisk()
      await wait(holdMs)
      freeDisk()
      await postgres.comeBack()
      return `full for ${holdMs / 1000} s`
    },
  },
  {
    name: 'a clock jumps',
    stopsPeople: false,
    strike: async (field) => {
      const member = pick(field)
      const minutes = Math.random() < 0.5 ? -90 : 90
      member.setClock(minutes * 60_000)
      await wait(holdMs)
      member.setClock(0)
      return `${minutes} minutes, and back after ${holdMs / 1000} s`
    },
  },
  {
    name: 'the payment provider stalls',
    stopsPeople: false,
    strike: async ({ database }) => {
      // The sandbox keeps its books in tables of its own: while they are locked it answers nobody.
      const client = await database().pool.connect()
      try {
        await client.query('begin')
        await client.query('set local idle_in_transaction_session_timeout = 0')
        await client.query('lock table sandbox_intents, sandbox_refunds in access exclusive mode')
        await wait(holdMs)
        await client.query('rollback')
      } finally {
        client.release()
      }
      return `no answer for ${holdMs / 1000} s`
    },
  },
]
