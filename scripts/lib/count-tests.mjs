import { existsSync, readFileSync } from 'node:fs'

const none = { passed: 0, failed: 0, failures: [] }

/** Where a run ended badly, yet no test of it is to blame (a set-up that failed, say), that is one failure. */
const blame = (counts, code) => ({ ...counts, failed: code !== 0 && counts.failed === 0 ? 1 : counts.failed })

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

const vitestFailures = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [{ name, why: message }]
    return failed.map((test) => ({
      name: `${name} > ${test.fullName}`,
      why: test.failureMessages.join('\n'),
    }))
  })

export const countVitest = (file, code) => {
  const report = readReport(file)
  if (!report) return blame(none, code)
  const { numPassedTests: passed, numFailedTests: failed } = report
  return blame({ passed, failed, failures: vitestFailures(report) }, code)
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]

const playwrightFailures = ({ suites }) =>
  suites
    .flatMap(specsOf)
    .flatMap((spec) => spec.tests.map((test) => ({ spec, test })))
    .filter(({ test }) => test.status === 'unexpected')
    .map(({ spec, test }) => ({
      name: `[${test.projectName}] ${spec.file}:${spec.line} > ${spec.title}`,
      why: test.results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
    }))

export const countPlaywright = (file, code) => {
  const report = readReport(file)
  if (!report) return blame(none, code)
  const { expected, flaky, unexpected } = report.stats
  return blame({ passed: expected + flaky, failed: unexpected, failures: playwrightFailures(report) }, code)
}
