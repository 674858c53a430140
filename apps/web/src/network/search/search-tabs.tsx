import '../../kit/tabs.css'
import { Link } from '@tanstack/react-router'

type Props = { here: 'people' | 'companies'; q: string | undefined }

const places = [
  { key: 'people', to: '/search/people', label: 'People' },
  { key: 'companies', to: '/search/companies', label: 'Companies' },
] as const

/** The same words, looked for among people or among companies. */
export const SearchTabs = ({ here, q }: Props) => (
  <nav className="tabs" aria-label="Search in">
    {places.map(({ key, to, label }) => (
      <Link
        key={key}
        to={to}
        search={q ? { q } : {}}
        className="tab"
        data-active={key === here || undefined}
        aria-current={key === here ? 'page' : undefined}
      >
        {label}
      </Link>
    ))}
  </nav>
)
