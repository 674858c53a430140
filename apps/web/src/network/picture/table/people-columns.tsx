import type { Column } from '../../../kit/data-table.tsx'
import { FreshnessLabel } from '../../../kit/freshness-label.tsx'
import { StrengthBar } from '../../../kit/strength-bar.tsx'
import type { Network } from '../data/network-lookup.ts'
import { reachWords } from '../data/person-words.ts'
import type { PicturePerson } from '../picture-shapes.ts'

export const peopleColumns = (network: Network, onOpen: (id: string) => void): readonly Column<PicturePerson>[] => [
  {
    key: 'name',
    header: 'Person',
    cell: ({ id, name }) => (
      <button type="button" className="people-table-open" onClick={() => onOpen(id)}>
        {name}
      </button>
    ),
  },
  { key: 'role', header: 'Role', cell: ({ role }) => role ?? <span className="quiet">unknown</span> },
  { key: 'company', header: 'Company', cell: ({ company }) => company ?? <span className="quiet">unknown</span> },
  {
    key: 'reach',
    header: 'Reach',
    cell: ({ id }) => <span className="quiet">{reachWords(network, network.numberOf.get(id) ?? 0)}</span>,
  },
  { key: 'strength', header: 'Strength', cell: ({ strength }) => <StrengthBar strength={strength} /> },
  { key: 'freshness', header: 'Freshness', cell: ({ freshness }) => <FreshnessLabel label={freshness} /> },
]
