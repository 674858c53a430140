import tabsStyles from '../../kit/tabs.module.css'
import { Link } from '@tanstack/react-router'
import { peopleMessages } from '@wellmet/discovery/people-search/people.messages.ts'
import { keepInView } from '../../kit/keep-in-sight.ts'

type Props = { here: 'people' | 'everywhere' | 'companies' | 'best'; q: string | undefined }

const places = [
  { key: 'people', to: '/search/people', label: peopleMessages.people },
  { key: 'everywhere', to: '/people/search', label: peopleMessages.everywhere },
  { key: 'companies', to: '/search/companies', label: peopleMessages.companies },
] as const

/** The same words, looked for among people or among companies. */
export const SearchTabs = ({ here, q }: Props) => (
  <nav className={tabsStyles.tabs} aria-label={peopleMessages.searchIn()}>
    {places.map(({ key, to, label }) => (
      <Link
        key={key}
        ref={key === here ? keepInView : null}
        to={to}
        search={q ? { q } : {}}
        className={tabsStyles.tab}
        data-active={key === here || undefined}
        aria-current={key === here ? 'page' : undefined}
      >
        {label()}
      </Link>
    ))}
    <Link
      ref={here === 'best' ? keepInView : null}
      to="/people"
      className={tabsStyles.tab}
      data-active={here === 'best' || undefined}
      aria-current={here === 'best' ? 'page' : undefined}
    >
      {peopleMessages.topPaths()}
    </Link>
    <Link to="/collections" className={tabsStyles.tab}>
      {peopleMessages.savedLists()}
    </Link>
  </nav>
)
