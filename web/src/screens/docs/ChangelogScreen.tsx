import { changelogApi } from '@ledgerleaf/contract/guides'
import { promise } from '@ledgerleaf/contract/v1/version'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { DocsHead } from '../../features/docs/DocsHead.tsx'
import { writeDate, writeWhole } from '../../ui/format.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Mono } from '../../ui/Mono.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Changelog · For programs' })

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
                  <ul className="grid gap-1">
                    {came.map((line) => (
                      <li key={line} className="text-note">
                        <Mono>{line}</Mono>
                      </li>
                    ))}
                  </ul>
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
              {sentence}
            </p>
          ))}
        </section>
      </div>
    </>
  )
}
