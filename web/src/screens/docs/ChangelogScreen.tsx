import { changelogApi } from '@ledgerleaf/contract/guides'
import { promise } from '@ledgerleaf/contract/v1/version'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { changeGroups, newNouns } from '../../features/docs/change-groups.ts'
import { DocsHead } from '../../features/docs/DocsHead.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { writeDate, writeWhole } from '../../ui/format.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Mono } from '../../ui/Mono.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Changelog · For developers' })

/** What it means in words; behind each count the lines themselves. */
const Came = ({ came }: { came: readonly string[] }) => {
  const groups = changeGroups(came)
  const nouns = newNouns(came)
  return (
    <>
      <p className="max-w-text leading-relaxed">
        {groups.map(({ title, lines }) => title(lines.length)).join(', ')}.
        {nouns.length > 0 && ` The calls are about ${nouns.join(', ')}.`} Nothing that was promised before is
        gone or changed: what you wrote goes on working.
      </p>
      <div className="grid">
        {groups.map(({ id, title, lines }) => (
          <Fold key={id} isOpen={id === 'calls'} title={title(lines.length)}>
            <ul className="gap-x-8 pb-4 lg:columns-2">
              {lines.map((line) => (
                <li key={line} className="break-inside-avoid py-0.5 text-note">
                  <Mono>{line}</Mono>
                </li>
              ))}
            </ul>
          </Fold>
        ))}
      </div>
    </>
  )
}

export default function ChangelogScreen() {
  const query = useQuery({
    queryKey: ['changelog'],
    queryFn: ({ signal }) => send(changelogApi.list, { signal }),
  })
  return (
    <>
      <DocsHead
        title="Changelog"
        lead="Made from the differences between what the API promised on one day and on the next. A promise that is gone does not pass our tests."
      />
      <div className="mt-8 grid gap-10">
        <Loaded query={query} what="the changelog">
          {({ published }) =>
            published.map(({ on, promises, came }) => (
              <section key={on} aria-labelledby={on} className="grid gap-3 border-edge border-t pt-5">
                <h2 id={on} className="text-xl">
                  {writeDate(on)}
                </h2>
                {came.length === 0 ? (
                  <p className="text-note">
                    The first version, of {writeWhole(promises)} promises: each call, field and value is one.
                  </p>
                ) : (
                  <Came came={came} />
                )}
              </section>
            ))
          }
        </Loaded>
        <section aria-labelledby="promised" className="grid max-w-text gap-3 border-edge border-t pt-5">
          <h2 id="promised" className="text-xl">
            What may change
          </h2>
          {promise.map((sentence) => (
            <p key={sentence} className="leading-relaxed">
              {sentence
                .split('`')
                .map((part, place) => (place % 2 === 1 ? <Mono key={part}>{part}</Mono> : part))}
            </p>
          ))}
        </section>
      </div>
    </>
  )
}
