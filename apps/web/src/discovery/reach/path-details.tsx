import text from '../../kit/text.module.css'
import styles from './paths-view.module.css'
import { Link } from '@tanstack/react-router'
import type { PathInFull, ReachablePerson } from '@wellmet/graph/paths/paths.contract.ts'
import { pathsMessages } from '@wellmet/graph/paths/paths.messages.ts'
import { clsx } from 'clsx'
import { AskOther } from '../../graph/paths/ask-other.tsx'
import { ChanceSteps } from '../../graph/paths/chance-steps.tsx'
import { PathChain } from '../../graph/paths/path-chain.tsx'
import { ScoreBreakdown } from '../../graph/paths/score-breakdown.tsx'
import { StateActionButton } from '../../identity/person-states/state-action.tsx'

type Props = { path: PathInFull; person: ReachablePerson; isBest?: boolean }

/** One path of several: its steps, what can be done about it, and what its chance is made of. */
export const PathDetails = ({ path, person, isBest = false }: Props) => (
  <>
    <PathChain path={path} target={person} />
    <div className={styles.actions}>
      {isBest ? <StateActionButton person={person} size="xs" /> : <AskOther person={person} path={path} />}
      {path.viaId === null ? null : (
        <Link
          to="/introductions/path"
          search={{ person: person.id, via: path.viaId }}
          className={clsx(text.link, text.small)}
        >
          {pathsMessages.allDetails()}
        </Link>
      )}
    </div>
    <ChanceSteps path={path} target={person} />
    <ScoreBreakdown path={path} target={person} />
  </>
)
