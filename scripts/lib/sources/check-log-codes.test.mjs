import { expect, test } from 'vitest'
import { checkLogCodes } from './check-log-codes.mjs'
import { parse } from './read-sources.mjs'

const check = (text, list, file = 'server/src/jobs/a.ts') =>
  checkLogCodes({ sources: [{ file, source: parse(file, text) }], list })

const list = '| Code | What it means |\n|---|---|\n| `job-lost` | A job was lost. |\n'

test('lines with a code that the list explains are let through, wherever the log comes from', () => {
  const lines = `
    log.warn({ code: 'job-lost', error }, 'a job was lost')
    request.log.error({ code: 'job-lost' }, 'a job was lost')
    log.child({}, { level }).info({ code: 'job-lost' }, message)`
  expect(check(lines, list)).toEqual([])
})

test('a line without a code is refused, and so is a code that is put together or badly written', () => {
  expect(check("log.warn('lost')", '')).toEqual(['server/src/jobs/a.ts:1: a line of the log without a code'])
  expect(check("parts.log.fatal({ error }, 'lost')", '')).toHaveLength(1)
  expect(check('log.child({}).info({ code: sqlState(error) }, "lost")', '')).toHaveLength(1)
  expect(check("log.info({ code: 'Job_Lost' }, 'lost')", '| `Job_Lost` | Lost. |')).toEqual([
    'server/src/jobs/a.ts:1: Job_Lost is not kebab-case',
  ])
})

test('a code means one thing', () => {
  const lines =
    "log.warn({ code: 'job-lost' }, 'a job was lost')\nlog.warn({ code: 'job-lost' }, 'the disk is full')"
  expect(check(lines, list)).toEqual(['job-lost means two things: “a job was lost”, “the disk is full”'])
})

test('the list and the code agree', () => {
  expect(check("log.warn({ code: 'disk-full' }, 'full')", `${list}${list}`)).toEqual([
    'docs/log-codes.md does not say what disk-full means',
    'docs/log-codes.md names job-lost, which nothing writes',
    'docs/log-codes.md names job-lost, which nothing writes',
  ])
  expect(check("log.warn({ code: 'job-lost' }, 'lost')", `${list}${list}`)).toEqual([
    'docs/log-codes.md names job-lost twice',
  ])
})

test('what is not the log of the server is left alone', () => {
  expect(check("log.warn('lost')", '', 'server/src/jobs/a.test.ts')).toEqual([])
  expect(check("console.error('lost')\nMath.log(2)", '')).toEqual([])
})
