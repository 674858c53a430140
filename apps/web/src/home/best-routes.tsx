import resultRowStyles from '../kit/result-row.module.css'
import text from '../kit/text.module.css'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../kit/loaded.tsx'
import { Rows } from '../kit/rows.tsx'
import { Section } from '../kit/section.tsx'
import { RowSkeletons } from '../kit/skeletons.tsx'
import { bestPeopleQuery } from '../network/people/people.queries.ts'
import { PersonResult } from '../network/search/person-result.tsx'
import { PathsPanel } from '../network/search/paths-panel.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { bestRoutesQuery, bestRoutesShown } from './home.queries.ts'
import { homeMessages } from './home.messages.ts'

const useBestRoutes = () => {
  const toStrangers = useQuery(bestRoutesQuery)
  const hasNone = toStrangers.data?.results.length === 0
  const toAnybody = useQuery({ ...bestPeopleQuery({ limit: bestRoutesShown }), enabled: hasNone })
  return hasNone ? toAnybody : toStrangers
}

/** To strangers whom it is worth to meet; while nobody leads to any, to whom I know. */
export const BestRoutes = () => {
  const query = useBestRoutes()
  return (
    <Section
      title={homeMessages.bestPaths()}
      actions={
        <LinkButton to="/people" search={{ sort: 'worth-meeting' }} variant="default">
          {homeMessages.seeMore()}
        </LinkButton>
      }
    >
      <Loaded
        query={query}
        what={homeMessages.yourBestPaths()}
        skeleton={<RowSkeletons rows={bestRoutesShown} label={homeMessages.loadingPaths()} />}
      >
        {({ results }) =>
          results.length === 0 ? (
            <p className={text.quiet}>{homeMessages.noPaths()}</p>
          ) : (
            <div className={resultRowStyles.results}>
              <Rows lightsUp label={homeMessages.bestPaths()} items={results} keyOf={({ id }) => id}>
                {(person) => <PersonResult person={person} />}
              </Rows>
            </div>
          )
        }
      </Loaded>
      <PathsPanel people={query.data?.results} />
    </Section>
  )
}
