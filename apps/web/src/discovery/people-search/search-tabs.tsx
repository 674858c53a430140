import tabsStyles from '../../kit/tabs.module.css'
import { Link } from '@tanstack/react-router'
import { peopleMessages } from '@wellmet/discovery/people-search/people.messages.ts'
import { savedListsMessages } from '@wellmet/discovery/lists/saved-lists.messages.ts'
import { keepTabInView } from '../../kit/keep-in-sight.ts'

type Props = { here: 'people' | 'everywhere' | 'companies' | 'best' | 'lists' | 'missions'; q: string | undefined }

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
] as const

/** Everything under Search. The same words can be looked for among people or among companies. */
export const SearchTabs = ({ here, q }: Props) => (
  <nav className={tabsStyles.tabs} aria-label={peopleMessages.searchIn()}>
    {places.map(({ key, to, label }) => (
      <Link
        key={key}
        ref={key === here ? keepTabInView : null}
        to={to}
        search={q ? { q } : {}}
        className={tabsStyles.tab}
        data-active={key === here || undefined}
        aria-current={key === here ? 'page' : undefined}
      >
        {label()}
      </Link>
    ))}
    {ofOwn.map(({ key, to, label }) => (
      <Link
        key={key}
        ref={key === here ? keepTabInView : null}
        to={to}
        className={tabsStyles.tab}
        data-active={key === here || undefined}
        aria-current={key === here ? 'page' : undefined}
      >
        {label()}
      </Link>
    ))}
  </nav>
)
