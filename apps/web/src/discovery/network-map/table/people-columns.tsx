import text from '../../../kit/text.module.css'
import styles from './people-table.module.css'
import { Link } from '@tanstack/react-router'
import { networkMapsMessages } from '@wellmet/discovery/network-map/network-maps.messages.ts'
import type { Column } from '../../../kit/data-table.tsx'
import { FreshnessLabel } from '../../../kit/freshness-label.tsx'
import { kitMessages } from '../../../kit/kit.messages.ts'
import { StrengthBar } from '../../../kit/strength-bar.tsx'
import type { Network } from '../../../contacts/network-people/network-lookup.ts'
import { reachWords } from '../../../contacts/network-people/person-words.ts'
import { isOwnContact, type NetworkMapPerson } from '../../../contacts/network-people/network-map-shapes.ts'

export const peopleColumns = (
  network: Network,
  onPath: (number: number) => void,
): readonly Column<NetworkMapPerson>[] => [
  {
    key: 'name',
    header: networkMapsMessages.person(),
    cell: (person) =>
      isOwnContact(person) ? (
        <Link to="/contacts/$id" params={{ id: person.id }} className={styles.open}>
          {person.name}
        </Link>
      ) : (
        <button
          type="button"
          className={styles.open}
          aria-label={networkMapsMessages.showPathTo({ name: person.name })}
          onClick={() => onPath(network.numberOf.get(person.id) ?? 0)}
        >
          {person.name}
        </button>
      ),
  },
  {
    key: 'role',
    header: networkMapsMessages.role(),
    cell: ({ role }) => role ?? <span className={text.quiet}>{kitMessages.unknown()}</span>,
  },
  {
    key: 'company',
    header: networkMapsMessages.company(),
    cell: ({ company }) => company ?? <span className={text.quiet}>{kitMessages.unknown()}</span>,
  },
  {
    key: 'reach',
    header: networkMapsMessages.reach(),
    cell: ({ id }) => <span className={text.quiet}>{reachWords(network, network.numberOf.get(id) ?? 0)}</span>,
  },
  {
    key: 'strength',
    header: networkMapsMessages.strength(),
    cell: ({ strength }) => <StrengthBar strength={strength} />,
  },
  {
    key: 'freshness',
    header: networkMapsMessages.freshness(),
    cell: ({ freshness }) => <FreshnessLabel label={freshness} />,
  },
]
