import text from '../../kit/text.module.css'
import { leadsMessages as m } from '@wellmet/growth/leads/leads.messages.ts'
import type { Lead } from '@wellmet/growth/leads/leads.contract.ts'
import { kindWords } from '@wellmet/growth/leads/leads.rules.ts'
import { drawPath } from '../../graph/paths/draw-path.ts'
import type { Column } from '../../kit/data-table.tsx'
import { formatAgo } from '../../kit/dates.ts'
import { PathMini } from '../../kit/path-mini.tsx'
import { TwoLines } from '../../kit/two-lines.tsx'
import { LeadActions } from './lead-actions.tsx'
import { LeadMessages } from './lead-messages.tsx'
import { confirmationWords, sourceWords } from './lead-words.ts'

const whoOf = ({ name, company, email }: Lead): string => [name ?? email, company].filter(Boolean).join(', ')

export const leadColumns = (you: { id: string; name: string }, mayChange: boolean): readonly Column<Lead>[] => [
  {
    key: 'who',
    header: m.who(),
    cell: (lead) => (
      <>
        <TwoLines first={<strong>{whoOf(lead)}</strong>} second={lead.match.says} />
        <LeadMessages lead={lead} />
      </>
    ),
  },
  {
    key: 'source',
    header: m.source(),
    cell: (lead) => (
      <TwoLines
        first={`${kindWords(lead.kind)} · ${formatAgo(lead.createdAt)}`}
        second={[sourceWords(lead), confirmationWords(lead)].filter(Boolean).join(' · ')}
      />
    ),
  },
  {
    key: 'path',
    header: m.path(),
    cell: ({ path }) =>
      path ? (
        <TwoLines
          first={<PathMini path={drawPath(path.path, you, { id: path.to.id, name: path.to.name })} />}
          second={m.pathTo({ name: path.to.name, role: path.to.role ?? 'none' })}
        />
      ) : (
        <span className={text.quiet}>{m.noPath()}</span>
      ),
  },
  {
    key: 'state',
    header: m.state(),
    cell: (lead) => <LeadActions lead={lead} mayChange={mayChange} />,
  },
]
