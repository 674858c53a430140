import { useQuery } from '@tanstack/react-query'
import { sitesMessages as m } from '@wellmet/growth/sites/sites.messages.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { isAdmin } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { EventCounts } from './event-counts.tsx'
import { SiteForm } from './site-form.tsx'
import { SiteTexts } from './site-texts.tsx'
import { siteQuery } from './sites.queries.ts'

export const SiteScreen = () =>
  isAdmin(useSession().workspace?.role) ? (
    <OwnSite />
  ) : (
    <EmptyState title={m.forAdmins()}>{m.forAdminsAbout()}</EmptyState>
  )

const OwnSite = () => {
  const query = useQuery(siteQuery)
  return (
    <Loaded query={query} what={m.site()} skeleton={<RowSkeletons rows={3} label={m.loading()} />}>
      {({ site }) => (
        <>
          <Section title={m.site()} about={m.about()}>
            <SiteForm key={site?.changedAt ?? 'new'} site={site} />
          </Section>
          {site ? (
            <>
              <SiteTexts site={site} />
              <EventCounts />
            </>
          ) : null}
        </>
      )}
    </Loaded>
  )
}
