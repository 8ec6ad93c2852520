/** The arrows of the floor plan: which room may know which. ARCHITECTURE.md draws them. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

// Tests may reach for what they test with; the arrows are about what runs.
const test = '[.](test|spec)[.]tsx?$'

// The rooms of the server that hold domains, the lowest first. Each may know those before it and none after it.
const rooms = ['people', 'reading', 'supply', 'use', 'trade', 'views', 'v1']
const anyRoom = rooms.join('|')

const roomsKnowWhatIsBelow = rooms
  .slice(0, -1)
  .map((room, floor) =>
    forbid(
      `${room}-knows-no-room-above`,
      'What must flow up flows as work after commit.',
      { path: `^server/src/${room}/`, pathNot: test },
      { path: `^server/src/(${rooms.slice(floor + 1).join('|')})/` },
    ),
  )

module.exports = {
  forbidden: [
    forbid('no-circles', 'A circle has no beginning to read from.', {}, { circular: true }),
    forbid(
      'contract-stands-alone',
      'The contract is what both sides agree on, so it knows neither.',
      { path: '^contract/' },
      { path: '^(provenance|chain|esg|sdk|server|web|e2e|bench)/' },
    ),
    forbid(
      'contract-imports-only-the-schema-library',
      'Whatever it imports, every visitor downloads.',
      { path: '^contract/src/', pathNot: test },
      { path: 'node_modules/', pathNot: 'node_modules/zod/' },
    ),
    forbid(
      'provenance-stands-alone',
      'Proofs are checked by code that trusts nothing of ours.',
      { path: '^provenance/' },
      { path: '^(contract|chain|esg|sdk|server|web|e2e|bench)/' },
    ),
    forbid(
      'chain-stands-alone',
      'A contract and a chain to try it on: they know tokens and entries, and nothing of the market.',
      { path: '^chain/' },
      { path: '^(contract|esg|sdk|server|web|e2e|bench)/' },
    ),
    forbid(
      'ledger-and-log-know-no-chain',
      'Trade never waits for a chain: what is true is written without one.',
      { path: '^server/src/(ledger|log|platform)/', pathNot: test },
      { path: '^server/src/chain/' },
    ),
    forbid(
      'esg-stands-alone',
      'The report engine also runs in a child process and from the command line.',
      { path: '^esg/' },
      { path: '^(contract|provenance|chain|sdk|server|web|e2e|bench)/' },
    ),
    forbid(
      'sdk-stands-alone',
      'It is installed where nothing else of ours is: what it knows of the contract is written into it.',
      { path: '^sdk/src/', pathNot: test },
      { path: '^(contract|provenance|chain|esg|server|web|e2e|bench)/|^sdk/generate/|node_modules/' },
    ),
    forbid(
      'sdk-needs-no-platform',
      'What it imports has to be there in a browser too.',
      { path: '^sdk/src/', pathNot: test },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'programs-alone-use-the-sdk',
      'The server answers its calls; only what asks a server from outside makes them.',
      { path: '^(server/src/(?!cli/|mcp/)|web|bench)', pathNot: test },
      { path: '^sdk/' },
    ),
    forbid(
      'web-and-server-meet-in-contract',
      'Nothing of the server may reach the browser but the contract.',
      { path: '^web/' },
      { path: '^server/' },
    ),
    forbid(
      'server-knows-no-web',
      'The server serves the built site as files.',
      { path: '^server/' },
      { path: '^(web|e2e|bench)/' },
    ),
    forbid(
      'platform-imports-nothing-above',
      'The outside world behind small functions; they know no domain.',
      { path: '^server/src/platform/', pathNot: test },
      { path: '^server/src/', pathNot: '^server/src/platform/' },
    ),
    forbid(
      'ledger-knows-no-domain',
      'Domains call the ledger, never the other way round.',
      { path: '^server/src/ledger/', pathNot: test },
      { path: `^server/src/(chain|${anyRoom}|demo|http|jobs|live)/` },
    ),
    forbid(
      'log-knows-no-ledger',
      'The log places and signs leaves, whatever they say.',
      { path: '^server/src/log/', pathNot: test },
      { path: `^server/src/(ledger|chain|${anyRoom}|demo|http|jobs|live)/` },
    ),
    forbid(
      'chain-knows-no-domain',
      'It repeats what the log says, whatever it is about; what only a room above knows is handed in.',
      { path: '^server/src/chain/', pathNot: test },
      { path: `^server/src/(${anyRoom}|demo|jobs|live)/` },
    ),
    forbid(
      'only-routes-of-the-chain-reach-http',
      'A mirror knows no request.',
      { path: '^server/src/chain/', pathNot: `[.]routes[.]ts$|index[.]ts$|${test}` },
      { path: '^server/src/http/' },
    ),
    forbid(
      'domains-use-the-door',
      'Other domains import index.ts and nothing deeper.',
      { path: `^server/src/((?:${anyRoom})/[^/]+|demo|http|jobs|live)/`, pathNot: test },
      { path: `^server/src/(${anyRoom})/`, pathNot: '^server/src/($1/|[^/]+/[^/]+/index[.]ts$)' },
    ),
    ...roomsKnowWhatIsBelow,
    forbid(
      'edges-know-no-domain',
      'Calls, jobs and sockets are handed what they serve; app.ts alone knows both.',
      { path: '^server/src/(http|jobs|live)/', pathNot: test },
      { path: `^server/src/(chain|${anyRoom}|demo)/` },
    ),
    forbid(
      'only-routes-and-jobs-open-transactions',
      'Writers are handed their transaction; the demo is planted before anybody calls.',
      {
        path: `^server/src/(${anyRoom}|demo)/`,
        pathNot: `[.](routes|jobs)[.]ts$|^server/src/demo/seed-demo[.]ts$|${test}`,
      },
      { path: '^server/src/platform/transaction' },
    ),
    forbid(
      'only-routes-and-jobs-reach-http',
      'A verb knows no request. What several routes read from one or put into an answer is a *.http.ts.',
      { path: `^server/src/(${anyRoom}|demo)/`, pathNot: `[.](routes|jobs|http)[.]ts$|${test}` },
      { path: '^server/src/http/' },
    ),
    forbid(
      'only-tests-use-testing',
      'What tests are made of does not run in production.',
      { path: '^server/src/', pathNot: `^server/src/testing/|${test}` },
      { path: '^server/src/testing/' },
    ),
    forbid(
      'features-meet-in-screens',
      'A feature knows neither another feature nor the page it stands on.',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/(features/(?!$1/)|screens|live|app|drawing)' },
    ),
    forbid(
      'nouns-know-no-feature',
      'A noun is what features share: its keys, queries, words and small views. It knows nothing that uses it.',
      { path: '^web/src/nouns/' },
      { path: '^web/src/(features|screens|live|app|drawing)/' },
    ),
    forbid(
      'drawing-knows-no-feature',
      'What a page begins with is said by nouns; how it looks is its own.',
      { path: '^web/src/drawing/' },
      { path: '^web/src/(features|screens|live|app)/' },
    ),
    forbid(
      'forms-know-no-noun',
      'One way to make a form, whatever it is about.',
      { path: '^web/src/forms/' },
      { path: '^web/src/(nouns|features|screens|live|app)/' },
    ),
    forbid(
      'api-knows-no-noun',
      'The client sends any call of the contract, whatever it is about.',
      { path: '^web/src/api/' },
      { path: '^web/src/(forms|nouns|drawing|features|screens|live|app|ui)/' },
    ),
    forbid(
      'nouns-stand-under-features',
      'What several features say of a noun knows none of them.',
      { path: '^web/src/nouns/' },
      { path: '^web/src/(features|screens|live|app)/' },
    ),
    forbid(
      'ui-speaks-no-domain-word',
      'The kit draws; it imports nothing of ours.',
      { path: '^web/src/ui/' },
      { path: '^(contract|provenance)/|^web/src/(?!ui/)' },
    ),
    forbid('nothing-imports-a-test', 'A test is a leaf.', {}, { path: test }),
    forbid('everything-resolves', 'An import that leads nowhere.', {}, { couldNotResolve: true }),
  ],
  options: {
    // Type imports count: a type from the wrong room is the first thread of a circle.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|dist|[.]react-router|test-results)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
