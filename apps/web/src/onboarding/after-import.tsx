import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { importsMessages } from '@wellmet/contacts/imports/imports.messages.ts'
import { missionsQuery } from '../discovery/missions/missions.queries.ts'
import { RateOffer } from '../discovery/people-to-rate/rate-offer.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { AskGoal } from './ask-goal.tsx'

/** The first import is followed by the question for whom it is; later ones lead to the paths. */
export const AfterImport = () => {
  const missions = useQuery(missionsQuery).data
  const [isAsked, setIsAsked] = useState(false)
  if (!missions) return null
  if (missions.items.length === 0 && !isAsked) setIsAsked(true)
  // The form that creates the first mission leads to its paths: it stays until it has.
  if (missions.items.length === 0 || isAsked)
    return (
      <>
        <AskGoal />
        <RateOffer />
      </>
    )
  return (
    <>
      <div>
        <LinkButton to="/">{importsMessages.seePaths()}</LinkButton>
      </div>
      <RateOffer />
    </>
  )
}
