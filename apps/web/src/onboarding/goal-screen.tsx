import styles from './onboarding.module.css'
import { PageHeader } from '../kit/page-header.tsx'
import { GoalForm } from './goal-form.tsx'
import { onboardingMessages } from './onboarding.messages.ts'

export const GoalScreen = () => (
  <>
    <PageHeader title={onboardingMessages.askGoal()}>{onboardingMessages.askGoalAbout()}</PageHeader>
    <div className={styles.narrow}>
      <GoalForm />
    </div>
  </>
)
