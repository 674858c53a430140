import { useQuery } from '@tanstack/react-query'
import { importsMessages } from '@wellmet/contacts/imports/imports.messages.ts'
import { missionsQuery } from '../discovery/missions/missions.queries.ts'
import { LinkButton } from '../kit/link-button.tsx'
import { AskGoal } from './ask-goal.tsx'

/** The first import is followed by the question for whom it is; later ones lead to the paths. */
export const AfterImport = () => {
  const missions = useQuery(missionsQuery).data
  if (!missions) return null
  if (missions.items.length === 0) return <AskGoal />
  return (
    <div>
      <LinkButton to="/">{importsMessages.seePaths()}</LinkButton>
    </div>
  )
}
