import { useQuery } from '@tanstack/react-query'
import { badgeCode } from '../../nouns/climate/badge-code.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { writeWhole } from '../../ui/format.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { OwnClaims } from './OwnClaims.tsx'
import { ownClimatePage } from './own-page-query.ts'
import { PageForm } from './PageForm.tsx'
import { PagePreview } from './PagePreview.tsx'

/** What an organisation decides about its public page, and what would stand on it. */
export const OwnClimatePage = ({ name }: { name: string }) => {
  const own = useQuery(ownClimatePage())
  return (
    <Loaded query={own} what="the climate page" room="h-40" shape="one">
      {(page) => {
        const { retiredTonnes, pendingTonnes, forOthersTonnes } = page.facts
        const code = page.slug ? badgeCode(window.location.origin, page.slug, name) : ''
        return (
          <div className="grid gap-8">
            <p className="max-w-text text-note">
              {page.isPublic && page.slug && !page.withheld ? (
                <>
                  Everybody can see it at{' '}
                  <TextLink to={`/climate/${page.slug}`}>/climate/{page.slug}</TextLink>.
                </>
              ) : (
                'Nobody else sees it yet.'
              )}{' '}
              It counts {writeWhole(retiredTonnes)} t retired here and at the registry
              {pendingTonnes > 0 && `, and tells of ${writeWhole(pendingTonnes)} t that are pending there`}.
              {forOthersTonnes > 0 &&
                ` ${writeWhole(forOthersTonnes)} t on behalf of others are theirs to show and stand nowhere on it.`}
            </p>
            {page.withheld && (
              <Notice tone="attention" title="The page is not shown">
                {page.withheld}
              </Notice>
            )}
            <PageForm key={`${page.slug} ${page.isPublic}`} page={page} />
            {!(page.isPublic && page.slug && !page.withheld) && <PagePreview page={page} name={name} />}
            <OwnClaims claims={page.claims} />
            {page.isPublic && page.slug && !page.withheld && (
              <div className="grid justify-items-start gap-3">
                <h3 className="font-medium text-sm">A badge for your own site</h3>
                <p className="max-w-text text-muted text-note">
                  It checks every proof in the browser of whoever looks, and shows the sum of what held.
                </p>
                <code className="block max-w-full bg-sunken px-4 py-3 font-mono text-sm [overflow-wrap:anywhere]">
                  {code}
                </code>
                <CopyButton text={code} label="Copy the lines" />
              </div>
            )}
          </div>
        )
      }}
    </Loaded>
  )
}
