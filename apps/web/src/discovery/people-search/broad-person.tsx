import { peopleMessages } from '@wellmet/discovery/people-search/people.messages.ts'
import type { RankedPerson as Person } from '@wellmet/discovery/people-search/people.contract.ts'
import { formatDay } from '../../kit/dates.ts'
import { richMessage } from '../../kit/rich-message.ts'
import { SourceLabel } from '../../kit/source-label.tsx'
import { sentenceCase } from '../../graph/paths/path-words.ts'
import { PersonResult } from '../reach/person-result.tsx'

/** Where a profile comes from and how old it is, which matters where no path leads there. */
const Origin = ({ person: { source, lastUpdated } }: { person: Person }) => (
  <span title={sentenceCase(lastUpdated.source)}>
    <SourceLabel source={source} />{' '}
    {richMessage(peopleMessages.asOf, {
      on: formatDay(lastUpdated.at),
      time: <time dateTime={lastUpdated.at} />,
    })}
  </span>
)

/** Somebody in reach or beyond it. */
export const BroadPerson = ({ person }: { person: Person }) => (
  <PersonResult person={person} further={person.path.status === 'none' ? <Origin person={person} /> : undefined} />
)
