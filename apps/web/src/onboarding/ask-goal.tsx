import text from '../kit/text.module.css'
import styles from './onboarding.module.css'
import { clsx } from 'clsx'
import { GoalForm } from './goal-form.tsx'
import { onboardingMessages } from './onboarding.messages.ts'

/** The question that follows the first import, in its place. */
export const AskGoal = () => (
  <section className={styles.question} aria-label={onboardingMessages.askGoal()}>
    <h3>{onboardingMessages.askGoal()}</h3>
    <p className={clsx(styles.narrow, text.quiet)}>{onboardingMessages.askGoalAbout()}</p>
    <div className={styles.narrow}>
      <GoalForm />
    </div>
  </section>
)
