import entityRowStyles from '../kit/entity-row.module.css'
import text from '../kit/text.module.css'
import styles from './onboarding.module.css'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { LinkButton } from '../kit/link-button.tsx'
import { Loaded } from '../kit/loaded.tsx'
import { PageHeader } from '../kit/page-header.tsx'
import { RowSkeletons } from '../kit/skeletons.tsx'
import type { firstSteps } from './first-steps.ts'
import { onboardingMessages } from './onboarding.messages.ts'
import { useFirstSteps } from './use-first-steps.ts'

type FirstStep = ReturnType<typeof firstSteps>[number]

const Step = ({ step: { to, title, about, next, isDone } }: { step: FirstStep }) => {
  const Mark = isDone ? IconCircleCheckFilled : IconCircle
  return (
    <div className={styles.step} data-done={isDone}>
      <Mark size={24} stroke={1.6} aria-hidden="true" />
      <div>
        <h2>{title()}</h2>
        <p className={text.quiet}>
          <span className={text.onlySpoken}>{isDone ? onboardingMessages.done() : onboardingMessages.notDone()} </span>
          {about()}
        </p>
      </div>
      <LinkButton to={to} variant="default">
        {next()}
      </LinkButton>
    </div>
  )
}

/** What to do first, with what is done already; each step leads on. */
export const OnboardingScreen = () => (
  <>
    <PageHeader title={onboardingMessages.firstSteps()}>{onboardingMessages.firstStepsAbout()}</PageHeader>
    <Loaded
      query={useFirstSteps()}
      what={onboardingMessages.theSteps()}
      skeleton={<RowSkeletons rows={4} label={onboardingMessages.loadingSteps()} />}
    >
      {(steps) => (
        <>
          <ol className={entityRowStyles.rows} aria-label={onboardingMessages.firstSteps()}>
            {steps.map((step) => (
              <li key={step.key}>
                <Step step={step} />
              </li>
            ))}
          </ol>
          <output className={clsx(text.small, text.quiet, text.figures)}>
            {onboardingMessages.doneOf({ done: steps.filter(({ isDone }) => isDone).length, total: steps.length })}
          </output>
        </>
      )}
    </Loaded>
  </>
)
