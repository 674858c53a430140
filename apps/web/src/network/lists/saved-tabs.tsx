import tabsStyles from '../../kit/tabs.module.css'
import { Link } from '@tanstack/react-router'
import { savedListsMessages } from '@wellmet/discovery/lists/saved-lists.messages.ts'

const places = [
  { key: 'collections', to: '/collections', label: savedListsMessages.lists },
  { key: 'missions', to: '/missions', label: savedListsMessages.missions },
] as const

/** What was saved, and what it is for. */
export const SavedTabs = ({ here }: { here: 'collections' | 'missions' }) => (
  <nav className={tabsStyles.tabs} aria-label={savedListsMessages.saved()}>
    {places.map(({ key, to, label }) => (
      <Link
        key={key}
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
