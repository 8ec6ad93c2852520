import { defineConfig } from 'vitest/config'

const rooms = ['contract', 'provenance', 'esg', 'web', 'bench']

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    // One for each core of the smallest machine we test on; left alone, two cores would be one.
    maxWorkers: 2,
    // Tests that wait for real processes share two cores with everything else.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'pure', include: rooms.map((room) => `${room}/**/*.test.{ts,tsx}`) },
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
