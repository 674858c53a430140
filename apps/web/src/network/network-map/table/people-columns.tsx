import text from '../../../kit/text.module.css'
import styles from './people-table.module.css'
import { Link } from '@tanstack/react-router'
import type { Column } from '../../../kit/data-table.tsx'
import { FreshnessLabel } from '../../../kit/freshness-label.tsx'
import { StrengthBar } from '../../../kit/strength-bar.tsx'
import type { Network } from '../data/network-lookup.ts'
import { reachWords } from '../data/person-words.ts'
import { isOwnContact, type NetworkMapPerson } from '../network-map-shapes.ts'

export const peopleColumns = (
  network: Network,
  onPath: (number: number) => void,
): readonly Column<NetworkMapPerson>[] => [
  {
    key: 'name',
    header: 'Person',
    cell: (person) =>
      isOwnContact(person) ? (
        <Link to="/contacts/$id" params={{ id: person.id }} className={styles.open}>
          {person.name}
        </Link>
      ) : (
        <button
          type="button"
          className={styles.open}
          aria-label={`${person.name}: show the path`}
          onClick={() => onPath(network.numberOf.get(person.id) ?? 0)}
        >
          {person.name}
        </button>
      ),
  },
  { key: 'role', header: 'Role', cell: ({ role }) => role ?? <span className={text.quiet}>unknown</span> },
  { key: 'company', header: 'Company', cell: ({ company }) => company ?? <span className={text.quiet}>unknown</span> },
  {
    key: 'reach',
    header: 'Reach',
    cell: ({ id }) => <span className={text.quiet}>{reachWords(network, network.numberOf.get(id) ?? 0)}</span>,
  },
  { key: 'strength', header: 'Strength', cell: ({ strength }) => <StrengthBar strength={strength} /> },
  { key: 'freshness', header: 'Freshness', cell: ({ freshness }) => <FreshnessLabel label={freshness} /> },
]
