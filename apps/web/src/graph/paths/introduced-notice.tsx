import type { ReachablePerson } from '@wellmet/graph/paths/paths.contract.ts'
import { pathsMessages } from '@wellmet/graph/paths/paths.messages.ts'

/** That somebody introduced the viewer to this person before, and when. */
export const IntroducedNotice = ({ introduced }: Pick<ReachablePerson, 'introduced'>) =>
  introduced ? <p>{pathsMessages.introducedBefore({ name: introduced.by, on: new Date(introduced.at) })}</p> : null
