import type { Insights } from '@wellmet/discovery/insights/insights.contract.ts'

type Kind = 'newJob' | 'newTitle' | 'maybeNewJob' | 'warming' | 'cooling'
export type Change = { key: string; kind: Kind; contact: { id: string; name: string }; sentence: string }

/** At most two of each kind: jobs first, because they are the best reason to write. */
const mostOfEach = 2

const kinds: Record<Insights['changed'][number]['kind'], Kind> = {
  'new company': 'newJob',
  'new title': 'newTitle',
  'possible new company': 'maybeNewJob',
}

type Moves = Pick<Insights, 'changed' | 'warming' | 'cooling'>
type Told = { contact: Change['contact']; sentence: string }

export const listChanges = ({ changed, warming, cooling }: Moves): Change[] => {
  const told = (kind: Kind, rows: readonly Told[]): Change[] =>
    rows
      .slice(0, mostOfEach)
      .map(({ contact, sentence }) => ({ key: `${kind} ${contact.id}`, kind, contact, sentence }))
  const jobs = changed.slice(0, mostOfEach).flatMap((one) => told(kinds[one.kind], [one]))
  return [...jobs, ...told('warming', warming), ...told('cooling', cooling)]
}
