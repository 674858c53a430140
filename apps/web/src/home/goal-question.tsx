import { EmptyState } from '../kit/empty-state.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { homeMessages } from './home.messages.ts'

/** Until there is a mission: the question from which everything else on Home follows. */
export const GoalQuestion = () => (
  <EmptyState
    title={homeMessages.askGoal()}
    next={<LinkButton to="/access/personalize">{homeMessages.nameGoal()}</LinkButton>}
  >
    {homeMessages.askGoalAbout()}
  </EmptyState>
)
