import resultRowStyles from '../kit/result-row.module.css'
import text from '../kit/text.module.css'
import styles from './home-screen.module.css'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Mission } from '@wellmet/discovery/missions/missions.contract.ts'
import type { Path } from '@wellmet/graph/paths/paths.contract.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { isMember } from '../account/members/roles.ts'
import { useSession } from '../account/users/session.ts'
import { introductionsQuery } from '../introductions/requests/requests.queries.ts'
import { Loaded } from '../kit/loaded.tsx'
import { Rows } from '../kit/rows.tsx'
import { Section } from '../kit/section.tsx'
import { RowSkeletons } from '../kit/skeletons.tsx'
import { showsChance } from '../discovery/reach/shown-path.ts'
import { PersonResult } from '../discovery/reach/person-result.tsx'
import { PathsPanel } from '../discovery/reach/paths-panel.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { awaitedConnectors } from '../introductions/requests/awaited-connectors.ts'
import { bestPathsQuery, pathsLikely } from './home.queries.ts'
import { TargetCompanies, useTargetCompanies } from './target-companies.tsx'
import { briefsMessages } from '@wellmet/introductions/briefs/briefs.messages.ts'
import { homeMessages } from './home.messages.ts'

/** Files of other kinds bring new evidence, teammates new paths. */
const NoPaths = ({ toTargets }: { toTargets: boolean }) => (
  <div className={styles.none}>
    <p className={text.quiet}>{toTargets ? homeMessages.noTargetPaths() : homeMessages.noPaths()}</p>
    <div className={styles.next}>
      <LinkButton to="/access/network" variant="default">
        {homeMessages.importMore()}
      </LinkButton>
      <LinkButton to="/setup-network" variant="default">
        {homeMessages.whoToInvite()}
      </LinkButton>
    </div>
  </div>
)

/** That the connector of a path has not answered about somebody else yet. */
const useAwaited = () => {
  const { data } = useInfiniteQuery(introductionsQuery('active'))
  const awaited = awaitedConnectors((data?.pages ?? []).flatMap(({ items }) => items))
  return ({ viaId, viaName }: Pick<Path, 'viaId' | 'viaName'>): string | undefined => {
    const target = viaId === null ? undefined : awaited.get(viaId)
    return target === undefined || viaName === null
      ? undefined
      : homeMessages.awaited({ connector: firstName(viaName), target: firstName(target) })
  }
}

/** To people I want to reach and do not know, or without a goal to whoever is worth meeting. Never to somebody I know. */
export const BestPaths = ({ missions }: { missions: readonly Mission[] }) => {
  const { companies, isPending } = useTargetCompanies(missions)
  const knowsSomebody = companies.some(({ company }) => company.known.count > 0)
  const query = useQuery(bestPathsQuery)
  const toTargets = query.data ? query.data.sort === 'targets' : missions.length > 0
  const awaitedOf = useAwaited()
  const mayChange = isMember(useSession().workspace?.role)
  const title = toTargets ? briefsMessages.targetPaths() : briefsMessages.bestPaths()
  return (
    <Section
      title={title}
      about={homeMessages.varied({ order: toTargets ? 'targets' : 'worth_meeting' })}
      actions={
        toTargets && mayChange ? (
          <LinkButton to="/access/personalize" variant="default">
            {homeMessages.addGoal()}
          </LinkButton>
        ) : toTargets ? undefined : (
          <LinkButton to="/people" search={{ sort: 'worth-meeting' }} variant="default">
            {homeMessages.seeMore()}
          </LinkButton>
        )
      }
    >
      <Loaded
        query={query}
        what={homeMessages.yourBestPaths()}
        skeleton={<RowSkeletons rows={pathsLikely} label={homeMessages.loadingPaths()} />}
      >
        {({ results }) =>
          results.length === 0 && isPending ? (
            <RowSkeletons rows={pathsLikely} label={homeMessages.loadingPaths()} />
          ) : results.length === 0 ? (
            knowsSomebody ? null : (
              <NoPaths toTargets={toTargets} />
            )
          ) : (
            <div className={resultRowStyles.results}>
              <Rows lightsUp label={title} items={results} keyOf={({ id }) => id}>
                {(person) => (
                  <PersonResult
                    person={person}
                    further={showsChance(person.personState) ? awaitedOf(person.path) : undefined}
                  />
                )}
              </Rows>
            </div>
          )
        }
      </Loaded>
      {query.data ? <TargetCompanies at={companies} withPeople={query.data.results.length === 0} /> : null}
      <PathsPanel people={query.data?.results} />
    </Section>
  )
}
