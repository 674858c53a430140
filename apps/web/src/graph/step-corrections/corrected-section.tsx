import styles from './corrected-section.module.css'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQuery } from '@tanstack/react-query'
import { stepCorrectionsMessages } from '@wellmet/graph/step-corrections/step-corrections.messages.ts'
import { reasonOf } from '../../api/problem.ts'
import { Section } from '../../kit/section.tsx'
import { knownPeopleQuery, stepCorrectionsQuery, useStepCorrections } from './step-corrections.queries.ts'

type Line = { id: string; words: string; takeBack: () => Promise<unknown> }

/** What the viewer said about steps of paths: about one person, or all of it. Nothing is shown before anything was said. */
export const CorrectedSection = ({ person, mayChange }: { person?: string; mayChange: boolean }) => {
  const steps = useQuery(stepCorrectionsQuery)
  const known = useQuery(knownPeopleQuery)
  const { takeBackStep, unmarkAsKnown, isPending } = useStepCorrections()
  const lines: Line[] = [
    ...(known.data?.items ?? [])
      .filter(({ id }) => person === undefined || id === person)
      .map(({ id, name, familiarity }) => ({
        id,
        words: stepCorrectionsMessages.knownLine({ name, familiarity }),
        takeBack: () => unmarkAsKnown(id),
      })),
    ...(steps.data?.items ?? [])
      .filter(({ from, to }) => person === undefined || from === person || to === person)
      .map(({ id, fromName, toName, says }) => ({
        id,
        words:
          says === 'know_well'
            ? stepCorrectionsMessages.knowEachOtherWell({ one: fromName, other: toName })
            : stepCorrectionsMessages.dontKnowEachOther({ one: fromName, other: toName }),
        takeBack: () => takeBackStep(id),
      })),
  ]
  if (lines.length === 0) return null
  const takeBack = (line: Line) =>
    line
      .takeBack()
      .catch((error: unknown) =>
        notifications.show({ message: stepCorrectionsMessages.notSaved({ reason: reasonOf(error) }) }),
      )
  return (
    <Section title={stepCorrectionsMessages.corrections()} about={stepCorrectionsMessages.correctionsAbout()}>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <span>{line.words}</span>
            {mayChange ? (
              <Button
                size="xs"
                variant="default"
                disabled={isPending}
                onClick={() => void takeBack(line)}
                aria-label={stepCorrectionsMessages.takeBackSpoken({ what: line.words })}
              >
                {stepCorrectionsMessages.takeBack()}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  )
}
