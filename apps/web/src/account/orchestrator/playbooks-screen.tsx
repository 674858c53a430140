import { useQuery } from '@tanstack/react-query'
import { orchestratorMessages as m } from '@wellmet/account/orchestrator/orchestrator.messages.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { playbooksQuery, type Shown } from './orchestrator.queries.ts'
import { PlaybookCard } from './playbook-card.tsx'
import { RunsSection } from './runs-section.tsx'

export const PlaybooksScreen = ({ shown }: { shown: Shown }) => {
  const playbooks = useQuery(playbooksQuery)
  return (
    <>
      <Section title={m.playbooks()} about={m.about()}>
        <Loaded query={playbooks} what={m.thePlaybooks()} skeleton={<RowSkeletons rows={2} label={m.loading()} />}>
          {({ items }) => (
            <div>
              {items.map((playbook) => (
                <PlaybookCard key={playbook.id} playbook={playbook} />
              ))}
            </div>
          )}
        </Loaded>
      </Section>
      <RunsSection shown={shown} />
    </>
  )
}
