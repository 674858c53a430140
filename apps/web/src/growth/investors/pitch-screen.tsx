import styles from './pitch.module.css'
import { useQuery } from '@tanstack/react-query'
import { investorsMessages as m } from '@wellmet/growth/investors/investors.messages.ts'
import { isAdmin } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { toProblem } from '../../api/problem.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { GrowthTabs } from '../growth-tabs.tsx'
import { NoSite } from '../sites/no-site.tsx'
import { NewLink } from './new-link.tsx'
import { PitchForm } from './pitch-form.tsx'
import { PitchLinks } from './pitch-links.tsx'
import { pitchQuery } from './pitch.queries.ts'

export const PitchScreen = () => {
  const query = useQuery(pitchQuery)
  const mayChange = isAdmin(useSession().workspace?.role)
  const isWithoutSite = query.error !== null && toProblem(query.error).code === 'not_configured'
  return (
    <>
      <PageHeader title={m.title()}>{m.about()}</PageHeader>
      <GrowthTabs here="pitch" />
      {isWithoutSite ? (
        <NoSite title={m.noPitchYet()}>{m.noSiteAbout()}</NoSite>
      ) : (
        <Loaded query={query} what={m.title()} skeleton={<RowSkeletons rows={3} label={m.loading()} />}>
          {({ pitch, links }) => (
            <>
              {pitch ? (
                <Section title={m.readers()} about={m.readersAbout()}>
                  {mayChange ? <NewLink /> : null}
                  {links.length === 0 ? null : (
                    <div className={styles.links}>
                      <PitchLinks links={links} mayChange={mayChange} />
                    </div>
                  )}
                </Section>
              ) : mayChange ? null : (
                <EmptyState title={m.noPitchYet()}>{m.forAdmins()}</EmptyState>
              )}
              {mayChange ? <PitchForm pitch={pitch} /> : null}
            </>
          )}
        </Loaded>
      )}
    </>
  )
}
