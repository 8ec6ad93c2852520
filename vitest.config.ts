import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const rooms = ['contract', 'provenance', 'chain', 'esg', 'sdk', 'web', 'bench']

const long =
  /(start-up|roles|process-death|two-processes|leave|api-fuzz|api-routes|launch-postgres|hostile|drill|random-kills|run-faults|docs-calls|test-clock|run-program|papers?[.]test)/

/** What takes longest begins first, so that the end of the run never waits for one file on one core. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    // No module of ours keeps state that a test could leave behind, so the files of a worker share what they import:
    // loading the server anew for each of them took a quarter of the run.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // One more than the smallest machine we test on has cores: with two, a third of the time nobody computed, since tests
    // wait for processes, jobs and timers. Left alone, two cores would be one worker.
    maxWorkers: 3,
    // Ends what hangs, and judges nothing: tests that wait for real processes share two cores with everything else, and
    // half a minute was what a busy machine took for many that passed.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: [...rooms.map((room) => `${room}/**/*.test.{ts,tsx}`), 'scripts/**/*.test.mjs'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: 'server/src/testing/global-setup.ts',
        },
      },
    ],
  },
})
