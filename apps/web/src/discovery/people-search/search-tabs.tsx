import tabsStyles from '../../kit/tabs.module.css'
import { eventGuestsMessages } from '@wellmet/discovery/event-guests/event-guests.messages.ts'
import { peopleMessages } from '@wellmet/discovery/people-search/people.messages.ts'
import { savedListsMessages } from '@wellmet/discovery/lists/saved-lists.messages.ts'
import { keepTabInView } from '../../kit/keep-in-sight.ts'
import { TabLink } from '../../kit/tab-link.tsx'

type Props = {
  here: 'people' | 'everywhere' | 'companies' | 'best' | 'lists' | 'missions' | 'events'
  q: string | undefined
}

const places = [
  { key: 'people', to: '/search/people', label: peopleMessages.people },
  { key: 'everywhere', to: '/people/search', label: peopleMessages.everywhere },
  { key: 'companies', to: '/search/companies', label: peopleMessages.companies },
] as const

/** These have no words to look for. */
const ofOwn = [
  { key: 'best', to: '/people', label: peopleMessages.topPaths },
  { key: 'lists', to: '/collections', label: peopleMessages.savedLists },
  { key: 'missions', to: '/missions', label: savedListsMessages.missions },
  { key: 'events', to: '/events', label: eventGuestsMessages.events },
] as const

/** Everything under Search. The same words can be looked for among people or among companies. */
export const SearchTabs = ({ here, q }: Props) => (
  <nav className={tabsStyles.tabs} aria-label={peopleMessages.searchIn()}>
    {places.map(({ key, to, label }) => (
      <TabLink
        key={key}
        ref={key === here ? keepTabInView : null}
        to={to}
        search={q ? { q } : {}}
        isHere={key === here}
      >
        {label()}
      </TabLink>
    ))}
    {ofOwn.map(({ key, to, label }) => (
      <TabLink key={key} ref={key === here ? keepTabInView : null} to={to} isHere={key === here}>
        {label()}
      </TabLink>
    ))}
  </nav>
)
