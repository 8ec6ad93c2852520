import { callExamples } from '@ledgerleaf/contract/v1/call-examples'
import { writeCurl, writeTypeScript } from '@ledgerleaf/contract/v1/write-example'
import { Fold } from '../../ui/Fold.tsx'
import { Mono } from '../../ui/Mono.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { Code } from './Code.tsx'
import type { Description, DocumentedCall, DocumentedOperation } from './description.ts'
import { exampleOf } from './example-of.ts'
import { FieldTable } from './FieldTable.tsx'
import { kindOf } from './kind-of.ts'
import { listFields } from './list-fields.ts'
import { Method } from './Method.tsx'
import { meaningOf } from './meaning-of.ts'
import { sampleAnswer } from './sample-answer.ts'

const isKeyed = ({ parameters = [] }: DocumentedOperation): boolean =>
  parameters.some(({ name }) => name === 'Idempotency-Key')

const Examples = ({ method, path, operation }: DocumentedCall) => {
  const example = callExamples[`${method} ${path}`]
  if (!example) return null
  return (
    <Tabs
      label="Languages"
      isJoined
      tabs={[
        {
          id: 'curl',
          label: 'curl',
          content: (
            <Code
              isJoined
              name="Shell"
              text={writeCurl({ method, path, isKeyed: isKeyed(operation) }, example)}
            />
          ),
        },
        {
          id: 'ts',
          label: 'TypeScript',
          content: <Code isJoined name="TypeScript" text={writeTypeScript(example)} />,
        },
      ]}
    />
  )
}

const codesOf = ({ responses }: DocumentedOperation): string[] =>
  Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([, { description }]) => [...description.matchAll(/`(\w+)`/g)].map(([, code = '']) => code))

const Asked = ({
  call: { method, path, operation },
  schemas,
}: {
  call: DocumentedCall
  schemas: Description['components']['schemas']
}) => {
  const example = callExamples[`${method} ${path}`]
  const told = (operation.parameters ?? []).filter(({ in: place }) => place !== 'header')
  const fields = [
    ...told.map(({ name, in: place, required, description, schema }) => ({
      name,
      kind: kindOf(schema),
      isRequired: required === true,
      says: description ?? meaningOf(name, place === 'query' ? '?' : ''),
      example: exampleOf(name, schema, example?.query?.[name]),
      inside: [],
    })),
    ...Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) =>
      listFields(schema, schemas, example?.body),
    ),
  ]
  return fields.length > 0 ? (
    <FieldTable caption={`What ${operation.operationId} is sent`} title="Sent" fields={fields} />
  ) : null
}

const Answered = ({
  operation,
  schemas,
  isSampled,
}: {
  operation: DocumentedOperation
  schemas: Description['components']['schemas']
  isSampled: boolean
}) => {
  const done = Object.entries(operation.responses).filter(([status]) => Number(status) < 300)
  return done.map(([status, { content = {} }], at) =>
    Object.values(content).map(({ schema }) => {
      const fields = listFields(schema, schemas)
      const kind = kindOf(schema)
      // That it is made of fields, the fields say themselves.
      const name = kind === 'object' ? `Answered with ${status}` : `Answered with ${status}: ${kind}`
      return fields.length === 0 ? (
        <p key={status} className="text-note">
          Answered with {status}: a file.
        </p>
      ) : (
        <div key={status} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {isSampled && at === 0 && (
            <Code
              name={`A sample of what it answers with ${status}`}
              text={sampleAnswer(schema, schemas)}
              linesFirst={20}
            />
          )}
          <Fold title={name}>
            <FieldTable caption={name} fields={fields} />
          </Fold>
        </div>
      )
    }),
  )
}

/** One call: what it does, what it is sent and answers, what it is refused for, and how it is made. */
export const CallView = ({
  call,
  schemas,
  isSampled = false,
}: {
  call: DocumentedCall
  schemas: Description['components']['schemas']
  /** Its answer is written out once, with every field in its place. */
  isSampled?: boolean
}) => {
  const { method, path, operation } = call
  const codes = codesOf(operation)
  const [scope] = operation.security.flatMap(({ token = [] }) => token)
  return (
    <section
      aria-labelledby={operation.operationId}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 border-edge border-t pt-8"
    >
      <div className="grid gap-2">
        <h2 id={operation.operationId} className="scroll-mt-28 text-xl">
          <a href={`#${operation.operationId}`} className="hover:underline">
            <Mono className="flex items-baseline gap-x-3">
              <Method method={method} /> <span className="min-w-0 [overflow-wrap:anywhere]">{path}</span>
            </Mono>
          </a>
        </h2>
        <p className="max-w-text leading-relaxed">{operation.summary}.</p>
        {operation.description && (
          <p className="max-w-text text-muted leading-relaxed">{operation.description}</p>
        )}
        <p className="text-note text-muted">
          {scope ? (
            <>
              Needs a key with <Mono>{scope}</Mono>.
            </>
          ) : (
            'Needs no key.'
          )}
        </p>
      </div>
      <Examples {...call} />
      <Asked call={call} schemas={schemas} />
      <Answered operation={operation} schemas={schemas} isSampled={isSampled} />
      <Fold title={`Errors (${codes.length})`}>
        <p className="max-w-text font-mono text-note leading-relaxed">{codes.join(', ')}</p>
      </Fold>
    </section>
  )
}
